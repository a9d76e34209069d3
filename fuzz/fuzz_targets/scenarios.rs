#![no_main]

#[path = "../targets/scenarios.rs"]
mod scenarios;

libfuzzer_sys::fuzz_target!(|text: &str| scenarios::feed(text));
