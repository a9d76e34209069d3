//! What an edition must be like; every mistake is noted with its line.

use std::collections::BTreeSet;

use table::journal::{EditionRef, hash_of};
use table::{Mistakes, Source, Spanned};

use super::file::{File, FileField, FileTerritory, FileUnits};
use super::{Edition, Field, FieldKind, Group, Title, cards};
use crate::card::CardKind;
use crate::ids::{FIELDS, GROUPS, GUILDS, QUADRANTS, TERRITORIES, TITLES};
use crate::{ByTitle, CardId, CardSet, FieldId, Goods, GroupId, RUnit, TitleId, TitleSet, Units};

/// The kinds of fields by their names in files.
const KINDS: &str =
    "territory, guild, ops-mission, influence, market, bank, base, teleport, moonshot, nsa or nia";
/// How many R-Units and Economic Development pieces the box has (GP-4).
const BOX: (u32, u8) = (275, 44);
/// The value of a Guild (GP-5).
const GUILD_VALUE: u8 = 4;

pub(super) struct Check<'a> {
    source: Source<'a>,
    mistakes: Mistakes,
    group_ids: Vec<String>,
    title_ids: Vec<String>,
}

impl Check<'_> {
    pub(super) fn at<T>(&mut self, spanned: &Spanned<T>, what: String, expected: impl Into<String>) {
        let line = self.source.line_at(spanned.span().start);
        self.mistakes.note(Some(line), what, expected);
    }

    pub(super) fn whole(&mut self, what: String, expected: impl Into<String>) {
        self.mistakes.note(None, what, expected);
    }

    pub(super) fn id(&mut self, id: &Spanned<String>) {
        let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        if id.get_ref().is_empty() || !id.get_ref().bytes().all(fits) {
            self.at(
                id,
                format!("“{}” cannot be an id", id.get_ref().escape_debug()),
                "lower-case letters, digits and hyphens",
            );
        }
    }

    /// A name, or a card's text: something that can be read, on one line.
    pub(super) fn name(&mut self, name: &Spanned<String>) -> String {
        let text = name.get_ref();
        if text.trim().is_empty() {
            self.at(name, "nothing where a name or a text should be".to_owned(), "words");
        } else if text.chars().any(char::is_control) {
            self.at(name, format!("“{}” cannot be printed", text.escape_debug()), "words on one line");
        }
        text.clone()
    }

    /// A colour as the page paints it.
    fn colour(&mut self, colour: &Spanned<String>) -> String {
        let digits = colour.get_ref().strip_prefix('#').unwrap_or_default();
        if ![3, 6].contains(&digits.len()) || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            self.at(
                colour,
                format!("“{}” is no colour", colour.get_ref().escape_debug()),
                "one like #3b6fb6",
            );
        }
        colour.get_ref().clone()
    }

    pub(super) fn unique<'b>(&mut self, ids: impl Iterator<Item = &'b Spanned<String>>, kind: &str) {
        let mut seen = BTreeSet::new();
        for id in ids {
            if !seen.insert(id.get_ref().clone()) {
                self.at(id, format!("the {kind} “{}” is listed twice", id.get_ref()), "every id once");
            }
        }
    }

    pub(super) fn group(&mut self, name: &Spanned<String>) -> Option<GroupId> {
        self.group_named(name, name.get_ref())
    }

    pub(super) fn group_named<T>(&mut self, at: &Spanned<T>, name: &str) -> Option<GroupId> {
        let found = self.group_ids.iter().position(|id| id == name).map(GroupId::from_index);
        if found.is_none() {
            let known = format!("one of {}", self.group_ids.join(", "));
            self.at(at, format!("there is no group “{name}”"), known);
        }
        found
    }

    pub(super) fn title_named<T>(&mut self, at: &Spanned<T>, name: &str) -> Option<TitleId> {
        let found = self.title_ids.iter().position(|id| id == name).map(TitleId::from_index);
        if found.is_none() {
            self.at(at, format!("there is no Title “{name}”"), "the id of a territory or guild");
        }
        found
    }

    pub(super) fn unit_named<T>(&mut self, at: &Spanned<T>, name: &str) -> Option<RUnit> {
        let found = RUnit::ALL.into_iter().find(|unit| unit.id() == name);
        if found.is_none() {
            self.at(at, format!("“{name}” is no R-Unit"), "water, food, energy, ucp or ns");
        }
        found
    }

    fn units(&mut self, units: &FileUnits) -> Units {
        let mut all = Units::NONE;
        for (name, count) in units {
            if let Some(unit) = self.unit_named(name, name.get_ref()) {
                all[unit] = *count.get_ref();
            }
        }
        all
    }

    fn number(&mut self, found: usize, right: usize, what: &str, clause: &str) {
        if found != right {
            self.whole(format!("{found} {what}"), format!("{right} ({clause})"));
        }
    }

    fn head(&mut self, file: &File) {
        let head = &file.edition;
        if head.game.get_ref() != crate::ID {
            self.at(&head.game, format!("this edition is for the game “{}”", head.game.get_ref()), crate::ID);
        }
        self.id(&head.id);
        self.name(&head.name);
        if *head.version.get_ref() == 0 {
            self.at(&head.version, "version 0".to_owned(), "1 or more");
        }
        let pieces = &file.development.pieces;
        if *pieces.get_ref() != BOX.1 {
            self.at(pieces, format!("{} development pieces", pieces.get_ref()), format!("{} (GP-4)", BOX.1));
        }
    }

    fn titles(&mut self, file: &File) -> Vec<Title> {
        self.number(file.group.len(), GROUPS, "groups", "GP-3");
        self.number(file.territory.len(), TERRITORIES, "territories", "GP-2");
        self.number(file.guild.len(), GUILDS, "guilds", "GP-2");
        self.unique(file.group.iter().map(|group| &group.id), "group");
        let ids =
            file.territory.iter().map(|title| &title.id).chain(file.guild.iter().map(|title| &title.id));
        self.unique(ids.clone(), "Title");
        ids.chain(file.group.iter().map(|group| &group.id)).for_each(|id| self.id(id));
        let mut titles = Vec::new();
        let mut short = 0;
        for found in &file.territory {
            let group = self.group(&found.group);
            if !(1..=4).contains(found.value.get_ref()) {
                self.at(&found.value, format!("value {}", found.value.get_ref()), "1 to 4 (GP-5)");
            }
            let [low, middle, high] = *found.conference.get_ref();
            if low == 0 || low > middle || middle > high {
                let what = "Conference Costs that fall, or nothing to pay".to_owned();
                self.at(&found.conference, what, "rising ones (GP-5)");
            }
            let units = self.units(&found.units);
            short += self.pattern(found, units);
            titles.push(Title {
                id: found.id.get_ref().clone(),
                name: self.name(&found.name),
                group: group.unwrap_or(GroupId(0)),
                value: *found.value.get_ref(),
                units,
                premiums: *found.premiums.get_ref(),
                conference: *found.conference.get_ref(),
                associated: TitleSet::NONE,
                rates: [0; 4],
            });
        }
        if short > 1 {
            self.whole(
                format!("{short} Territories with an R-Unit less than the others"),
                "one at most (GP-6)",
            );
        }
        self.guilds(file, &mut titles);
        titles
    }

    /// GP-6: twice the value and one more R-Units, never of all five kinds; premiums of five times the value, and five more.
    /// Returns how many R-Units it has less: a Territory may lack one, as Japan does.
    fn pattern(&mut self, found: &FileTerritory, units: Units) -> u32 {
        let value = u32::from(*found.value.get_ref());
        let (whole, total) = (2 * value + 1, units.total());
        if !(whole - 1..=whole).contains(&total) || units.sets() > 0 {
            let what =
                format!("{total} R-Units of {} kinds on “{}”", units.kinds().count(), found.id.get_ref());
            self.at(&found.id, what, format!("{whole}, not of all five kinds (GP-6)"));
        }
        let premiums = found.premiums.get_ref().map(u32::from);
        let right = [5 * value, 5 * value + 5];
        if premiums != right {
            self.at(&found.premiums, format!("premiums {premiums:?}"), format!("{right:?} (GP-6)"));
        }
        u32::from(total + 1 == whole)
    }

    /// GP-3, GP-5, GP-35: the Guilds, after the Territories.
    fn guilds(&mut self, file: &File, titles: &mut Vec<Title>) {
        let mut groups = BTreeSet::new();
        for found in &file.guild {
            let group = self.group(&found.group).unwrap_or(GroupId(0));
            if !groups.insert(group) {
                let what = format!("a second Guild of the group “{}”", found.group.get_ref());
                self.at(&found.group, what, "a group of its own for each Guild (GP-3)");
            }
            if *found.value.get_ref() != GUILD_VALUE {
                let what = format!("a Guild with value {}", found.value.get_ref());
                self.at(&found.value, what, format!("{GUILD_VALUE} (GP-5)"));
            }
            let stock = self.units(&found.stock);
            if stock.is_empty() {
                let what = format!("the Guild “{}” has no stock", found.id.get_ref());
                self.at(&found.id, what, "some R-Units to sell (GP-5)");
            }
            let associated: Vec<TitleId> = found
                .associated
                .get_ref()
                .iter()
                .filter_map(|name| self.title_named(&found.associated, name))
                .collect();
            let fits = |title: &TitleId| {
                !title.is_guild() && titles.get(title.index()).is_some_and(|t| t.group == group)
            };
            let set: TitleSet = associated.iter().copied().collect();
            if set.len() != 2 || !associated.iter().all(fits) {
                self.at(
                    &found.associated,
                    format!("the Associated Territories of “{}”", found.id.get_ref()),
                    "two Territories of its group (GP-3)",
                );
            }
            if !found.rates.get_ref().is_sorted() || found.rates.get_ref()[0] == 0 {
                self.at(
                    &found.rates,
                    "rates that fall, or nothing to pay".to_owned(),
                    "rising rates (GP-35)",
                );
            }
            titles.push(Title {
                id: found.id.get_ref().clone(),
                name: self.name(&found.name),
                group,
                value: *found.value.get_ref(),
                units: stock,
                premiums: [0; 2],
                conference: [0; 3],
                associated: set,
                rates: *found.rates.get_ref(),
            });
        }
    }

    fn box_of_units(&mut self, file: &File, titles: &[Title]) -> Units {
        let units = self.units(&file.units);
        if units.total() != BOX.0 {
            self.whole(format!("{} R-Units in the box", units.total()), format!("{} (GP-4)", BOX.0));
        }
        for unit in RUnit::ALL {
            let needed: u32 = titles.iter().map(|title| u32::from(title.units[unit])).sum();
            if needed > u32::from(units[unit]) {
                self.whole(
                    format!("{} {} units in the box", units[unit], unit.id()),
                    format!("at least the {needed} that the Titles hold"),
                );
            }
        }
        units
    }

    fn field(&mut self, found: &Spanned<FileField>) -> Option<Field> {
        let FileField { kind, name, title, goods } = found.get_ref();
        let named = ["base", "market", "bank"].contains(&kind.get_ref().as_str());
        if named != name.is_some() {
            let expected = if named { "a name" } else { "no name: it has one already" };
            self.at(kind, format!("a {} field", kind.get_ref()), expected);
        }
        if title.is_some() && !["territory", "guild"].contains(&kind.get_ref().as_str()) {
            self.at(kind, format!("a {} field with a Title", kind.get_ref()), "a territory or guild for it");
        }
        if goods.is_some() && kind.get_ref() != "market" {
            self.at(kind, format!("a {} field that sells something", kind.get_ref()), "a market (GP-48)");
        }
        let of_title = |check: &mut Self, guild: bool| {
            let Some(title) = title else {
                check.at(kind, format!("a {} field without a Title", kind.get_ref()), "`title = …`");
                return None;
            };
            let id = check.title_named(title, title.get_ref())?;
            if id.is_guild() != guild {
                check.at(title, format!("“{}” on such a field", title.get_ref()), "a Title of its kind");
            }
            Some(id)
        };
        let kind = match kind.get_ref().as_str() {
            "territory" => FieldKind::Territory(of_title(self, false)?),
            "guild" => FieldKind::Guild(of_title(self, true)?),
            "ops-mission" => FieldKind::OpsMission,
            "influence" => FieldKind::Influence,
            "market" => {
                let goods: Goods =
                    goods.iter().flatten().filter_map(|unit| self.unit_named(unit, unit.get_ref())).collect();
                if goods == Goods::default() {
                    self.at(kind, "a market that sells nothing".to_owned(), "`goods = […]` (GP-48)");
                }
                FieldKind::Market(goods)
            }
            "bank" => FieldKind::Bank,
            "base" => FieldKind::Base,
            "teleport" => FieldKind::Teleport,
            "moonshot" => FieldKind::Moonshot,
            "nsa" => FieldKind::Nsa,
            "nia" => FieldKind::Nia,
            other => {
                self.at(kind, format!("there is no field “{other}”"), KINDS);
                return None;
            }
        };
        Some(Field { kind, name: name.as_ref().map(|name| self.name(name)) })
    }

    /// GP-2: every field in its number, and every quadrant alike.
    fn ring(&mut self, fields: &[Field]) {
        self.number(fields.len(), FIELDS, "fields", "GP-2");
        if fields.len() != FIELDS {
            return;
        }
        for title in TitleId::all() {
            let on = fields.iter().filter(
                |field| matches!(field.kind, FieldKind::Territory(id) | FieldKind::Guild(id) if id == title),
            );
            let count = on.count();
            if count != 1 {
                let id = self.title_ids.get(title.index()).cloned().unwrap_or_default();
                self.whole(format!("“{id}” stands on {count} fields"), "one (GP-2)");
            }
        }
        for special in
            [FieldKind::Teleport, FieldKind::Moonshot, FieldKind::Nsa, FieldKind::Nia, FieldKind::Bank]
        {
            let count = fields.iter().filter(|field| field.kind == special).count();
            self.number(count, 1, &format!("{special:?} fields"), "GP-2");
        }
        let bases: Vec<usize> = (0..FIELDS).filter(|&at| fields[at].kind == FieldKind::Base).collect();
        self.number(bases.len(), QUADRANTS, "bases", "GP-2");
        for (number, &base) in bases.iter().enumerate() {
            let length = FIELDS / QUADRANTS;
            let quadrant: Vec<FieldKind> =
                (1..length).map(|step| fields[(base + step) % FIELDS].kind).collect();
            let count = |fits: fn(&FieldKind) -> bool| quadrant.iter().filter(|kind| fits(kind)).count();
            let found = [
                count(|kind| matches!(kind, FieldKind::Territory(_))),
                count(|kind| matches!(kind, FieldKind::OpsMission)),
                count(|kind| matches!(kind, FieldKind::Influence)),
                count(|kind| matches!(kind, FieldKind::Market(_) | FieldKind::Bank)),
                count(|kind| matches!(kind, FieldKind::Guild(_))),
                count(|kind| {
                    matches!(
                        kind,
                        FieldKind::Teleport | FieldKind::Moonshot | FieldKind::Nsa | FieldKind::Nia
                    )
                }),
            ];
            if found != [8, 2, 2, 1, 1, 1] {
                self.whole(
                    format!(
                        "quadrant {}: territories, ops-mission, influence, market or bank, guild, special: {found:?}",
                        number + 1
                    ),
                    "8, 2, 2, 1, 1, 1 behind each base (GP-2)",
                );
            }
        }
    }

    fn groups(&mut self, file: &File, titles: &[Title]) -> Vec<Group> {
        let mut groups = Vec::new();
        for (index, found) in file.group.iter().enumerate() {
            let inside =
                |title: &TitleId| titles.get(title.index()).is_some_and(|t| t.group.index() == index);
            let territories: TitleSet = TitleId::territories().filter(inside).collect();
            if !(2..=4).contains(&territories.len()) {
                let what =
                    format!("the group “{}” has {} Territories", found.id.get_ref(), territories.len());
                self.at(&found.id, what, "2 to 4 (GP-3)");
            }
            groups.push(Group {
                id: found.id.get_ref().clone(),
                name: self.name(&found.name),
                colour: self.colour(&found.colour),
                territories,
            });
        }
        groups
    }

    fn neighbours(&mut self, file: &File) -> Vec<(TitleId, TitleId)> {
        let mut pairs = Vec::new();
        for pair in &file.neighbours.pairs {
            let [one, other] = pair.get_ref();
            let found = self.title_named(pair, one).zip(self.title_named(pair, other));
            match found {
                Some((one, other)) if one != other && !one.is_guild() && !other.is_guild() => {
                    pairs.push((one, other));
                }
                Some(_) => self.at(pair, "neighbours that are no pair".to_owned(), "two Territories (GP-69)"),
                None => {}
            }
        }
        pairs
    }
}

/// The edition in the file, if nothing is wrong with it.
pub(super) fn checked(source: Source<'_>, file: &File) -> Result<Edition, Mistakes> {
    let title_ids =
        file.territory.iter().map(|title| &title.id).chain(file.guild.iter().map(|title| &title.id));
    let mut check = Check {
        source,
        mistakes: Mistakes::new(source),
        group_ids: file.group.iter().map(|group| group.id.get_ref().clone()).collect(),
        title_ids: title_ids.map(|id| id.get_ref().clone()).collect(),
    };
    check.head(file);
    let titles = check.titles(file);
    let units = check.box_of_units(file, &titles);
    let groups = check.groups(file, &titles);
    let fields: Vec<Field> = file.field.iter().filter_map(|field| check.field(field)).collect();
    check.ring(&fields);
    let neighbours = check.neighbours(file);
    let cards = cards::cards(&mut check, file);
    check.mistakes.into_result()?;

    let bases: Vec<FieldId> =
        FieldId::all().filter(|at| fields[at.index()].kind == FieldKind::Base).collect();
    let bases: [FieldId; QUADRANTS] = bases.try_into().expect("the bases were counted");
    let quadrant_at = |at: FieldId| {
        // The base that is least far behind.
        (0..QUADRANTS).min_by_key(|&base| bases[base].distance_to(at)).expect("there are four bases")
    };
    let mut field_of = ByTitle::new([FieldId(0); TITLES]);
    let mut quadrant_of = ByTitle::new([0; TITLES]);
    let mut quadrants = [TitleSet::NONE; QUADRANTS];
    for at in FieldId::all() {
        if let FieldKind::Territory(title) | FieldKind::Guild(title) = fields[at.index()].kind {
            let quadrant = quadrant_at(at);
            field_of[title] = at;
            quadrant_of[title] = u8::try_from(quadrant).expect("there are four quadrants");
            if !title.is_guild() {
                quadrants[quadrant].insert(title);
            }
        }
    }
    let is = |at: &FieldId, kind: FieldKind| fields[at.index()].kind == kind;
    let set = |fits: &dyn Fn(&crate::card::Card) -> bool| -> CardSet {
        cards
            .iter()
            .enumerate()
            .filter(|(_, card)| fits(card))
            .map(|(at, _)| CardId::from_index(at))
            .collect()
    };
    Ok(Edition {
        reference: EditionRef { id: file.edition.id.get_ref().clone(), hash: hash_of(source.text) },
        name: file.edition.name.get_ref().clone(),
        units,
        pieces: *file.development.pieces.get_ref(),
        teleport: FieldId::all().find(|at| is(at, FieldKind::Teleport)).expect("it was counted"),
        independents: FieldId::all()
            .filter(|at| matches!(fields[at.index()].kind, FieldKind::Market(_) | FieldKind::Bank))
            .collect(),
        of_kind: CardKind::ALL.map(|kind| set(&|card| card.face.kind() == kind)),
        about_agents: set(&|card| card.face.about_agents()),
        copies: cards.iter().map(|card| set(&|copy| copy.id == card.id)).collect(),
        groups,
        titles,
        fields,
        cards,
        neighbours,
        field_of,
        quadrant_of,
        quadrants,
        bases,
    })
}
