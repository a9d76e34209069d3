#![no_main]

#[path = "../targets/journals.rs"]
mod journals;

libfuzzer_sys::fuzz_target!(|text: &str| journals::feed(text));
