//! Real browsers: Chromium, driven through chromedriver. Whatever was started here is ended when its owner goes,
//! also in the middle of a panic.

use std::cell::Cell;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel, TypingData};

use crate::support::Browser;
use crate::support::patience::glance;

/// How long a page may take to show what is waited for.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// Waits until the middle of an element has stayed where it is for some frames, and says where. Frames are what a scrolling
/// page moves by, so a slow machine makes this slow, not wrong. A page that nobody sees does not move.
const REST: &str = "
    const [element, done] = arguments;
    let seen, still = 0;
    const look = () => {
        const {left, top, width, height} = element.getBoundingClientRect();
        const now = [left + width / 2, top + height / 2];
        still = String(now) === String(seen) ? still + 1 : 0;
        seen = now;
        if (still === 3 || document.hidden) done(now);
        else requestAnimationFrame(look);
    };
    look();
";

/// The screens on which whole games are played.
const SCREENS: [(u32, u32); 4] = [(390, 844), (768, 1024), (1280, 800), (1920, 1080)];

/// What kind of screen a browser has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    /// 1280 by 800, with a mouse.
    Laptop,
    /// 390 by 844, to be touched.
    Phone,
}

/// A chromedriver of our own on a port of its own, and the browsers that it has started.
pub(crate) struct Chrome {
    driver: Child,
    address: String,
    chromium: PathBuf,
    /// The profiles of the browsers. It goes last, when nobody writes into it any more.
    profiles: TempDir,
    opened: Cell<u32>,
}

impl Chrome {
    /// Starts a chromedriver.
    pub(crate) fn start() -> Chrome {
        let chromium = program("chromium");
        let mut driver = Command::new(program("chromedriver"))
            .arg("--port=0")
            // A group of its own: the browsers belong to it too, and are ended with it.
            .process_group(0)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("chromedriver does not start: {error}"));
        let mut lines = BufReader::new(driver.stdout.take().unwrap()).lines();
        let port = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| line.rsplit_once("successfully on port ").map(|(_, port)| port.to_owned()))
            .expect("chromedriver says on which port it listens");
        // Whatever it says later is read and dropped, so that it never has to wait for a reader.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        let address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
        let profiles = tempfile::tempdir().unwrap();
        Chrome { driver, address, chromium, profiles, opened: Cell::new(0) }
    }

    /// A browser that was never here, with a profile of its own.
    pub(crate) async fn browser(&self, screen: Screen) -> Tab {
        self.opened.set(self.opened.get() + 1);
        let profile = self.profiles.path().join(format!("profile-{}", self.opened.get()));
        let downloads = self.profiles.path().join(format!("downloads-{}", self.opened.get()));
        std::fs::create_dir_all(&downloads).unwrap();
        let mut wishes = DesiredCapabilities::chrome();
        wishes.set_binary(self.chromium.to_str().unwrap()).unwrap();
        let mut flags = vec![
            "--headless=new".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--no-first-run".to_owned(),
            format!("--user-data-dir={}", profile.display()),
        ];
        if is_root() {
            // Chromium's sandbox does not work for root, whom tests in containers often run as.
            flags.push("--no-sandbox".to_owned());
        }
        match screen {
            Screen::Laptop => flags.push("--window-size=1280,800".to_owned()),
            Screen::Phone => {
                let metrics =
                    json!({"width": 390, "height": 844, "pixelRatio": 1, "touch": true, "mobile": true});
                let phone = json!({"deviceMetrics": metrics});
                wishes.add_experimental_option("mobileEmulation", phone).unwrap();
            }
        }
        for flag in flags {
            wishes.add_arg(&flag).unwrap();
        }
        let preferences =
            json!({"download.default_directory": downloads, "download.prompt_for_download": false});
        wishes.add_experimental_option("prefs", preferences).unwrap();
        wishes.set_browser_log_level(LoggingPrefsLogLevel::All).unwrap();
        let driver = WebDriver::new(&self.address, wishes).await.expect("Chromium starts");
        // It is not to be ended by its handle, which would wait for an answer in the middle of a panic: it is ended
        // with its driver.
        driver.clone().leak().unwrap();
        let tab = Tab { driver, downloads };
        // Nobody is told what happens at length, unless a test chooses another pace.
        let at_once = json!({"source": "try { localStorage.pace ??= 'once'; } catch {}"});
        tab.command("Page.addScriptToEvaluateOnNewDocument", at_once).await;
        if screen == Screen::Laptop {
            // The window's size counts its frame too; what is wanted is the size of the page.
            tab.resize(1280, 800).await;
        }
        tab
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        // The whole group by its id, so that no browser outlives its driver.
        let group = format!("kill -s KILL -- -{}", self.driver.id());
        let _ = Command::new("sh").args(["-c", &group]).stderr(Stdio::null()).status();
        let _ = self.driver.wait();
    }
}

/// A program from the path.
fn program(name: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file()).unwrap_or_else(
        || panic!("{name} is not installed, and the browser tests need it: cargo xtask setup"),
    )
}

fn is_root() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().any(|line| line.starts_with("Uid:") && line.split_whitespace().nth(2) == Some("0"))
}

/// A browser with a page in it.
pub(crate) struct Tab {
    pub(crate) driver: WebDriver,
    downloads: PathBuf,
}

impl Tab {
    pub(crate) async fn open(&self, url: &str) {
        self.driver.goto(url).await.unwrap();
    }

    pub(crate) async fn url(&self) -> String {
        self.driver.current_url().await.unwrap().to_string()
    }

    /// What a script in the page returns. Arguments come as `arguments[0]` and so on.
    pub(crate) async fn ask<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> T {
        let answer = self.driver.execute(script, arguments).await;
        let answer = answer.unwrap_or_else(|error| panic!("{script}: {error}"));
        answer.convert().unwrap_or_else(|error| panic!("{script}: {error}: {:?}", answer.json()))
    }

    /// What an expression in the page is worth.
    pub(crate) async fn eval<T: DeserializeOwned>(&self, expression: &str) -> T {
        self.ask(&format!("return {expression};"), vec![]).await
    }

    /// Becomes whoever has these cookies, for the server at which they have them.
    pub(crate) async fn becomes(&self, who: &Browser) {
        for (name, value) in &who.cookies {
            let cookie = json!({"name": name, "value": value, "url": format!("http://{}/", who.address)});
            self.command("Network.setCookie", cookie).await;
        }
    }

    /// Sends a command of the DevTools protocol.
    pub(crate) async fn command(&self, method: &str, parameters: Value) -> Value {
        self.driver
            .cdp()
            .send_raw(method, parameters)
            .await
            .unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Waits until an expression in the page is true. A page that is just being replaced is looked at again.
    pub(crate) async fn until(&self, expression: &str) {
        let begun = Instant::now();
        loop {
            let script = format!("return Boolean({expression});");
            let holds = match self.driver.execute(&script, vec![]).await {
                Ok(answer) => answer.convert().unwrap_or(false),
                Err(error) if begun.elapsed() > PATIENCE => panic!("{expression}: {error}"),
                Err(_) => false,
            };
            if holds {
                return;
            }
            if begun.elapsed() > PATIENCE {
                let text: String = self.eval("document.body.innerText").await;
                panic!("waited in vain for {expression} at {}\n{text}", self.url().await);
            }
            glance().await;
        }
    }

    /// The first element that a selector finds, once it is there.
    pub(crate) async fn find(&self, selector: &str) -> WebElement {
        self.until(&format!("document.querySelector({})", json!(selector))).await;
        self.driver.find(By::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}"))
    }

    /// Clicks the first element that a selector finds, as a hand does: it is scrolled to, stands still, and must not be
    /// covered.
    pub(crate) async fn click(&self, selector: &str) {
        let element = self.find(selector).await;
        self.scroll_to(&element).await;
        self.rest(&element).await;
        element.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    /// Scrolls until an element is in the middle of the screen.
    pub(crate) async fn scroll_to(&self, element: &WebElement) {
        let script = "arguments[0].scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});";
        self.driver.execute(script, vec![element.to_json().unwrap()]).await.unwrap();
    }

    /// Touches an element with a finger, as a hand does.
    pub(crate) async fn tap(&self, element: &WebElement) {
        self.scroll_to(element).await;
        let [x, y] = self.rest(element).await;
        let finger = json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]});
        self.command("Input.dispatchTouchEvent", finger).await;
        self.command("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []})).await;
    }

    /// Where the middle of an element comes to rest.
    async fn rest(&self, element: &WebElement) -> [f64; 2] {
        self.rests(element).await.unwrap_or_else(|error| panic!("no rest: {error}"))
    }

    /// The same of an element that may be gone.
    pub(crate) async fn rests(&self, element: &WebElement) -> WebDriverResult<[f64; 2]> {
        self.driver.execute_async(REST, vec![element.to_json()?]).await?.convert()
    }

    /// Types a text into a field that is cleared before.
    pub(crate) async fn fill(&self, selector: &str, text: &str) {
        let field = self.find(selector).await;
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// The text of an element as it is shown.
    pub(crate) async fn text(&self, selector: &str) -> String {
        self.find(selector).await.text().await.unwrap()
    }

    /// All text in an element, also what only comes up yet and is not shown.
    pub(crate) async fn words(&self, selector: &str) -> String {
        self.find(selector).await;
        self.eval(&format!("document.querySelector({}).textContent", json!(selector))).await
    }

    pub(crate) async fn has(&self, selector: &str) -> bool {
        self.eval(&format!("Boolean(document.querySelector({}))", json!(selector))).await
    }

    /// Presses keys, wherever the focus is.
    pub(crate) async fn press(&self, keys: impl Into<TypingData>) {
        self.driver.action_chain().send_keys(keys).perform().await.unwrap();
    }

    /// Gives the page another size; a narrow one is laid out as on a phone.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600});
        self.command("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Shows the page as on another screen: every one there is takes its turn, by day and by night.
    pub(crate) async fn changes_screen(&self, version: u64) {
        let (width, height) = SCREENS[usize::try_from(version % 4).unwrap()];
        self.resize(width, height).await;
        let scheme = if (version / 4).is_multiple_of(2) { "light" } else { "dark" };
        self.prefer(&[("prefers-color-scheme", scheme)]).await;
    }

    /// Switches the network of this browser off or on.
    pub(crate) async fn set_offline(&self, offline: bool) {
        self.command("Network.enable", json!({})).await;
        let nothing =
            json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        self.command("Network.emulateNetworkConditions", nothing).await;
    }

    /// Sets what the reader prefers, such as `prefers-color-scheme` to `dark`.
    pub(crate) async fn prefer(&self, features: &[(&str, &str)]) {
        let features: Vec<Value> =
            features.iter().map(|(name, value)| json!({"name": name, "value": value})).collect();
        self.command("Emulation.setEmulatedMedia", json!({"features": features})).await;
    }

    /// The file that is downloaded under this name, once it is there.
    pub(crate) async fn downloaded(&self, name: &str) -> String {
        let (file, begun) = (self.downloads.join(name), Instant::now());
        while !file.exists() {
            assert!(begun.elapsed() < PATIENCE, "{name} was not downloaded");
            glance().await;
        }
        std::fs::read_to_string(file).unwrap()
    }

    /// What the browser's console shows as errors since the last look.
    pub(crate) async fn errors(&self) -> Vec<String> {
        let log = self.driver.browser_log().await.unwrap();
        log.into_iter().filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect()
    }

    /// Fails if the console shows an error.
    pub(crate) async fn is_clean(&self) {
        assert_eq!(self.errors().await, Vec::<String>::new(), "at {}", self.url().await);
    }
}
