// Live news. An EventSource comes back by itself; if it gives up, it is opened anew.
import { tellLost, tellWell } from "./news.js";
import { base, byId, on } from "./page.js";
import { hear, heard } from "./queue.js";

let stream;
let timer;

const close = () => {
	clearTimeout(timer);
	stream?.close();
};

const open = () => {
	close();
	// Before the game versions count something else, so that a lobby asks for all there is.
	stream = new EventSource(base + "/live" + (byId("board") ? "?v=" + heard : ""));
	stream.onopen = () => tellWell();
	stream.onerror = () => {
		tellLost();
		if (stream.readyState === 2) timer = setTimeout(open, 3000);
	};
	on("regions", (event) => hear(JSON.parse(event.data)), stream);
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
	open();
};
