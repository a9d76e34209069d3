// Asks the table something, and shows what it answers.
import { isFollowing } from "./live.js";
import { tellUnsent, tellWell } from "./news.js";
import { base } from "./page.js";
import { arrival, hear, heard } from "./queue.js";

// What was done comes with the other news. If it does not, it is asked for.
const wait = async (version) => {
	const late = setTimeout(() => heard < version && ask(base + "/regions"), 3000);
	await arrival(version);
	clearTimeout(late);
};

// Whoever looks elsewhere is no longer interested in what they looked at before.
let asked = 0;
export const ask = async (url, options) => {
	const mine = ++asked;
	try {
		const headers = { "X-Globetable": heard, "X-Follows": isFollowing() };
		const answer = await fetch(url, { ...options, headers });
		const isNews = /json/.test(answer.headers.get("content-type"));
		if (!isNews) return location.assign(answer.redirected ? answer.url : base);
		const news = await answer.json();
		tellWell();
		if (mine !== asked && !options) return;
		await (news.follows ? wait(news.version) : hear(news, true));
		return news;
	} catch {
		tellUnsent();
	}
};
