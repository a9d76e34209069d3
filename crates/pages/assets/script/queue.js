// The queue: what happened is told on the stage scene by scene; the page changes when the scenes before it are told.
import { see } from "./camera.js";
import { look, wanted } from "./look.js";
import { parse } from "./morph.js";
import { put, show, toTheQuestion, version } from "./news.js";
import { pace } from "./pace.js";
import { byId, doc, on, onPress, one } from "./page.js";
import { busy } from "./send.js";
import { sound } from "./sound.js";
import { showTalk } from "./talk.js";

// So many milliseconds of normal pace are told at most. Whoever is further behind gets the present and the recap.
const bound = 90000;
// How many captions stay on the stage, and for how long when there is nothing more to tell.
const captions = 4;
const lingering = 4000;

const stage = byId("stage");
const list = stage?.querySelector("ol");
const goOn = one("[data-go-on]");
const skip = one("[data-skip]");

// The version up to which everything was heard; what is shown may be behind.
export let heard = version;
// What was heard and is not shown yet.
let queue = [];
// Counts up when the queue is emptied at once, so that whoever waits gives up.
let film = 0;
// How long has been told altogether, at normal pace. Cards stay until they can have been read.
let story = 0;
let leaving = 0;
let running, reading, released;
// Who waits for a version to be shown.
let arrivals = [];

const arrive = () => (arrivals = arrivals.filter(({ wanted, done }) => wanted > version || done()));

// Is kept when the page shows this version.
export const arrival = (wanted) =>
	new Promise((done) => {
		arrivals.push({ wanted, done });
		arrive();
	});

// Time passes at the reader's pace, and not while they read.
const pause = (ms, isOver = () => false) =>
	new Promise((done) => {
		const mine = film;
		let before = performance.now();
		const tick = () => {
			const now = performance.now();
			const rests = reading || stage.querySelector(":focus-visible");
			stage.toggleAttribute("data-rests", rests);
			const passed = rests ? 0 : pace() ? (now - before) / pace() : ms;
			ms -= passed;
			story += passed;
			before = now;
			if (mine !== film || ms <= 0 || isOver()) done();
			else setTimeout(tick, Math.min(40, ms * pace()));
		};
		tick();
	});

// Where something happens is marked on the board for as long as it is told.
const mark = (beat) => {
	one(".map-live > .told")?.remove();
	const places = beat?.dataset.at?.split(" ").map((at) => at.split(",")) || [];
	const board = one(".map-live");
	if (!board || !places.length) return;
	const svg = (name) => doc.createElementNS(board.namespaceURI, name);
	const marks = svg("g");
	marks.setAttribute("class", "told");
	for (const [x, y] of places) {
		const circle = svg("circle");
		circle.setAttribute("transform", `translate(${x},${y})`);
		circle.setAttribute("r", 14);
		marks.append(circle);
	}
	board.append(marks);
	see(marks.firstChild);
};

const clear = () => {
	list.replaceChildren();
	mark();
	reading = false;
	stage.removeAttribute("data-told");
};

// A piece walks every edge of its way.
const walk = async (beat) => {
	const places = beat.dataset.path.split(" ");
	const each = beat.dataset.ms / places.length;
	const piece = byId(beat.dataset.piece);
	const mine = film;
	see(piece);
	for (const place of places) {
		if (mine !== film || !piece) return;
		piece.style.transition = `transform ${each * pace()}ms linear`;
		piece.setAttribute("transform", `translate(${place})`);
		await pause(each);
	}
};

// The reader's own fortune waits until they have seen it, or long enough.
const hold = async (ms) => {
	released = false;
	goOn.hidden = false;
	stage.dataset.held = "yes";
	await pause(ms, () => released);
	stage.removeAttribute("data-held");
	goOn.hidden = true;
};

const tell = async (beat, mine) => {
	if (mine !== film) return;
	const begins = beat.matches(".turn.passing");
	// A turn that begins clears the stage, when the last one has had its time.
	if (begins) {
		await pause(+beat.dataset.ms);
		if (mine === film) clear();
	}
	if (mine !== film) return;
	beat.unread = story + Number(beat.dataset.read || 0);
	list.append(beat);
	sound(beat);
	mark(beat);
	const old = [...list.children].filter((beat) => beat.unread <= story);
	for (const beat of old.slice(0, Math.max(0, list.children.length - captions))) beat.remove();
	if (begins) return;
	await (beat.dataset.path ? walk(beat) : pause(+beat.dataset.ms));
	if (beat.dataset.hold && mine === film) await hold(+beat.dataset.hold);
};

// Whoever looks at something is shown it again when all is told, as it is then.
const isElsewhere = ({ answer }) => wanted && !answer && busy !== version;

const finish = (news) => {
	if (!isElsewhere(news)) show(news);
	else if (news.version > version) look(wanted);
	// The answer to what was done here may come first. It shows what is looked at; only who is there is news then.
	else show({ ...news, regions: news.regions.players ? { players: news.regions.players } : {} });
	news.done();
	arrive();
};

const joined = (one, other) => ({
	...one,
	...other,
	done: () => {
		one.done();
		other.done();
	},
	regions: { ...one.regions, ...other.regions },
});

// The last board is looked at before the end is told.
const dwell = (news) => {
	const { end, ...regions } = news.regions;
	show({ ...news, regions });
	return pause(2000);
};

const leave = async () => {
	const mine = ++leaving;
	stage.dataset.told = "yes";
	skip.hidden = true;
	await pause(Math.max(lingering, ...[...list.children].map((beat) => beat.unread - story)));
	if (mine === leaving && !running) clear();
};

const run = async () => {
	if (running) return;
	running = true;
	const mine = film;
	stage.removeAttribute("data-told");
	while (queue.length) {
		const [news] = queue;
		skip.hidden = !news.scenes.length;
		for (const { html } of news.scenes) for (const beat of [...parse(html).children]) await tell(beat, mine);
		if (mine === film && news.regions.end && byId("end").hidden) await dwell(news);
		if (mine !== film) return;
		queue.shift();
		if (queue.length && isElsewhere(news)) queue[0] = joined(news, queue[0]);
		else finish(news);
	}
	running = false;
	leave();
};

// Leads to the present at once.
export const flush = () => {
	if (!running && !queue.length) return;
	film++;
	running = false;
	const news = queue.length && queue.reduce(joined);
	queue = [];
	goOn.hidden = skip.hidden = true;
	stage.removeAttribute("data-held");
	clear();
	if (news) finish(news);
};

// Takes news in: from the stream, or as an answer. The promise is kept when they are shown.
export const hear = (news, answer) =>
	new Promise((done) => {
		// Lobbies, ways elsewhere and mere notices are not told.
		if (!list || !news.regions || news.location) return done(show(news));
		// Talk and the clock are about now, whatever is told.
		const { clock, talk, watchers, ...regions } = news.regions;
		if (talk) put("talk", talk);
		if (watchers) put("watchers", watchers);
		showTalk();
		const isTalk = news.version === heard && !clock && !Object.keys(regions).length;
		if (isTalk || news.version < heard) return done();
		if (clock) put("clock", clock);
		const scenes = (news.scenes || []).filter(({ entry }) => entry >= heard);
		const isFar = news.version > heard && !news.scenes;
		heard = news.version;
		queue.push({ ...news, regions, scenes, answer, done });
		const length = queue.flatMap((news) => news.scenes).reduce((sum, { ms }) => sum + ms, 0);
		if (isFar || news.notice || !pace() || doc.hidden || length > bound) flush();
		else run();
	});

const isField = ({ target }) => target.closest("input, select, textarea, [contenteditable]");

const toThePresent = () => {
	flush();
	toTheQuestion();
};

onPress("[data-skip]", toThePresent);
onPress("[data-go-on]", () => (released = true));
on("keydown", (event) => {
	if (isField(event) || event.ctrlKey || event.metaKey || event.altKey) return;
	if (event.key.length === 1 || event.key === "Enter" || event.key === "Escape") released = true;
});
on("visibilitychange", () => doc.hidden && flush());
if (stage) {
	// A page that changes under a pointer at rest is not read.
	on("pointermove", (event) => {
		if (event.pointerType !== "touch" && (event.movementX || event.movementY)) reading = true;
	}, stage);
	on("pointerleave", () => (reading = false), stage);
}
