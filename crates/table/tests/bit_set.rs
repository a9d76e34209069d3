//! Sets of numbered things.

use table::Seat;

table::bit_set!(
    /// Some seats.
    Few of Seat in u16
);

#[test]
fn a_set_keeps_its_order_and_knows_its_size() {
    let mut some: Few = [9, 3, 15, 8].into_iter().map(Seat).collect();
    some.remove(Seat(8));
    assert_eq!(serde_json::to_string(&some).unwrap(), "[3,9,15]");
    assert_eq!(serde_json::from_str::<Few>("[15,3,9]").unwrap(), some);
    assert!(serde_json::from_str::<Few>("[16]").is_err());
    assert!(some.contains(Seat(15)) && !some.contains(Seat(16)));
    let two = Few::first(16).minus(some).and(Few::first(6)).minus(Few::first(4));
    assert_eq!(two.iter().collect::<Vec<_>>(), [Seat(4), Seat(5)]);
    assert!(two.or(some).holds(some) && !two.holds(some));
    assert_eq!((two.len(), Few::only(Seat(4)).minus(two).is_empty()), (2, true));
}
