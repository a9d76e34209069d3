//! Whole games as they are seen: what befalls a player is told to them, and nothing is told to anybody who may not know it.

#![expect(clippy::disallowed_methods, reason = "a test may read the recorded games")]

#[path = "recorded/games.rs"]
mod recorded_games;

use std::collections::BTreeMap;
use std::path::PathBuf;

use games::AnyGame;
use pages::model::LogLine;
use pages::scene::{Weight, scenes};
use pages::stage::Stage;
use pages::telling::{REST, WORD};
use table::{Game, Play, Seat, Viewer};

/// Every recorded game, with its file.
fn recorded() -> Vec<(PathBuf, Play<AnyGame>)> {
    recorded_games::games().into_iter().map(|(path, _, play)| (path, play)).collect()
}

#[test]
fn whoever_loses_points_by_others_is_told_of_it_as_their_own_fortune() {
    let mut losses = 0;
    for (path, play) in recorded() {
        for seat in Seat::all(play.game().seats()) {
            let log = pages::log_for(&play, Viewer::Seat(seat));
            for pair in play.scores().to_vec().windows(2) {
                let [(_, before), (entry, after)] = pair else { unreachable!("windows of two") };
                // A takeback undoes what was told.
                let is_takeback = !play.log().iter().any(|logged| logged.entry == *entry);
                if after[seat.index()] >= before[seat.index()] || is_takeback {
                    continue;
                }
                losses += 1;
                let scene: Vec<&LogLine> = log.iter().filter(|line| line.entry == *entry).collect();
                let own_fortune = |line: &&LogLine| line.beat.weight_for(Some(seat)) >= Weight::Luck;
                // What one does oneself, or has offered, is no harm.
                let own = scene.iter().any(|line| line.actor == Some(seat) || line.beat.owner == Some(seat));
                assert!(
                    own || scene.iter().any(own_fortune),
                    "{seat} went from {} to {} in entry {entry} of {}, and was told: {scene:#?}",
                    before[seat.index()],
                    after[seat.index()],
                    path.display()
                );
            }
        }
    }
    assert!(losses > 100, "only {losses} losses were looked at");
}

#[test]
fn a_scene_holds_nothing_that_its_viewer_may_not_know() {
    let mut secrets = 0;
    for (_, play) in recorded() {
        let viewers = Seat::all(play.game().seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let log = pages::log_for(&play, viewer);
            let known = play.log().iter().filter(|logged| logged.told.audience.includes(viewer));
            assert_eq!(scenes(&log).map(|scene| scene.lines.len()).sum::<usize>(), known.count());
            secrets += play.log().len() - log.len();
        }
    }
    assert!(secrets > 1000, "only {secrets} secrets were kept");
}

/// A beat as the script reads it.
#[derive(Debug)]
struct Shown {
    kind: String,
    weight: String,
    time: u32,
    hold: u32,
    read: u32,
    edges: u32,
    words: u32,
}

impl Shown {
    fn begins_turn(&self) -> bool {
        self.kind == "turn" && self.weight == "passing"
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

fn count(number: usize) -> u32 {
    u32::try_from(number).expect("a few")
}

/// The text of some HTML.
fn text(html: &str) -> String {
    html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect()
}

fn beats(html: &str) -> Vec<Shown> {
    let read = |beat: &str| {
        let (tag, inside) = beat.split_once('>').expect("a tag ends");
        let number = |name| attribute(tag, name).map_or(0, |ms| ms.parse().expect("a number"));
        let mut classes =
            attribute(tag, "class").expect("a beat has classes").split(' ').skip(1).map(str::to_owned);
        let sentence = inside.rsplit_once("<span class=\"clause\"").map_or(inside, |(before, _)| before);
        // What stands on the dice is no word of the sentence.
        let sentence = sentence.rsplit_once("</span></span>").map_or(sentence, |(_, after)| after);
        Shown {
            weight: classes.next().expect("its weight"),
            kind: classes.next().expect("its kind"),
            time: number("data-ms"),
            hold: number("data-hold"),
            read: number("data-read"),
            edges: attribute(tag, "data-path").map_or(0, |path| count(path.split(' ').count())),
            words: count(text(sentence).split_whitespace().count()),
        }
    };
    html.split("<li ").skip(1).map(|beat| read(&format!(" {beat}"))).collect()
}

/// The beats of a whole game as somebody watches it.
fn watched(play: &Play<AnyGame>, viewer: Viewer) -> Vec<Shown> {
    let l10n = pages::Localizer::english();
    let stage = Stage { play, viewer, names: &play.header().names, l10n };
    stage.scenes(0).iter().flat_map(|scene| beats(&scene.html)).collect()
}

/// How long the rounds of three take: three turns in a row, one after the other, by a clock that is only counted.
fn rounds(beats: &[Shown]) -> Vec<u32> {
    let mut turns = vec![0];
    for beat in beats {
        if beat.begins_turn() {
            // The last turn rests until this beat clears the stage.
            *turns.last_mut().expect("there is one") += beat.time;
            turns.push(0);
        } else {
            *turns.last_mut().expect("there is one") += beat.time;
        }
    }
    // What was before the first turn, and the turn that is not over, are no turns.
    let whole = turns.iter().skip(1).take(turns.len().saturating_sub(2));
    let whole: Vec<u32> = whole.copied().collect();
    whole.windows(3).map(|turns| turns.iter().sum()).collect()
}

/// The least and the most that a round of three may take.
fn bounds(game: &str) -> Option<[u32; 2]> {
    match game {
        "little-monsters" => Some([6_000, 15_000]),
        "globetrotters" | "globopolis" => Some([6_000, 40_000]),
        _ => None,
    }
}

#[test]
fn at_normal_pace_a_round_of_three_takes_its_time_and_no_longer() {
    let mut all: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for (path, play) in recorded() {
        let game = play.game().identity().game;
        let Some([least, most]) = bounds(&game) else { continue };
        let rounds = rounds(&watched(&play, Viewer::Spectator));
        for round in &rounds {
            assert!((least..=most).contains(round), "a round of {round} ms in {}", path.display());
        }
        all.entry(game).or_default().extend(rounds);
    }
    for (game, mut rounds) in all {
        rounds.sort_unstable();
        let at = |part: usize| rounds[(rounds.len() - 1) * part / 100];
        let [least, median, most_of_them, most] = [0, 50, 90, 100].map(at);
        println!(
            "{game}: {} rounds of {least} to {most} ms, median {median}, 90 % {most_of_them}",
            rounds.len()
        );
    }
}

/// Plays beats as the script does, by a clock that is only counted, and says for how long each card was on the stage.
fn stays(beats: &[Shown]) -> Vec<(&Shown, u32)> {
    let (mut now, mut stage, mut gone) = (0, Vec::new(), Vec::new());
    for beat in beats {
        if beat.begins_turn() {
            now += beat.time;
            gone.extend(stage.drain(..).map(|(shown, since): (&Shown, u32)| (shown, now - since)));
            continue;
        }
        stage.push((beat, now));
        now += beat.time;
    }
    gone.retain(|(beat, _)| beat.kind == "card");
    gone
}

#[test]
fn at_normal_pace_dice_rest_cards_can_be_read_and_pieces_walk_every_edge() {
    let (mut dice, mut cards, mut walks) = (0, 0, 0);
    for (path, play) in recorded() {
        let viewers = Seat::all(play.game().seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let beats = watched(&play, viewer);
            for beat in &beats {
                let told = format!("{beat:?} in {}", path.display());
                if beat.kind == "dice" {
                    assert!(beat.time >= REST, "dice do not rest: {told}");
                    dice += 1;
                }
                if beat.edges > 1 {
                    assert!(beat.time / beat.edges >= 70, "an edge is jumped over: {told}");
                    walks += 1;
                }
            }
            if viewer != Viewer::Spectator {
                continue;
            }
            for (card, stays) in stays(&beats) {
                assert_eq!(card.read, card.words * WORD, "{card:?}");
                assert!(stays >= card.words * WORD, "only {stays} ms for {card:?} in {}", path.display());
                cards += 1;
            }
        }
    }
    assert!(dice > 1000 && cards > 500 && walks > 500, "{dice} dice, {cards} cards, {walks} walks");
}

#[test]
fn what_others_do_to_oneself_is_held_and_nothing_else_is() {
    let mut held = 0;
    for (_, play) in recorded() {
        assert!(watched(&play, Viewer::Spectator).iter().all(|beat| beat.hold == 0));
        for seat in Seat::all(play.game().seats()) {
            for beat in watched(&play, Viewer::Seat(seat)).iter().filter(|beat| beat.hold > 0) {
                assert!(["harm", "luck"].contains(&beat.weight.as_str()), "{beat:?}");
                held += 1;
            }
        }
    }
    assert!(held > 100, "only {held} strokes of fate");
}
