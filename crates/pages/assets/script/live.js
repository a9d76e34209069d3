// Live news. An EventSource comes back by itself; if it gives up, it is opened anew.
import { tellLost, tellWell } from "./news.js";
import { base, byId, doc, on } from "./page.js";
import { hear, heard } from "./queue.js";

let stream;
let timer;
// Whether this page only visits: a browser with many tables open has not enough connections for all of them.
let visits;
// What the stream has said last of every region. A change is told in steps from there: new text, or pieces that stay.
const said = {};

const whole = (id, change) => {
	const old = said[id]?.split("<");
	const text = (step) => Array.isArray(step) ? old.slice(...step) : step;
	return (said[id] = Array.isArray(change) ? change.flatMap(text).join("<") : change);
};

const unfold = (news) => {
	for (const [id, change] of Object.entries(news.regions)) news.regions[id] = whole(id, change);
	return news;
};

// Whether news come by themselves.
export const isFollowing = () => stream?.readyState === 1;

const close = () => {
	clearTimeout(timer);
	stream?.close();
};

const open = () => {
	close();
	// Before the game versions count something else, so that a lobby asks for all there is.
	stream = new EventSource(base + "/live?" + (byId("board") ? "v=" + heard : "lobby"));
	stream.onopen = () => tellWell();
	stream.onerror = () => {
		if (!visits) tellLost();
		visits = false;
		if (stream.readyState === 2) timer = setTimeout(open, 3000);
	};
	on("regions", (event) => hear(unfold(JSON.parse(event.data))), stream);
	on("visit", () => (visits = true), stream);
	on("reload", () => location.reload(), stream);
};

export const follow = () => {
	on("pagehide", close, window);
	on("pageshow", (event) => event.persisted && open(), window);
	on("offline", () => {
		close();
		tellLost();
	}, window);
	on("online", open, window);
	// What is looked at follows again.
	on("visibilitychange", () => doc.hidden || isFollowing() || open());
	open();
};
