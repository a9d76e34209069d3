#![no_main]

#[path = "../targets/editions.rs"]
mod editions;

libfuzzer_sys::fuzz_target!(|text: &str| editions::feed(text));
