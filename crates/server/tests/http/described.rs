//! The check that holds answers of the API against its document lets nothing pass.

use serde_json::{Value, json};

use crate::support::Answer;
use crate::support::schema::Document;

/// A document in which one operation answers a list of counts, or a failure.
fn counts() -> Document {
    let counts = json!({"type": "object", "additionalProperties": {"type": "integer"}});
    let pair = json!({"type": "array", "items": {"type": "integer"}, "minItems": 1, "maxItems": 2});
    let answer = json!({"type": "object", "properties": {"counts": counts, "pair": pair}});
    let known = json!({"content": {"application/json": {"schema": answer}}});
    Document(json!({"paths": {"/counts": {"get": {"responses": {"200": known}}}}}))
}

fn answered(status: u16, body: &Value) -> Answer {
    let headers = vec![("content-type".to_owned(), "application/json".to_owned())];
    Answer { status, headers, body: body.to_string() }
}

#[test]
fn an_answer_is_held_against_all_that_its_schema_says() {
    let document = counts();
    for right in [json!({}), json!({"counts": {"a": 1}, "pair": [1, 2]})] {
        document.holds("get", "/counts", &answered(200, &right));
    }
    let schema =
        &document.0["paths"]["/counts"]["get"]["responses"]["200"]["content"]["application/json"]["schema"];
    for wrong in [
        json!({"counts": {"a": "one"}}),
        json!({"pair": []}),
        json!({"pair": [1, 2, 3]}),
        json!({"pair": ["x"]}),
        json!({"others": 1}),
        json!([]),
    ] {
        assert!(!document.wrong(schema, &wrong, "").is_empty(), "{wrong}");
    }
}

#[test]
#[should_panic(expected = "204 as application/json is not in the document")]
fn a_status_that_the_document_does_not_name_is_none() {
    counts().holds("get", "/counts", &answered(204, &json!({})));
}
