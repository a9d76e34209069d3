#![no_main]

#[path = "../targets/forms.rs"]
mod forms;

libfuzzer_sys::fuzz_target!(|text: &str| forms::feed(text));
