//! Holds answers of the API against its document.

use serde_json::Value;

use super::Answer;

/// The document of the API.
pub(crate) struct Document(pub(crate) Value);

/// What a schema may say here. Anything else would be passed by, so it is a fault.
const KNOWN: [&str; 15] = [
    "$ref",
    "type",
    "properties",
    "required",
    "items",
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
    /// Fails unless an answer is what the document says of this operation.
    #[track_caller]
    pub(crate) fn holds(&self, method: &str, path: &str, answer: &Answer) {
        let operation = &self.0["paths"][path][method];
        assert!(operation.is_object(), "{method} {path} is not in the document");
        let responses = &operation["responses"];
        let response = responses.get(answer.status.to_string()).unwrap_or(&responses["default"]);
        let kind = answer.header("content-type").unwrap().split(';').next().unwrap();
        let schema = &response["content"][kind]["schema"];
        assert!(schema.is_object(), "{method} {path}: {} as {kind} is not in the document", answer.status);
        if kind == "application/json" {
            let wrong = self.wrong(schema, &answer.json(), "");
            assert!(wrong.is_empty(), "{method} {path} {}: {wrong:#?}\n{}", answer.status, answer.body);
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

    fn wrong(&self, schema: &Value, value: &Value, at: &str) -> Vec<String> {
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
        if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
            let to = self.0.pointer(reference.trim_start_matches('#')).expect("a reference leads somewhere");
            wrong.extend(self.wrong(to, value, at));
        }
        if let Some(kinds) = schema.get("type")
            && !one_or_many(kinds).any(|kind| is(value, kind))
        {
            wrong.push(format!("{at}: {value} is not {kinds}"));
        }
        for key in ["enum", "const"] {
            if let Some(choices) = schema.get(key)
                && choices != value
                && !choices.as_array().is_some_and(|choices| choices.contains(value))
            {
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
            if let Some(properties) = schema.get("properties").and_then(Value::as_object) {
                for (name, value) in object {
                    match properties.get(name) {
                        Some(schema) => wrong.extend(self.wrong(schema, value, &format!("{at}/{name}"))),
                        None => wrong.push(format!("{at}: {name} is not in the document")),
                    }
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
