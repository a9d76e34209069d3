//! The markets of the Independent Territories (GP-48, GP-49).

use table::dice::Dice;
use table::{Log, Seat};

use crate::clause::{GP_2, GP_4, GP_27, GP_48};
use crate::edition::FieldKind;
use crate::event::Visits;
use crate::no::{Found, NOT_NOW, need, no, no_more_than};
use crate::stage::Stage;
use crate::state::{Phase, Then};
use crate::{Event, FieldId, Globopolis, Goods, Open, RUnit, Team, Units};

/// What an R-Unit costs at a market (GP-48).
pub const PRICE: u8 = 5;

/// What is on offer, and what comes after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shop {
    pub(crate) goods: Goods,
    pub(crate) left: u8,
    pub(crate) price: u8,
    pub(crate) then: Then,
}

impl Globopolis {
    /// GP-48, GP-49: which markets the Governor can roll for: the one they stand on, or any from Switzerland.
    pub(crate) fn markets_at(&self, at: FieldId) -> crate::FieldSet {
        match self.edition.kind(at) {
            FieldKind::Market(_) => crate::FieldSet::only(at),
            FieldKind::Bank => {
                let mut markets = self.edition.independents();
                markets.remove(at);
                markets
            }
            _ => crate::FieldSet::NONE,
        }
    }

    /// GP-48: what a market that can be rolled for sells, and what comes after buying.
    pub(crate) fn check_roll_market(&self, open: &Open, seat: Seat, field: FieldId) -> Found<(Goods, Then)> {
        let Phase::Market { shuttle } = open.phase else { return no(GP_48, NOT_NOW) };
        need(self.edition.has_field(field), GP_2, "gp-no-field")?;
        need(self.markets_at(open.governors[seat].at).contains(field), GP_48, "gp-no-market-here")?;
        match self.edition.kind(field) {
            FieldKind::Market(goods) => Ok((goods, if shuttle { Then::Again } else { Then::End })),
            _ => no(GP_48, "gp-no-market-here"),
        }
    }

    /// GP-48: how many of a kind can be bought: on offer, in the bank, and within one's means.
    pub fn most_to_buy(&self, open: &Open, team: Team, unit: RUnit) -> u8 {
        let Phase::Shop { goods, left, price, .. } = open.phase else { return 0 };
        if !goods.has(unit) {
            return 0;
        }
        let affordable = crate::score::means(open, team) / u32::from(price.max(1));
        left.min(open.bank[unit]).min(u8::try_from(affordable).unwrap_or(u8::MAX))
    }

    pub(crate) fn check_buy(&self, open: &Open, team: Team, unit: RUnit, count: u8) -> Found<Shop> {
        let Phase::Shop { goods, left, price, then } = open.phase else { return no(GP_48, NOT_NOW) };
        need(count > 0, GP_48, "gp-no-nothing")?;
        need(goods.has(unit), GP_48, "gp-no-such-goods")?;
        if count > left {
            return no_more_than(GP_48, "gp-no-more-on-offer", left);
        }
        need(open.bank[unit] >= count, GP_4, "gp-no-units-in-bank")?;
        need(count <= self.most_to_buy(open, team, unit), GP_27, "gp-no-means")?;
        Ok(Shop { goods, left, price, then })
    }
}

impl<D: Dice, L: Log<Event>> Stage<'_, D, L> {
    /// GP-48: 2d6 say how many are on offer.
    pub(crate) fn roll_market(&mut self, team: Team, at: FieldId, goods: Goods, then: Then) {
        let dice = [self.d6("market"), self.d6("market")];
        self.log.tell_all(GP_48, Visits::MarketRolled { team, at, dice }.into());
        self.open_shop(team, Shop { goods, left: dice.iter().sum(), price: PRICE, then });
    }

    pub(crate) fn open_shop(&mut self, team: Team, shop: Shop) {
        let Shop { goods, left, price, then } = shop;
        self.state.open.phase = Phase::Shop { goods, left, price, then };
        self.close_empty_shop(team);
    }

    /// Nobody is asked what to buy where nothing can be bought.
    fn close_empty_shop(&mut self, team: Team) {
        let Phase::Shop { goods, then, .. } = self.state.open.phase else { return };
        if goods.iter().all(|unit| self.game.most_to_buy(&self.state.open, team, unit) == 0) {
            self.leave_shop(then);
        }
    }

    pub(crate) fn leave_shop(&mut self, then: Then) {
        match then {
            Then::End => self.end_turn(),
            Then::Again => self.state.open.phase = Phase::Again,
            Then::Option => self.state.open.phase = Phase::Option,
        }
    }

    pub(crate) fn buy(&mut self, team: Team, unit: RUnit, count: u8, shop: Shop) {
        let eu = u32::from(count) * u32::from(shop.price);
        self.collect(team, eu);
        let units = self.take_from_bank(team, Units::of(unit, count));
        self.log.tell_all(GP_48, Visits::Bought { team, units, eu }.into());
        self.open_shop(team, Shop { left: shop.left - count, ..shop });
    }
}
