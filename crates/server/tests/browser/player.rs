//! A person at a table: what she sees on her page, and what she does there with her hands.

use std::time::Instant;

use games::little_monsters::{Action, Colour, Tickets};
use games::{AnyAction, AnyGame};
use serde_json::json;
use table::{Play, Seat};
use thirtyfour::prelude::*;

use crate::chrome::{PATIENCE, Tab};
use crate::watch::Watch;

/// Finds the button of the form that does just this. A list to choose from is set to it.
const BUTTON_OF: &str = r#"
    const [wanted, scrolls] = arguments;
    // What is folded up is unfolded before, and what is elsewhere comes into the middle of the screen.
    const unfolded = (button) => {
        for (let at = button.closest("details"); at; at = at.parentElement.closest("details")) at.open = true;
        if (scrolls) button.scrollIntoView({block: "center", behavior: "instant"});
        return button;
    };
    for (const form of document.querySelectorAll("form[method=post][action$='/act']:not(:has([name=again]))")) {
        const given = [...form.querySelectorAll("input[name=action]")].map((input) => input.value);
        if (given.length === 1 && given[0] === wanted) return unfolded(form.querySelector("button:not([type=button])"));
        const list = form.querySelector("select[name=action]");
        const option = list && [...list.options].find((option) => option.value === wanted);
        if (option) {
            list.value = wanted;
            return unfolded(form.querySelector("button:not([type=button])"));
        }
        const button = [...form.querySelectorAll("button[name=action]")].find((button) => button.value === wanted);
        if (button) return unfolded(button);
    }
    return null;
"#;

/// A person at a table.
pub(crate) struct Player {
    pub(crate) tab: Tab,
    pub(crate) seat: Seat,
}

impl Player {
    /// The version that the page shows.
    pub(crate) async fn version(&self) -> u64 {
        self.tab.eval("Number(document.body.dataset.version)").await
    }

    /// Waits until the page shows this version or a later one.
    pub(crate) async fn sees(&self, version: u64) {
        self.tab.until(&format!("document.body.dataset.version >= {version}")).await;
    }

    /// Waits until she is asked something, and her page shows it. Returns the game as it stands then, and its version;
    /// nothing, if it is over.
    pub(crate) async fn is_asked(&self, watch: &Watch) -> Option<(Play<AnyGame>, u64)> {
        let (play, version, seat) = watch.asks(&[self.seat]).await;
        self.sees(version).await;
        seat.map(|_| (play, version))
    }

    /// The button of the form that does just this. A list to choose from is set to it.
    pub(crate) async fn button_of(&self, action: &AnyAction) -> WebDriverResult<WebElement> {
        let wanted = serde_json::to_string(action).unwrap();
        self.tab.driver.execute(BUTTON_OF, vec![json!(wanted), json!(true)]).await?.element()
    }

    /// The same for the keyboard: in Chromium the Tab key goes on from wherever was scrolled to last, so nothing is scrolled.
    pub(crate) async fn unscrolled_button_of(&self, action: &AnyAction) -> WebDriverResult<WebElement> {
        let wanted = serde_json::to_string(action).unwrap();
        self.tab.driver.execute(BUTTON_OF, vec![json!(wanted), json!(false)]).await?.element()
    }

    /// Does something with the button for it, and waits until the page shows what came of it.
    pub(crate) async fn does(&self, action: &AnyAction, version: u64) {
        let press = async |button: WebElement| {
            // A button that is still on its way is missed, and nobody says so.
            self.tab.rests(&button).await?;
            button.click().await
        };
        self.does_by(action, version, press).await;
    }

    /// The same with a finger.
    pub(crate) async fn touches(&self, action: &AnyAction, version: u64) {
        let press = async |button: WebElement| {
            self.tab.tap(&button).await;
            Ok(())
        };
        self.does_by(action, version, press).await;
    }

    /// The same with another way to press the button.
    async fn does_by(
        &self,
        action: &AnyAction,
        version: u64,
        press: impl AsyncFn(WebElement) -> WebDriverResult<()>,
    ) {
        match *action {
            AnyAction::LittleMonsters(Action::Offer { to, give, want }) => {
                self.offers("#hand [data-key=offer]", Some(to), give, want).await;
                return self.sees(version + 1).await;
            }
            AnyAction::LittleMonsters(Action::Counter { to, give, want }) => {
                self.offers(&format!("#now [data-key=counter-{}]", to.0), None, give, want).await;
                return self.sees(version + 1).await;
            }
            _ => {}
        }
        let wanted = serde_json::to_string(action).unwrap();
        let begun = Instant::now();
        loop {
            let pressed = match self.button_of(action).await {
                Ok(button) => press(button).await,
                Err(error) => Err(error),
            };
            match pressed {
                Ok(()) => return self.sees(version + 1).await,
                // Somebody else was faster, and the page has changed under the hand.
                Err(_) if self.version().await > version => return,
                Err(error) if begun.elapsed() > PATIENCE => {
                    panic!("{wanted}: {error}\n{}", self.tab.text("#now").await)
                }
                Err(_) => {}
            }
        }
    }

    /// Goes to a place by a click on the map and the first way that is offered.
    pub(crate) async fn goes_on_the_map(&self, action: &Action, version: u64) {
        let Action::Step { to, .. } = action else { panic!("{action:?} is no step") };
        self.tab.click(&format!("#board .lm-go[href='?to={}']", to.0)).await;
        self.tab.click("#now .lm-routes form button").await;
        self.sees(version + 1).await;
        // Who has gone there is not asked again how to get there.
        self.tab.until("!location.search && !document.querySelector('#now .lm-plan')").await;
    }

    /// The tickets in the hand, as the page shows them.
    pub(crate) async fn wallet(&self) -> Vec<u8> {
        let script = "return [...document.querySelectorAll('#hand .lm-wallet li b')].map((b) => Number(b.textContent));";
        self.tab.ask(script, vec![]).await
    }

    /// Where the page shows a monster.
    pub(crate) async fn spot_of(&self, seat: Seat) -> String {
        self.tab
            .eval(&format!("document.querySelector('#monster-{}').getAttribute('transform')", seat.0))
            .await
    }

    /// Taps the tickets of a trade and sends the offer. The form is unfolded before.
    pub(crate) async fn offers(&self, form: &str, with: Option<Seat>, give: Tickets, want: Tickets) {
        let tab = &self.tab;
        if !tab.has(&format!("{form}[open]")).await {
            tab.click(&format!("{form} > summary")).await;
        }
        if let Some(with) = with
            && tab.has(&format!("{form} select[name=to]")).await
        {
            tab.click(&format!("{form} select[name=to] option[value='{}']", with.0)).await;
        }
        for (side, tickets) in [("give", give), ("want", want)] {
            for colour in Colour::ALL {
                // A counter-offer starts with some tickets chosen.
                let boxes = format!("{form} input[name={side}-{}]", colour.id());
                let chosen =
                    format!("[...document.querySelectorAll({})].map((box) => box.checked)", json!(boxes));
                let chosen: Vec<bool> = tab.eval(&chosen).await;
                assert!(chosen.len() >= tickets[colour].into(), "{side} {tickets:?} of {chosen:?}");
                for (nth, chosen) in (1..).zip(chosen) {
                    if chosen != (nth <= tickets[colour]) {
                        let ticket = format!("label:nth-child({nth}) > input[name={side}-{}]", colour.id());
                        tab.click(&format!("{form} {ticket}")).await;
                    }
                }
            }
        }
        tab.click(&format!("{form} form button")).await;
    }
}
