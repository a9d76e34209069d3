//! The API described in OpenAPI 3.1, made from the types that are sent and received. `docs/openapi.json` is a copy of it, which
//! a test keeps.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use pages::paths::API;
use schemars::JsonSchema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

use super::answers::{
    Act, AnalysisAnswer, BoardAnswer, ClubAnswer, CompanyAnswer, EventMessage, Failure, Found, HintAnswer,
    Hold, Join, LinkAnswer, Listed, LogAnswer, MomentAnswer, NewTable, OfSeat, PlayOn, Reveal, Seated,
    Spoken, TableInfo, TakeBack, ViewAnswer, WantsAnswer,
};
use super::caller::Scope;
use super::dice::{DiceAnswer, RollsAnswer};
use super::house::{Brought, Commit, MineAnswer, Offered};
use super::lessons::{CourseAnswer, LessonInfo, PlayOnFromScene, PuzzleInfo, TryAnswer};
use super::talk::{Manner, Say, TalkAnswer};
use super::told::{Address, Ended, FeedAnswer, Subscription, TableToldAnswer, ToldAnswer};

/// `GET /openapi.json`
pub(super) async fn page() -> Response {
    let text = serde_json::to_string_pretty(&document()).unwrap_or_default();
    (StatusCode::OK, [(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// The document.
pub(super) fn document() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut described = Described { schemas: settings.into_generator(), paths: Map::new() };
    described.describe();
    described.describe_house();
    described.describe_company();
    described.describe_told();
    described.describe_lessons();
    described.link();
    let failure = described.json::<Failure>();
    let schemas = described.schemas.take_definitions(true);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Globetable",
            "version": "1",
            "summary": "A table for board games. Whatever a page can do, a program can, with the rights of whoever made its token.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": API }],
        "security": [{ "token": [] }],
        "paths": described.paths,
        "components": {
            "schemas": schemas,
            "responses": { "Failure": { "description": "It was not done.", "content": failure } },
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A token, made on the page /tokens of the house.",
                },
            },
        },
    })
}

/// The document as it grows.
struct Described {
    schemas: SchemaGenerator,
    paths: Map<String, Value>,
}

/// Something that can be asked for.
struct Operation {
    scope: Scope,
    /// The method and the path.
    at: (&'static str, &'static str),
    summary: &'static str,
    parameters: Vec<Value>,
    body: Option<Value>,
    /// The status of the answer, and what is in it.
    answer: (u16, Value),
}

impl Described {
    fn describe(&mut self) {
        let table = self.json::<TableInfo>();
        let (new, join, reveal) = (self.json::<NewTable>(), self.json::<Join>(), self.json::<Reveal>());
        let (act, back, say) = (self.json::<Act>(), self.json::<TakeBack>(), self.json::<Say>());
        let (view, moment, talk) =
            (self.json::<ViewAnswer>(), self.json::<MomentAnswer>(), self.json::<TalkAnswer>());
        let (hint, club) = (self.json::<HintAnswer>(), self.json::<ClubAnswer>());
        let (play_on, analysis) = (self.json::<PlayOn>(), self.json::<AnalysisAnswer>());
        let (list, events) = (self.json::<Vec<Listed>>(), self.of_kind::<EventMessage>("text/event-stream"));
        let lines = json!({ "text/plain": { "schema": { "type": "string" } } });
        let number = || json!({ "type": "integer", "minimum": 0 });
        let key = "The key in the link to sit down, where the table has one.";
        let key = parameter("query", "key", key, &json!({ "type": "string" }));
        let seat = parameter("query", "seat", "A seat of the caller's, if they have several.", &number());
        let heard = json!({ "type": "string", "pattern": "^[0-9]+([.][0-9]+)?$" });
        let after = parameter("query", "after", "The id of the message that was heard last.", &heard);
        let entry = parameter("path", "entry", "The entry of the journal.", &number());
        let eyes = "Through whose eyes: a seat, `spectator`, or after the game `open`.";
        let eyes = parameter("query", "as", eyes, &json!({ "type": "string" }));
        let post = |path, summary, body| post(path, summary, body, table.clone());
        let tables = "The tables at which the caller has a seat, the newest first.";
        let made = "Opens a table. Without an open seat its game starts at once.";
        let happens =
            "What happens, as server-sent events named `table`. Each has an id, with which one goes on.";
        let operations = [
            get("/tables", tables, vec![], list),
            Operation {
                parameters: vec![],
                answer: (201, table.clone()),
                ..post("/tables", made, Some(new))
            },
            get("/tables/{id}", "A table as it stands.", vec![id(), key.clone()], table.clone()),
            Operation {
                parameters: vec![id(), key],
                ..post("/tables/{id}/join", "Sits down on an open seat.", Some(join))
            },
            post("/tables/{id}/start", "Starts the game, for the host.", None),
            post("/tables/{id}/reveal", "Reveals the share in the dice of a seat.", Some(reveal)),
            get(
                "/tables/{id}/view",
                "The game as the caller may know it, and what they can do.",
                vec![id(), seat.clone()],
                view,
            ),
            Operation {
                scope: Scope::Play,
                ..get("/tables/{id}/hint", "What a strong bot would do for a seat.", vec![id(), seat], hint)
            },
            post("/tables/{id}/act", "Acts for a seat of the caller's.", Some(act)),
            post("/tables/{id}/takeback", "Takes back what a seat did last.", Some(back)),
            get(
                "/tables/{id}/talk",
                "What was said, as far as the caller hears it.",
                vec![id()],
                talk.clone(),
            ),
            Operation {
                scope: Scope::Talk,
                answer: (200, talk),
                ..post("/tables/{id}/talk", "Says something.", Some(say))
            },
            get("/tables/{id}/events", happens, vec![id(), after], events),
            get(
                "/tables/{id}/moments/{entry}",
                "How it stood after an entry.",
                vec![id(), entry.clone(), eyes],
                moment,
            ),
            Operation {
                parameters: vec![id(), entry],
                answer: (201, table.clone()),
                ..post(
                    "/tables/{id}/moments/{entry}/play-on",
                    "Plays on from a moment at a new table, against bots.",
                    Some(play_on),
                )
            },
            get("/tables/{id}/analysis", "Luck and skill in a game that is over.", vec![id()], analysis),
            get("/club", "The club's tables and the rules of the house, if it is one.", vec![], club),
            get("/tables/{id}/journal", "The whole game as JSON lines, once it is over.", vec![id()], lines),
        ];
        for operation in operations {
            self.add(operation);
        }
    }

    /// What the house offers, and what lies beside the game.
    fn describe_house(&mut self) {
        let (table, games, mine) =
            (self.json::<TableInfo>(), self.json::<Vec<Offered>>(), self.json::<MineAnswer>());
        let (brought, commit) = (self.json::<Brought>(), self.json::<Commit>());
        let (board, log, wants) =
            (self.json::<BoardAnswer>(), self.json::<LogAnswer>(), self.json::<WantsAnswer>());
        let lines = json!({ "text/plain": { "schema": { "type": "string" } } });
        let seat = &json!({ "type": "integer", "minimum": 0 });
        let seat = parameter("query", "seat", "A seat of the caller's, if they have several.", seat);
        // The names are the form's, which each game has for itself.
        let terms = json!({
            "in": "query", "name": "terms", "required": false, "style": "form", "explode": true,
            "description": "The offer, as the fields of the page's form.",
            "schema": { "type": "object", "additionalProperties": { "type": "string" } },
        });
        let operations = [
            get("/games", "The games that tables can be opened for.", vec![], games),
            get("/mine", "The caller's tables: whose turn it is, and how games ended.", vec![], mine),
            Operation {
                parameters: vec![],
                answer: (201, brought),
                ..post("/journals", "Brings the journal of a finished game along.", Some(lines), json!(null))
            },
            post("/tables/{id}/commit", "Commits to a share in the dice of a seat.", Some(commit), table),
            get("/tables/{id}/board", "What is played, and on which board.", vec![id()], board),
            get("/tables/{id}/log", "What happened, as far as the caller was told.", vec![id()], log),
            get("/tables/{id}/wants", "What a bot would want for an offer.", vec![id(), seat, terms], wants),
        ];
        for operation in operations {
            self.add(operation);
        }
    }

    /// What people do around the game.
    fn describe_company(&mut self) {
        let (table, company) = (self.json::<TableInfo>(), self.json::<CompanyAnswer>());
        let (talk, link) = (self.json::<TalkAnswer>(), self.json::<LinkAnswer>());
        let (seat, spoken) = (self.json::<OfSeat>(), self.json::<Spoken>());
        let (hold, found) = (self.json::<Hold>(), self.json::<Found>());
        let (seated, manner) = (self.json::<Seated>(), self.json::<Manner>());
        let done = |path, summary, body: &Value| post(path, summary, Some(body.clone()), company.clone());
        let moved = |path, summary, body: Option<Value>| post(path, summary, body, table.clone());
        let around = "What people do around the game: who is away, whose time runs, what is asked of all.";
        let together = "Asks all others to take back one's last action, or answers that.";
        let elsewhere = "Makes the private link of a seat, which ends the one before.";
        let operations = [
            get("/tables/{id}/company", around, vec![id()], company.clone()),
            done("/tables/{id}/hold", "Lets a bot hold the seat of somebody who stays away.", &hold),
            done("/tables/{id}/back", "Takes one's seat over from the bot that held it.", &seat),
            done("/tables/{id}/end", "Asks to end the game without a winner, or answers that.", &spoken),
            done("/tables/{id}/takeback/together", together, &spoken),
            done("/tables/{id}/hints", "Says whether all may ask for hints, at a table of people.", &spoken),
            done("/tables/{id}/time", "Gives somebody whose time is up one more decision.", &seat),
            done("/tables/{id}/day-off", "Takes a day off, by correspondence.", &seat),
            moved("/tables/{id}/seat", "Frees a seat before the game, or puts a bot there.", Some(seated)),
            moved("/tables/{id}/go-on", "Goes on without the shares that were not revealed.", None),
            Operation {
                answer: (201, table.clone()),
                ..moved(
                    "/tables/{id}/break-off",
                    "Breaks the start off; all go on at the table that is answered.",
                    None,
                )
            },
            Operation { answer: (201, link), ..moved("/tables/{id}/link", elsewhere, Some(seat.clone())) },
            moved("/tables/{id}/found", "Takes a seat over by its private link.", Some(found)),
            moved(
                "/tables/{id}/fetch-back",
                "Takes a seat back that its link gave away.",
                Some(seat.clone()),
            ),
            Operation {
                answer: (201, table.clone()),
                ..moved("/tables/{id}/again", "Opens a table for the same people after the game.", None)
            },
            Operation {
                scope: Scope::Talk,
                answer: (200, talk),
                ..moved("/tables/{id}/manners", "Changes who may talk and who is heard.", Some(manner))
            },
        ];
        for operation in operations {
            self.add(operation);
        }
    }

    /// How somebody hears that they are waited for.
    fn describe_told(&mut self) {
        let (told, table) = (self.json::<ToldAnswer>(), self.json::<TableToldAnswer>());
        let (feed, address) = (self.json::<FeedAnswer>(), self.json::<Address>());
        let (subscription, ended) = (self.json::<Subscription>(), self.json::<Ended>());
        let own = |path, summary, body: Option<Value>| Operation {
            parameters: vec![],
            ..post(path, summary, body, told.clone())
        };
        let of_table = |path, summary, body: Option<Value>| post(path, summary, body, table.clone());
        let asked = "Lets the house write to a mail address, once whoever reads there has said yes.";
        let operations = [
            get("/told", "How the caller is told that a table waits for them.", vec![], told.clone()),
            own("/told/mail", asked, Some(address.clone())),
            own("/told/push", "Lets a message pop up in a browser.", Some(subscription)),
            own("/told/hook", "Lets the house tell in a channel of the caller's.", Some(address.clone())),
            own("/told/ended", "Ends one of these ways.", Some(ended)),
            Operation {
                answer: (201, feed),
                ..own("/told/feed", "Makes new feeds of the caller's turns.", None)
            },
            get("/tables/{id}/told", "How a table tells.", vec![id()], table.clone()),
            of_table("/tables/{id}/told", "Lets a table tell in a channel, for its host.", Some(address)),
            of_table("/tables/{id}/told/ended", "Ends that.", None),
        ];
        for operation in operations {
            self.add(operation);
        }
    }

    /// What one learns and puzzles over, and the dice.
    fn describe_lessons(&mut self) {
        let (table, moment) = (self.json::<TableInfo>(), self.json::<MomentAnswer>());
        let (lessons, course) = (self.json::<Vec<LessonInfo>>(), self.json::<CourseAnswer>());
        let (puzzles, tried) = (self.json::<Vec<PuzzleInfo>>(), self.json::<TryAnswer>());
        let (dice, rolls) = (self.json::<DiceAnswer>(), self.json::<RollsAnswer>());
        let play_on = self.json::<PlayOnFromScene>();
        let text = || json!({ "type": "string" });
        let place = || {
            let game = parameter("path", "game", "The game's id.", &text());
            vec![game, parameter("path", "course", "The course, as the list of lessons has it.", &text())]
        };
        let entry =
            parameter("path", "entry", "A moment of it.", &json!({ "type": "integer", "minimum": 0 }));
        let eyes = parameter("query", "as", "Through whose eyes: a seat, `spectator` or `open`.", &text());
        let moments = "/lessons/{game}/{course}/moments/{entry}";
        let at_moment = || place().into_iter().chain([entry.clone()]).collect::<Vec<_>>();
        let operations = [
            get("/lessons", "The lessons from the rulebooks.", vec![], lessons),
            get("/lessons/{game}/{course}", "A lesson, scene by scene.", place(), course),
            get(moments, "How it stood in a lesson.", [at_moment(), vec![eyes]].concat(), moment),
            Operation {
                parameters: at_moment(),
                answer: (201, table.clone()),
                ..post(
                    "/lessons/{game}/{course}/moments/{entry}/play-on",
                    "Plays on from a lesson at a new table, against easy bots.",
                    Some(play_on),
                    table,
                )
            },
            get("/puzzles", "The puzzles of all games.", vec![], puzzles),
            get("/tables/{id}/puzzle", "How the try at a puzzle stands.", vec![id()], tried),
            get("/tables/{id}/dice", "What is committed to and revealed for the dice.", vec![id()], dice),
            get("/tables/{id}/rolls", "Every roll, as far as everybody saw it.", vec![id()], rolls),
        ];
        for operation in operations {
            self.add(operation);
        }
    }

    /// From a table that was made everything leads on that asks for one by its id.
    fn link(&mut self) {
        let id = json!({ "id": "$response.body#/id" });
        let is_of_table = |(path, _): &(&String, &Value)| path.contains("{id}") && !path.contains("{entry}");
        let operations = self.paths.iter().filter(is_of_table).flat_map(|(_, item)| item.as_object());
        let links: Map<String, Value> = operations
            .flat_map(|item| item.values())
            .filter_map(|operation| operation["operationId"].as_str())
            .map(|name| (name.to_owned(), json!({ "operationId": name, "parameters": id })))
            .collect();
        self.paths["/tables"]["post"]["responses"]["201"]["links"] = Value::Object(links);
    }

    fn add(&mut self, operation: Operation) {
        let Operation { scope, at: (method, path), summary, parameters, body, answer: (status, content) } =
            operation;
        let mut responses = failures_of(path, body.is_some());
        responses.insert(status.to_string(), json!({ "description": "It was done.", "content": content }));
        let mut described = json!({
            "operationId": name_of(method, path),
            "summary": summary,
            "description": format!("Needs a token for `{}`.", scope.word()),
            "parameters": parameters,
            "responses": responses,
        });
        if let Some(mut body) = body {
            if let Some(body) = body.get_mut("application/json") {
                body["example"] = example_of(path);
            }
            described["requestBody"] = json!({ "required": true, "content": body });
        }
        let item = self.paths.entry(path).or_insert_with(|| json!({}));
        item[method] = described;
    }

    fn json<T: JsonSchema>(&mut self) -> Value {
        self.of_kind::<T>("application/json")
    }

    fn of_kind<T: JsonSchema>(&mut self, kind: &str) -> Value {
        json!({ kind: { "schema": self.schemas.subschema_for::<T>() } })
    }
}

fn get(path: &'static str, summary: &'static str, parameters: Vec<Value>, answer: Value) -> Operation {
    let at = ("get", path);
    Operation { scope: Scope::Read, at, summary, parameters, body: None, answer: (200, answer) }
}

fn post(path: &'static str, summary: &'static str, body: Option<Value>, answer: Value) -> Operation {
    let at = ("post", path);
    Operation { scope: Scope::Play, at, summary, parameters: vec![id()], body, answer: (200, answer) }
}

fn id() -> Value {
    parameter("path", "id", "The table's id.", &json!({ "type": "string" }))
}

/// What an operation is called: its method and the words of its path, with what is named last where it is one of several.
fn name_of(method: &str, path: &str) -> String {
    let one = path.rsplit('/').next().and_then(|last| last.strip_prefix('{')?.strip_suffix('}'));
    let words = path.split(['/', '-']).filter(|word| !word.is_empty() && !word.starts_with('{'));
    [method].into_iter().chain(words).chain(one).collect::<Vec<_>>().join("_")
}

/// What an operation answers when it was not done, by its status: no other is ever given.
fn failures_of(path: &str, reads: bool) -> Map<String, Value> {
    let always: &[u16] = &[401, 403, 404, 409, 421, 422, 429, 500, 503];
    // A body can break off, take too long, and be too large.
    let of_body: &[u16] = if reads { &[400, 408, 413] } else { &[] };
    let of_link: &[u16] = if path.ends_with("/found") { &[410] } else { &[] };
    let all = [always, of_body, of_link].into_iter().flatten();
    all.map(|status| (status.to_string(), json!({ "$ref": "#/components/responses/Failure" }))).collect()
}

/// A body that is sensible at a table that was just made, for those who read and for programs that try everything.
fn example_of(path: &str) -> Value {
    match path {
        "/tables" => json!({ "game": games::GAMES[0].id, "name": "Ada", "seats": ["me", "bot-greedy"] }),
        "/tables/{id}/act" => json!({ "seat": 0, "version": 2, "actions": ["roll"] }),
        "/tables/{id}/takeback" => json!({ "seat": 0, "version": 2 }),
        "/tables/{id}/talk" => json!({ "text": "Hello!" }),
        "/tables/{id}/manners" => json!({ "what": "spectators", "on": false }),
        "/tables/{id}/join" => json!({ "seat": 1, "name": "Bo" }),
        "/tables/{id}/reveal" => json!({ "seat": 0, "share": "00".repeat(32) }),
        "/tables/{id}/hold" => json!({ "seat": 1, "bot": "greedy" }),
        "/tables/{id}/end" | "/tables/{id}/hints" | "/tables/{id}/takeback/together" => {
            json!({ "word": "ask" })
        }
        "/tables/{id}/seat" => json!({ "seat": 1, "kind": "bot-greedy" }),
        "/tables/{id}/commit" => json!({ "seat": 0, "commitment": "00".repeat(32) }),
        "/told/mail" => json!({ "address": "ada@example.org" }),
        "/told/hook" | "/tables/{id}/told" => json!({ "address": "https://chat.example.org/hooks/1" }),
        "/told/push" => json!({ "endpoint": "https://push.example.org/1", "p256dh": "", "auth": "" }),
        "/told/ended" => json!({ "id": "0123456789abcdef" }),
        "/tables/{id}/found" => json!({ "secret": "0123456789abcdef0123456789abcdef" }),
        _ => json!({ "seat": 0 }),
    }
}

fn parameter(place: &str, name: &str, description: &str, schema: &Value) -> Value {
    let required = place == "path";
    json!({ "in": place, "name": name, "description": description, "required": required, "schema": schema })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, the API has changed: look at what it does to programs, and write the file anew from what stands here.
    #[test]
    fn the_document_is_the_one_in_the_repository() {
        let kept: Value = serde_json::from_str(include_str!("../../../../docs/openapi.json")).unwrap();
        let now = document();
        assert_eq!(now, kept, "{}", serde_json::to_string_pretty(&now).unwrap());
    }

    /// Tools that read such documents stumble over rows of fixed length, so pairs are objects with names.
    #[test]
    fn everything_has_a_name() {
        assert!(!document().to_string().contains("prefixItems"));
    }

    /// Links and generated programs go by these names.
    #[test]
    fn every_operation_has_a_name_of_its_own() {
        let document = document();
        let items = document["paths"].as_object().unwrap().values();
        let names = items.flat_map(|item| item.as_object().unwrap().values());
        let mut names: Vec<&str> =
            names.map(|operation| operation["operationId"].as_str().unwrap()).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all, "{names:?}");
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let document = document();
        let text = document.to_string();
        for part in text.split("\"#/").skip(1) {
            let place = format!("/{}", part.split('"').next().unwrap());
            assert!(document.pointer(&place).is_some(), "{place}");
        }
    }
}
