// Past moments: from one to the next without leaving the page, and by itself at the reader's pace.
import { follow } from "./camera.js";
import { morph, parse } from "./morph.js";
import { pace } from "./pace.js";
import { byId, doc, on, one, onPress } from "./page.js";

// At once is too fast to see anything of a whole game.
const FASTEST = 0.08;
// How long a moment stays at a normal pace: as long as it takes to read.
const LEAST = 600;
const WORD = 250;

const slider = byId("seek");
const field = byId("pace");
let search = location.search;
let wanted;
let going;
let timer;

const show = (news) => {
	for (const [id, html] of Object.entries(news.regions)) if (byId(id)) morph(byId(id), parse(html));
	doc.title = news.title;
	slider.value = news.entry;
	follow();
	showPlaying();
};

// Whoever drags the slider passes moments by: only the last wish counts.
const seek = async (entry) => {
	clearTimeout(timer);
	const busy = wanted !== undefined;
	wanted = entry;
	if (busy) return;
	for (let at; at !== wanted; ) {
		at = wanted;
		const place = slider.form.getAttribute("action") + "/" + at + search;
		const answer = await fetch(place, { headers: { "X-Globetable": "1" } }).catch(() => false);
		if (!answer.ok) return location.assign(place);
		const news = await answer.json();
		if (at !== wanted) continue;
		show(news);
		history.replaceState(null, "", place);
	}
	wanted = undefined;
	if (going) wait();
};

const next = () => one("[data-at].go-on");
const wait = () => {
	const told = byId("scene").textContent + (one(".note")?.textContent ?? "");
	const words = told.match(/[\u3400-\u9fff]{1,2}|[^\s\u3000-\u9fff\uff00-\uffef]+/g)?.length ?? 0;
	if (!next() || one(".lesson-question")) return play(false);
	timer = setTimeout(() => seek(Number(next().dataset.at)), Math.max(LEAST, WORD * words) * (pace() || FASTEST));
};

const showPlaying = () => one("[data-autoplay]").setAttribute("aria-pressed", Boolean(going));
const play = (on) => {
	clearTimeout(timer);
	going = on;
	showPlaying();
	if (going) wait();
};

onPress("[data-at]", (link) => seek(Number(link.dataset.at)));
onPress("[data-autoplay]", () => play(!going));
on("input", () => seek(Number(slider.value)), slider);

// What is looked at on the board is looked at through the same eyes.
onPress("a[data-plan]", (link) => {
	const asked = new URLSearchParams(link.getAttribute("href").split("?")[1]);
	const eyes = new URLSearchParams(search).get("as");
	if (eyes) asked.set("as", eyes);
	search = asked.size ? "?" + asked : "";
	seek(Number(slider.value));
});
on("change", ({ target }) => "eyes" in (target.form?.dataset || {}) && target.form.submit());

if (localStorage.pace) field.value = localStorage.pace;
on("change", () => (localStorage.pace = field.value), field);

const KEYS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };
on("keydown", (event) => {
	if (event.target.closest("input, select, .map-frame") || event.altKey || event.ctrlKey || event.metaKey) return;
	if (event.key === " " && !event.target.closest("a, button, summary")) play(!going);
	else if (event.key in KEYS) {
		const step = event.shiftKey && event.key.startsWith("Arrow") ? "turn-" : "";
		const link = one("[data-at].go-" + step + KEYS[event.key]);
		if (link) seek(Number(link.dataset.at));
	} else return;
	event.preventDefault();
});

follow();
