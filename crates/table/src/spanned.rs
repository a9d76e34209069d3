use std::borrow::Cow;
use std::ops::Range;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;

/// Something that was read from a file, with where it stands there.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(transparent)]
pub struct Spanned<T>(toml::Spanned<T>);

impl<T> Spanned<T> {
    /// Something that stands at these bytes of a file.
    pub fn new(span: Range<usize>, value: T) -> Self {
        Spanned(toml::Spanned::new(span, value))
    }

    /// At which bytes it stands.
    pub fn span(&self) -> Range<usize> {
        self.0.span()
    }

    /// What was read.
    pub fn get_ref(&self) -> &T {
        self.0.get_ref()
    }

    /// What was read, alone.
    pub fn into_inner(self) -> T {
        self.0.into_inner()
    }
}

/// Where something stands is no part of its form.
impl<T: JsonSchema> JsonSchema for Spanned<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}
