//! Reads pages as far as a test needs to: the forms in them, and single attributes.

use serde_json::Value;

use super::{Answer, Browser};

/// A form, and the one button it is sent with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    pub(crate) action: String,
    pub(crate) fields: Vec<(String, String)>,
}

impl Form {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }
}

/// The forms that a page posts, each once for every button of it that can be pressed.
pub(crate) fn forms(html: &str) -> Vec<Form> {
    let mut found = Vec::new();
    for part in html.split("<form").skip(1) {
        let Some((form, _)) = part.split_once("</form>") else { continue };
        let (head, inside) = form.split_once('>').unwrap();
        if attribute(head, "method").as_deref() != Some("post") {
            continue;
        }
        let action = attribute(head, "action").unwrap_or_default();
        let field = |tag: &str| Some((attribute(tag, "name")?, attribute(tag, "value").unwrap_or_default()));
        let ticked = |tag: &&str| {
            !matches!(attribute(tag, "type").as_deref(), Some("radio" | "checkbox")) || has(tag, "checked")
        };
        let mut fields: Vec<(String, String)> =
            tags(inside, "input").filter(ticked).filter_map(field).collect();
        fields.extend(inside.split("<select").skip(1).filter_map(chosen));
        for button in tags(inside, "button").filter(|tag| !has(tag, "disabled")) {
            let mut fields = fields.clone();
            fields.extend(field(button));
            found.push(Form { action: action.clone(), fields });
        }
    }
    found
}

/// The field of a list to choose from, given its text from behind the first word: what is chosen in it, else the
/// first choice.
fn chosen(list: &str) -> Option<(String, String)> {
    let (head, inside) = list.split_once('>')?;
    let inside = inside.split("</select>").next()?;
    let option = tags(inside, "option").find(|tag| has(tag, "selected"));
    let option = option.or_else(|| tags(inside, "option").next())?;
    Some((attribute(head, "name")?, attribute(option, "value")?))
}

fn tags<'a>(html: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    html.split('<').filter_map(move |tag| {
        tag.strip_prefix(name)
            .filter(|rest| rest.starts_with([' ', '>']))
            .map(|rest| rest.split('>').next().unwrap())
    })
}

fn has(tag: &str, attribute: &str) -> bool {
    tag.split(' ').any(|word| word == attribute)
}

/// An attribute of a tag.
pub(crate) fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    let (value, _) = rest.split_once('"')?;
    Some(value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
}

/// The forms by which a page goes on with the game, in the regions of the script's JSON. Those that lead out of it stand in a
/// region of their own.
pub(crate) fn acts_in(json: &Value) -> Vec<Form> {
    let regions = json["regions"].as_object().unwrap_or_else(|| panic!("no regions in {json}"));
    let regions = regions.iter().filter(|(id, _)| *id != "leave");
    let html: String = regions.map(|(_, html)| html.as_str().unwrap()).collect();
    forms(&html).into_iter().filter(|form| form.action.ends_with("/act")).collect()
}

/// Whether it goes on with the game, rather than with talk or with leaving it.
pub(crate) fn goes_on(act: &Form) -> bool {
    act.get("action").is_some_and(|action| !action.contains("offer") && !action.contains("resign"))
}

/// What a player who is in no hurry does: something other than an offer; to stop, as soon as that is possible.
pub(crate) fn some_act(json: &Value, turn: usize) -> Option<Form> {
    let mut acts = acts_in(json);
    acts.retain(goes_on);
    let stop = acts.iter().position(|act| act.get("action") == Some("\"stop\""));
    // Every third turn they go somewhere.
    match stop {
        Some(stop) if !turn.is_multiple_of(3) => Some(acts.swap_remove(stop)),
        _ if acts.is_empty() => None,
        _ => Some(acts.swap_remove(turn % acts.len())),
    }
}

impl Browser {
    /// Opens a table with these seats (`me`, `open`, `device`, `bot-greedy`, …) and returns its id.
    pub(crate) async fn open_table(&mut self, name: &str, seats: &[&str]) -> String {
        self.open_table_with(name, seats, &[]).await
    }

    /// Opens a table with further fields.
    pub(crate) async fn open_table_with(
        &mut self,
        name: &str,
        seats: &[&str],
        more: &[(&str, &str)],
    ) -> String {
        self.get("/").await.expect(200);
        let count = seats.len().to_string();
        let names: Vec<String> = (0..seats.len()).map(|index| format!("seat-{index}")).collect();
        // Little Monsters, unless the further fields say another game.
        let game = more.iter().find(|(name, _)| *name == "game").map_or("little-monsters", |(_, game)| game);
        let mut fields = vec![("game", game), ("seats", &count), ("name", name)];
        fields.extend(names.iter().map(String::as_str).zip(seats.iter().copied()));
        fields.extend_from_slice(more);
        let answer = self.post("/tables", &fields).await.expect(303);
        answer.header("location").and_then(|location| location.strip_prefix("/t/")).unwrap().to_owned()
    }

    /// The parts of a table's page that change.
    pub(crate) async fn regions(&mut self, table: &str) -> Value {
        self.get(&format!("/t/{table}/regions")).await.expect(200).json()
    }

    /// Sends a form of a page as the script does.
    pub(crate) async fn submit(&mut self, form: &Form) -> Answer {
        let fields: Vec<(&str, &str)> =
            form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.post_json(&form.action, &fields).await
    }

    /// Acts for a seat at a version, with an action as JSON.
    pub(crate) async fn act(&mut self, table: &str, seat: u8, version: u64, action: &str) -> Answer {
        let (seat, version) = (seat.to_string(), version.to_string());
        let fields = [("seat", seat.as_str()), ("version", &version), ("action", action)];
        self.post_json(&format!("/t/{table}/act"), &fields).await
    }
}
