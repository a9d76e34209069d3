//! Globopolis through its page, without a browser: what stands in its forms can be sent as it stands, and a turn takes few clicks.

mod clicks;
mod form;
mod person;
mod presets;
mod scenarios;
