//! Holds answers of the API against its document.

use serde_json::Value;

use super::Answer;

/// The document of the API.
pub(crate) struct Document(pub(crate) Value);

/// What a schema may say here. Anything else would be passed by, so it is a fault.
const KNOWN: [&str; 18] = [
    "$ref",
    "type",
    "properties",
    "required",
    "items",
    "prefixItems",
    "minItems",
    "maxItems",
    "enum",
    "const",
    "anyOf",
    "oneOf",
    "additionalProperties",
    "minimum",
    "maximum",
    "format",
    "description",
    "default",
];

impl Document {
    /// Fails unless an answer is what the document says of this operation: with a status that it names, in a form that it names.
    #[track_caller]
    pub(crate) fn holds(&self, method: &str, path: &str, answer: &Answer) {
        let response = &self.operation(method, path)["responses"][answer.status.to_string()];
        let response = self.followed(response);
        let kind = answer.header("content-type").unwrap().split(';').next().unwrap();
        let schema = &response["content"][kind]["schema"];
        assert!(schema.is_object(), "{method} {path}: {} as {kind} is not in the document", answer.status);
        if kind == "application/json" {
            let wrong = self.wrong(schema, &answer.json(), "");
            assert!(wrong.is_empty(), "{method} {path} {}: {wrong:#?}\n{}", answer.status, answer.body);
        }
    }

    /// Fails unless the document allows to send this, which the house has taken.
    #[track_caller]
    pub(crate) fn allows(&self, method: &str, path: &str, body: &Value) {
        let schema = &self.operation(method, path)["requestBody"]["content"]["application/json"]["schema"];
        if schema.is_null() {
            assert!(body.is_null(), "{method} {path} takes nothing, and was sent {body}");
            return;
        }
        let wrong = self.wrong(schema, body, "");
        assert!(wrong.is_empty(), "{method} {path} takes {body}: {wrong:#?}");
    }

    #[track_caller]
    fn operation(&self, method: &str, path: &str) -> &Value {
        let operation = &self.0["paths"][path][method];
        assert!(operation.is_object(), "{method} {path} is not in the document");
        operation
    }

    /// What a part of the document stands for.
    fn followed<'a>(&'a self, part: &'a Value) -> &'a Value {
        match part.get("$ref").and_then(Value::as_str) {
            Some(to) => self.0.pointer(to.trim_start_matches('#')).expect("a reference leads somewhere"),
            None => part,
        }
    }

    /// What is wrong with the data of an event.
    #[track_caller]
    pub(crate) fn is_event(&self, data: &str) -> Value {
        let value: Value = serde_json::from_str(data).unwrap();
        let wrong = self.wrong(&self.0["components"]["schemas"]["EventMessage"], &value, "");
        assert!(wrong.is_empty(), "{wrong:#?}\n{data}");
        value
    }

    /// Everything that is wrong with a value by a schema.
    pub(crate) fn wrong(&self, schema: &Value, value: &Value, at: &str) -> Vec<String> {
        let Some(schema) = schema.as_object() else {
            return if schema == &Value::Bool(true) {
                Vec::new()
            } else {
                vec![format!("{at}: nothing may be here")]
            };
        };
        let mut wrong: Vec<String> = schema
            .keys()
            .filter(|key| !KNOWN.contains(&key.as_str()))
            .map(|key| format!("{at}: the schema says {key}, which nobody checks"))
            .collect();
        if let Some(reference) = schema.get("$ref") {
            let to = self.followed(&serde_json::json!({ "$ref": reference })).clone();
            wrong.extend(self.wrong(&to, value, at));
        }
        if let Some(kinds) = schema.get("type")
            && !one_or_many(kinds).any(|kind| is(value, kind))
        {
            wrong.push(format!("{at}: {value} is not {kinds}"));
        }
        for key in ["enum", "const"] {
            let Some(choices) = schema.get(key) else { continue };
            let fits = match choices.as_array().filter(|_| key == "enum") {
                Some(choices) => choices.contains(value),
                None => choices == value,
            };
            if !fits {
                wrong.push(format!("{at}: {value} is not of {choices}"));
            }
        }
        for key in ["anyOf", "oneOf"] {
            if let Some(choices) = schema.get(key).and_then(Value::as_array) {
                let fit = choices.iter().filter(|choice| self.wrong(choice, value, at).is_empty()).count();
                if fit == 0 || (key == "oneOf" && fit > 1) {
                    wrong.push(format!("{at}: {value} fits {fit} of {key}"));
                }
            }
        }
        if let (Some(minimum), Some(number)) = (schema.get("minimum").and_then(Value::as_f64), value.as_f64())
            && number < minimum
        {
            wrong.push(format!("{at}: {number} is less than {minimum}"));
        }
        if let (Some(maximum), Some(number)) = (schema.get("maximum").and_then(Value::as_f64), value.as_f64())
            && number > maximum
        {
            wrong.push(format!("{at}: {number} is more than {maximum}"));
        }
        if let Some(values) = value.as_array() {
            let bound = |key| schema.get(key).and_then(Value::as_u64);
            let count = values.len() as u64;
            if bound("minItems").is_some_and(|least| count < least)
                || bound("maxItems").is_some_and(|most| count > most)
            {
                wrong.push(format!("{at}: {count} items are too few or too many"));
            }
            // The first items may have a schema each; `items` is that of all others.
            let first = schema.get("prefixItems").and_then(Value::as_array).into_iter().flatten();
            let of_each = first.map(Some).chain(std::iter::repeat(schema.get("items")));
            for (index, (schema, value)) in of_each.zip(values).enumerate() {
                let Some(schema) = schema else { continue };
                wrong.extend(self.wrong(schema, value, &format!("{at}/{index}")));
            }
        }
        if let Some(object) = value.as_object() {
            let required = schema.get("required").and_then(Value::as_array).into_iter().flatten();
            let missing = required.filter_map(Value::as_str).filter(|name| !object.contains_key(*name));
            wrong.extend(missing.map(|name| format!("{at}: {name} is missing")));
            // Where a schema names no fields and nothing of others, it leaves the form open, as a game's own data has it.
            let named = schema.get("properties").and_then(Value::as_object);
            let others = schema.get("additionalProperties");
            for (name, value) in object {
                let at = format!("{at}/{name}");
                match (named.and_then(|named| named.get(name)), others) {
                    (Some(schema), _) | (None, Some(schema)) => wrong.extend(self.wrong(schema, value, &at)),
                    (None, None) if named.is_some() => wrong.push(format!("{at} is not in the document")),
                    (None, None) => {}
                }
            }
        }
        wrong
    }
}

fn one_or_many(kinds: &Value) -> impl Iterator<Item = &str> {
    let many = kinds.as_array().into_iter().flatten();
    kinds.as_str().into_iter().chain(many.filter_map(Value::as_str))
}

fn is(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}
