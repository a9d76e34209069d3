//! As much of CBOR (RFC 8949) as authenticators write: definite lengths, no tags, few levels.

/// How deep things lie in each other at most.
const DEEPEST: usize = 6;
/// How many entries a map or a list has at most.
const LONGEST: u64 = 64;

/// Something that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item<'a> {
    Number(i64),
    Bytes(&'a [u8]),
    Text(&'a str),
    List(Vec<Item<'a>>),
    Map(Vec<(Item<'a>, Item<'a>)>),
    /// True, false, nothing, or a number with a point, none of which is asked for.
    Other,
}

impl<'a> Item<'a> {
    /// What comes first in some bytes, and the bytes after it.
    pub(super) fn first(bytes: &'a [u8]) -> Option<(Item<'a>, &'a [u8])> {
        let mut reader = Reader(bytes);
        let item = reader.item(DEEPEST)?;
        Some((item, reader.0))
    }

    /// What some bytes are as a whole.
    pub(super) fn whole(bytes: &'a [u8]) -> Option<Item<'a>> {
        Item::first(bytes).and_then(|(item, rest)| rest.is_empty().then_some(item))
    }

    /// The value under a key, if it is a map.
    pub(super) fn get(&self, key: &Item<'_>) -> Option<&Item<'a>> {
        let Item::Map(entries) = self else { return None };
        entries.iter().find_map(|(found, value)| (found == key).then_some(value))
    }

    pub(super) fn number(&self) -> Option<i64> {
        if let Item::Number(number) = self { Some(*number) } else { None }
    }

    pub(super) fn bytes(&self) -> Option<&'a [u8]> {
        if let Item::Bytes(bytes) = self { Some(bytes) } else { None }
    }
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn item(&mut self, deep: usize) -> Option<Item<'a>> {
        let deep = deep.checked_sub(1)?;
        let head = self.take(1)?[0];
        let (kind, count) = (head >> 5, self.count(head & 0x1f)?);
        match kind {
            0 => i64::try_from(count).ok().map(Item::Number),
            1 => i64::try_from(count).ok().map(|count| Item::Number(-1 - count)),
            2 => self.take(count).map(Item::Bytes),
            3 => std::str::from_utf8(self.take(count)?).ok().map(Item::Text),
            4 => (0..count.min(LONGEST + 1))
                .map(|_| self.item(deep))
                .collect::<Option<Vec<_>>>()
                .map(Item::List),
            5 => self.map(count, deep),
            7 => Some(Item::Other),
            _ => None,
        }
        .filter(|_| !matches!(kind, 4 | 5) || count <= LONGEST)
    }

    /// A map names nothing twice: two readers could take one another's value.
    fn map(&mut self, count: u64, deep: usize) -> Option<Item<'a>> {
        let mut entries: Vec<(Item<'a>, Item<'a>)> = Vec::new();
        for _ in 0..count.min(LONGEST + 1) {
            let (key, value) = (self.item(deep)?, self.item(deep)?);
            if entries.iter().any(|(known, _)| *known == key) {
                return None;
            }
            entries.push((key, value));
        }
        Some(Item::Map(entries))
    }

    /// The number that comes with a head: in it, or in the bytes after it.
    fn count(&mut self, low: u8) -> Option<u64> {
        let bytes = match low {
            0..=23 => return Some(low.into()),
            24 => self.take(1)?,
            25 => self.take(2)?,
            26 => self.take(4)?,
            27 => self.take(8)?,
            // Of a length that is not said yet.
            _ => return None,
        };
        Some(bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte)))
    }

    fn take(&mut self, count: u64) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(usize::try_from(count).ok()?)?;
        self.0 = rest;
        Some(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_authenticators_write_is_read() {
        let bytes =
            [0xa3, 0x01, 0x02, 0x20, 0x43, 1, 2, 3, 0x63, b'f', b'm', b't', 0x83, 0x19, 1, 0, 0x38, 24, 0xf5];
        let item = Item::whole(&bytes).unwrap();
        assert_eq!(item.get(&Item::Number(1)).and_then(Item::number), Some(2));
        assert_eq!(item.get(&Item::Number(-1)).and_then(Item::bytes), Some(&[1, 2, 3][..]));
        let list = vec![Item::Number(256), Item::Number(-25), Item::Other];
        assert_eq!(item.get(&Item::Text("fmt")), Some(&Item::List(list)));
        assert_eq!(item.get(&Item::Number(7)), None);
        assert_eq!(Item::Number(1).get(&Item::Number(1)), None);
        assert_eq!(Item::first(&[0x01, 0x02]), Some((Item::Number(1), &[2][..])));
    }

    #[test]
    fn what_they_do_not_write_is_not() {
        let nested = [0x81; 20];
        let long: Vec<u8> = [0x98, 65].into_iter().chain([0; 65]).collect();
        let broken: [&[u8]; 14] = [
            &[],
            &[0x18],
            &[0x43, 1, 2],
            &[0x61, 0xff],
            &[0x5f, 0x41, 1, 0xff],
            &[0xbf, 0xff],
            &[0xc0, 0x01],
            &[0xa1, 0x01],
            &[0xa2, 0x01, 0x02, 0x01, 0x03],
            &[0x1b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
            &[0x9b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
            &[0x5b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
            &nested,
            &long,
        ];
        for bytes in broken {
            assert_eq!(Item::whole(bytes), None, "{bytes:x?}");
        }
        assert_eq!(Item::whole(&[0x01, 0x02]), None, "there is more");
    }
}
