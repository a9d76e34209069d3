//! Three people at one table, each with a page.

use std::net::SocketAddr;
use std::time::Instant;

use serde_json::Value;
use tokio::net::TcpStream;

use crate::report::Sample;
use crate::support::page::{Form, acts_in, goes_on};
use crate::support::{Browser, Kept, Live};

/// A table, and the pages of those who sit there.
pub(crate) struct Seated {
    pages: Vec<Page>,
    version: u64,
}

/// A page of one person, as far as this measurement looks at it.
struct Page {
    browser: Browser,
    requests: Kept,
    live: Live,
    /// What each region of it shows.
    regions: Value,
}

/// A game that has begun, with the browsers of its three people.
pub(crate) struct Begun {
    id: String,
    people: Vec<Browser>,
}

impl Seated {
    /// Opens a table, seats three people, begins the game, and opens the pages of all three.
    pub(crate) async fn open(addresses: &[SocketAddr], game: &str) -> Seated {
        Seated::follow(Seated::begin(addresses, game).await).await
    }

    /// Opens a table, seats three people, and begins the game. They are spread over the nodes.
    pub(crate) async fn begin(addresses: &[SocketAddr], game: &str) -> Begun {
        let mut people: Vec<Browser> =
            addresses.iter().cycle().take(3).map(|&address| Browser::new(address)).collect();
        let id = people[0].open_table_with("Ada", &["me", "open", "open"], &[("game", game)]).await;
        for (seat, (person, name)) in people.iter_mut().zip(["Ada", "Bo", "Cy"]).enumerate().skip(1) {
            person.get("/").await.expect(200);
            person
                .post(&format!("/t/{id}/join"), &[("seat", &seat.to_string()), ("name", name)])
                .await
                .expect(303);
        }
        people[0].post(&format!("/t/{id}/start"), &[]).await.expect(303);
        Begun { id, people }
    }

    /// Opens the pages of all three.
    pub(crate) async fn follow(Begun { id, people }: Begun) -> Seated {
        let mut pages = Vec::new();
        for browser in people {
            // A page that is behind is told everything.
            let mut live = browser.live_compressed(&format!("/t/{id}/live?v=1")).await;
            let news = live.next().await.unwrap().json();
            let requests = Kept::new(TcpStream::connect(browser.address).await.unwrap());
            pages.push(Page { browser, requests, live, regions: news });
        }
        let version = pages[0].regions["version"].as_u64().unwrap();
        Seated { pages, version }
    }

    /// Plays until it is time, or the game is over.
    pub(crate) async fn play(mut self, until: Instant) -> Vec<Sample> {
        let mut samples = Vec::new();
        while Instant::now() < until {
            match self.act(samples.len()).await {
                Some(sample) => samples.push(sample),
                None => break,
            }
        }
        samples
    }

    /// Somebody does something, and all see it.
    async fn act(&mut self, turn: usize) -> Option<Sample> {
        let begun = Instant::now();
        let answer = self.somebody_acts(turn).await?;
        let mut bytes = 0;
        for page in &mut self.pages {
            bytes += page.hear(self.version + 1).await;
        }
        self.version += 1;
        Some(Sample { answer, screen: begun.elapsed(), bytes: bytes / self.pages.len() })
    }

    async fn somebody_acts(&mut self, turn: usize) -> Option<std::time::Duration> {
        for page in &mut self.pages {
            let mut acts = acts_in(&page.regions);
            acts.retain(goes_on);
            for act in acts.iter().cycle().skip(turn).take(acts.len()) {
                let begun = Instant::now();
                if page.submit(act).await {
                    return Some(begun.elapsed());
                }
            }
        }
        None
    }
}

impl Page {
    /// Sends a form, and says whether it was accepted.
    async fn submit(&mut self, form: &Form) -> bool {
        let fields: Vec<(&str, &str)> =
            form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let headers = [("X-Globetable", form.get("version").unwrap_or("1")), ("X-Follows", "true")];
        let answer = self.browser.post_kept(&mut self.requests, &form.action, &fields, &headers).await;
        answer.status == 200 && answer.json()["status"] == 200
    }

    /// Reads the stream up to a version, and says how many bytes that were.
    async fn hear(&mut self, version: u64) -> usize {
        let mut bytes = 0;
        loop {
            let news = self.live.next().await.expect("the stream goes on");
            bytes += self.live.weight;
            let json = news.json();
            for (id, html) in json["regions"].as_object().into_iter().flatten() {
                self.regions["regions"][id] = html.clone();
            }
            if news.id.parse().is_ok_and(|id: u64| id >= version) {
                return bytes;
            }
        }
    }
}
