// Live news. An EventSource comes back by itself; if it gives up, it is opened anew.
import { look, wanted } from "./look.js";
import { show, tellLost, tellWell, version } from "./news.js";
import { base, byId, on } from "./page.js";
import { busy } from "./send.js";

let stream;
let timer;

const close = () => {
	clearTimeout(timer);
	stream?.close();
};

const open = () => {
	close();
	// Before the game versions count something else, so that a lobby asks for all there is.
	stream = new EventSource(base + "/live" + (byId("board") ? "?v=" + version : ""));
	stream.onopen = () => tellWell();
	stream.onerror = () => {
		tellLost();
		if (stream.readyState === 2) timer = setTimeout(open, 3000);
	};
	on("regions", (event) => {
		const news = JSON.parse(event.data);
		if (wanted && news.version > version && busy !== version) look(wanted);
		else show(news);
	}, stream);
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
