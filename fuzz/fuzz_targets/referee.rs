#![no_main]

#[path = "../targets/referee.rs"]
mod referee;

libfuzzer_sys::fuzz_target!(|text: &str| referee::feed(text));
