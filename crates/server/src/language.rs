//! In which language somebody reads: the one they chose, else the first of their browser's that is offered, else English.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use pages::Localizer;

use crate::fields::Fields;
use crate::house::House;
use crate::identity::{Session, cookie, remember};
use crate::problem::Problem;

/// The cookie that holds the language that was chosen.
pub(crate) const LANGUAGE: &str = "globetable-language";

/// The language of whoever sent a request with these headers.
pub(crate) fn of(headers: &HeaderMap) -> &'static Localizer {
    let chosen = cookie(headers, LANGUAGE).and_then(Localizer::called);
    let accepted = || headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let by_browser = || Localizer::of_first(accepted().map(preferred).unwrap_or_default());
    chosen.or_else(by_browser).unwrap_or_else(Localizer::english)
}

/// The languages that a browser asks for, the dearest first. Those of weight 0 are not wanted at all.
fn preferred(accept: &str) -> Vec<&str> {
    let weighed = |range: &'_ str| {
        let mut parts = range.split(';').map(str::trim);
        let tag = parts.next().filter(|tag| !tag.is_empty())?;
        let weight =
            parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse::<f32>().ok())?;
        (weight > 0.0).then_some((weight, tag.len()))
    };
    let mut wanted: Vec<(f32, &str)> = accept
        .split(',')
        .map(str::trim)
        .filter_map(|range| weighed(range).map(|(weight, length)| (weight, &range[..length])))
        .collect();
    // The sort keeps the order of those that are equally dear.
    wanted.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    wanted.into_iter().map(|(_, tag)| tag).collect()
}

/// The language of a request, where nothing else about its sender matters.
pub(crate) struct Spoken(pub(crate) &'static Localizer);

impl<S: Send + Sync> FromRequestParts<S> for Spoken {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Spoken(of(&parts.headers)))
    }
}

/// `POST /language`: remembers a language, and leads back to the page on which it was chosen.
pub(crate) async fn choose(
    State(house): State<Arc<House>>,
    Session(device): Session,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let mut response = Redirect::to(&back(&headers, fields.get("at"))).into_response();
    if let Some(language) = fields.get("lang").and_then(Localizer::called) {
        let id = device.and_then(|(device, _)| device.account).unwrap_or_default();
        if let Some(account) = house.store.account(&id).await? {
            house.store.set_taste(&id, Some(language.lang()), account.pace.as_deref()).await?;
        }
        remember(&mut response, &headers, LANGUAGE, language.lang());
    }
    Ok(response)
}

/// Where the choice was made. A page that may be the answer to a form says where it is itself (`at`); the browser knows
/// better only what was looked at there.
pub(crate) fn back(headers: &HeaderMap, at: Option<&str>) -> String {
    let at = at.filter(|at| at.starts_with('/') && !at.starts_with("//") && !at.contains('\\'));
    let referer = headers.get(header::REFERER).and_then(|value| value.to_str().ok()?.parse::<Uri>().ok());
    let from = referer
        .as_ref()
        .and_then(Uri::path_and_query)
        .filter(|from| !from.path().starts_with("//") && at.is_none_or(|at| at == from.path()));
    from.map_or(at.unwrap_or("/"), |from| from.as_str()).to_owned()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_browsers_languages_are_tried_by_their_weight() {
        assert_eq!(preferred("de-AT, en;q=0.5, fr;q=0.9"), ["de-AT", "fr", "en"]);
        assert_eq!(preferred("en;q=0, de ; q=0.1,,x;q=nonsense"), ["de"]);
    }

    fn language(headers: &[(header::HeaderName, &'static str)]) -> &'static str {
        let headers = headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value)));
        of(&headers.collect()).lang()
    }

    #[test]
    fn a_choice_goes_before_the_browser_and_the_browser_before_english() {
        assert_eq!(language(&[]), "en");
        assert_eq!(language(&[(header::ACCEPT_LANGUAGE, "tlh, en-AU;q=0.8")]), "en");
        let cookie = (header::COOKIE, "globetable-language=qps");
        assert_eq!(language(&[cookie, (header::ACCEPT_LANGUAGE, "en")]), "qps");
        assert_eq!(language(&[(header::COOKIE, "globetable-language=tlh")]), "en");
    }

    fn led_back(referer: Option<&'static str>, at: Option<&str>) -> String {
        let referer = referer.map(|referer| (header::REFERER, HeaderValue::from_static(referer)));
        back(&referer.into_iter().collect(), at)
    }

    #[test]
    fn the_choice_leads_back_to_its_page_and_nowhere_else() {
        assert_eq!(led_back(Some("http://here/rules/pig?a=b"), None), "/rules/pig?a=b");
        assert_eq!(led_back(Some("http://here/t/abc?to=7"), Some("/t/abc")), "/t/abc?to=7");
        assert_eq!(led_back(Some("http://here/t/abc/act"), Some("/t/abc")), "/t/abc");
        assert_eq!(led_back(None, Some("/t/abc")), "/t/abc");
        assert_eq!(led_back(None, Some("//evil.example")), "/");
        assert_eq!(led_back(Some("http://here//evil.example/"), None), "/");
        assert_eq!(led_back(None, None), "/");
    }
}
