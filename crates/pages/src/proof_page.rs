//! The page “Proof”. Its script does all the work; here are only the words for what it may find.

use maud::html;

use crate::frame::Page;
use crate::{Localizer, assets, paths};

/// What the script may find, and whether a text of its own goes with it.
const FINDINGS: [(&str, bool); 26] = [
    ("working", false),
    ("sealed", false),
    ("wrong", true),
    ("shared", true),
    ("table_alone", false),
    ("proven", false),
    ("seed_not_published", false),
    ("broken_off", false),
    ("seeded", false),
    ("scripted", false),
    ("withheld", true),
    ("nothing", true),
    ("broken_start", true),
    ("unseen", true),
    ("chain", true),
    ("seal", false),
    ("seal-not", false),
    ("own-none", false),
    ("own", true),
    ("own-kept", true),
    ("own-not", true),
    ("foreign-not", true),
    ("other-table", true),
    ("lines-none", false),
    ("lines", true),
    ("lines-not", true),
];

pub(crate) fn page(table: Option<&str>, l10n: &Localizer) -> String {
    let title = l10n.say("proof-title");
    let words = |id: &str| l10n.say(&format!("proof-{}", id.replace('_', "-")));
    let main = html! {
        main #main .sheet.rolls data-journal=[table.map(paths::journal)] {
            @if let Some(table) = table { p { a href=(paths::table(table)) { (l10n.say("rolls-back")) } } }
            h1 { (title) }
            p { (l10n.say("proof-note")) }
            section .panel.proof.open {
                @for (id, more) in FINDINGS {
                    p data-say=(id) hidden { (words(id)) @if more { " " b {} } }
                }
                noscript { p { (l10n.say("proof-no-script")) } p { code .command { "globetable verify FILE" } } }
            }
            p { a data-memory hidden { (l10n.say("proof-memory")) } }
            p {
                label for="journal" { (l10n.say("proof-file")) } " "
                input #journal type="file" accept=".jsonl";
            }
            p .quiet { (l10n.say("dice-proves-not")) }
        }
        script type="module" src=(assets::proof_path()) {}
    };
    Page { title, game: None, kind: "page-rolls", live: None, bar: html! {}, main }.into_html(l10n)
}
