// News: a version, a title and regions, from the answer to a request or from the stream.
import { dress } from "./dress.js";
import { morph, parse } from "./morph.js";
import { go } from "./motion.js";
import { body, byId, doc, one } from "./page.js";

export let version = Number(body.dataset.version);
// Whether the button that was pressed is gone, and no question has taken its place yet.
let adrift;

const notify = (text) => {
	const notice = byId("notice");
	notice.innerHTML = "<div class=notice><p>";
	notice.firstChild.firstChild.append(text);
};

export const put = (id, html) => byId(id) && morph(byId(id), parse(html));

// What is asked next; the help about it is not asked.
const QUESTION = "#now :is(button:enabled, a[href]):not(.plain-help *)";
export const toTheQuestion = () => one(QUESTION)?.focus({ preventScroll: true });

// An older version than the one shown is no news.
export const show = (news) => {
	if (news.location) return location.assign(news.location);
	if (!news.regions) return notify(news.notice);
	if (news.regions.board && !byId("board")) return location.reload(); // it has begun
	if (news.version < version) return;
	body.dataset.version = version = news.version;
	const home = adrift || doc.activeElement?.closest("main");
	const playing = byId("end")?.hidden;
	for (const [id, html] of Object.entries(news.regions)) put(id, html);
	doc.title = news.title || doc.title;
	dress();
	// If the pressed button is gone, go on at the next question, as soon as there is one.
	adrift = home && doc.activeElement === body;
	if (adrift) toTheQuestion();
	if (playing && !byId("end").hidden) {
		one(".side").scrollTop = 0;
		byId("h-end").focus({ preventScroll: true });
		go(byId("end"), "start");
	}
};

const tell = (link, text) => {
	link.hidden = !text;
	link.textContent = text;
};
export const tellLost = () => tell(byId("link"), byId("link").dataset.lost);
export const tellUnsent = () => tell(byId("link"), byId("link").dataset.unsent);
export const tellWell = () => tell(byId("link"), "");
