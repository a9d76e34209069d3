//! The forms of a page, with what a browser would send of them as they stand.

/// A form that acts.
pub(crate) struct Form {
    /// Where it is sent.
    pub(crate) to: String,
    /// What is in its fields at first.
    pub(crate) fields: Vec<(String, String)>,
    pub(crate) buttons: Vec<Button>,
    /// Whether it is not sent before something is ticked.
    pub(crate) is_guarded: bool,
}

/// A button that sends its form.
pub(crate) struct Button {
    /// What the button itself adds.
    pub(crate) field: Option<(String, String)>,
    /// What stands on it.
    pub(crate) label: String,
    /// How many folds have to be opened to get at it.
    pub(crate) folds: usize,
}

/// Where the reading of a page is.
#[derive(Default)]
struct Reading {
    forms: Vec<Form>,
    form: Option<Form>,
    /// Whether each of the folds around is closed.
    folds: Vec<bool>,
    /// The list that is being read: its name and what is chosen.
    list: Option<(String, Option<String>)>,
}

/// All forms of a page that are posted.
pub(crate) fn forms(html: &str) -> Vec<Form> {
    let mut reading = Reading::default();
    for part in html.split('<').skip(1) {
        let Some((tag, text)) = part.split_once('>') else { continue };
        reading.read(tag, text);
    }
    reading.forms
}

impl Reading {
    fn read(&mut self, tag: &str, text: &str) {
        match tag.split(' ').next().unwrap_or_default() {
            "details" => self.folds.push(!has(tag, "open")),
            "/details" => {
                self.folds.pop();
            }
            "form" if attribute(tag, "method").as_deref() == Some("post") => self.begin(tag),
            "/form" => self.forms.extend(self.form.take()),
            "input" => self.input(tag),
            "select" => self.list = attribute(tag, "name").map(|name| (name, None)),
            "option" => self.option(tag),
            "/select" => self.end_list(),
            "button" if attribute(tag, "type").as_deref() != Some("button") => self.button(tag),
            _ => {}
        }
        // What stands on a button is the text behind its tags.
        if let Some(button) = self.form.as_mut().and_then(|form| form.buttons.last_mut()) {
            button.label.push_str(text);
        }
    }

    fn begin(&mut self, tag: &str) {
        let to = attribute(tag, "action").unwrap_or_default();
        self.form = Some(Form { to, fields: Vec::new(), buttons: Vec::new(), is_guarded: false });
    }

    fn input(&mut self, tag: &str) {
        let Some(form) = &mut self.form else { return };
        form.is_guarded |= has(tag, "required");
        let is_box = matches!(attribute(tag, "type").as_deref(), Some("checkbox" | "radio"));
        if has(tag, "disabled") || is_box && !has(tag, "checked") {
            return;
        }
        if let Some(name) = attribute(tag, "name") {
            form.fields.push((name, attribute(tag, "value").unwrap_or_default()));
        }
    }

    fn option(&mut self, tag: &str) {
        let Some((_, chosen)) = &mut self.list else { return };
        if chosen.is_none() || has(tag, "selected") {
            *chosen = attribute(tag, "value");
        }
    }

    fn end_list(&mut self) {
        if let (Some((name, Some(value))), Some(form)) = (self.list.take(), &mut self.form) {
            form.fields.push((name, value));
        }
    }

    fn button(&mut self, tag: &str) {
        let folds = self.folds.iter().filter(|closed| **closed).count();
        let field = attribute(tag, "name").map(|name| (name, attribute(tag, "value").unwrap_or_default()));
        if let Some(form) = &mut self.form {
            form.buttons.push(Button { field, label: String::new(), folds });
        }
    }
}

/// Whether a tag has an attribute without a value.
fn has(tag: &str, name: &str) -> bool {
    tag.split(' ').any(|part| part == name)
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, value) = tag.split_once(&format!(" {name}=\""))?;
    let value = value.split('"').next()?;
    Some(value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
}
