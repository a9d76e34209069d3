// Asks the table something, and shows what it answers.
import { tellUnsent, tellWell } from "./news.js";
import { base } from "./page.js";
import { hear, heard } from "./queue.js";

// Whoever looks elsewhere is no longer interested in what they looked at before.
let asked = 0;
export const ask = async (url, options) => {
	const mine = ++asked;
	try {
		const answer = await fetch(url, { ...options, headers: { "X-Globetable": heard } });
		const isNews = /json/.test(answer.headers.get("content-type"));
		if (!isNews) return location.assign(answer.redirected ? answer.url : base);
		const news = await answer.json();
		tellWell();
		if (mine !== asked && !options) return;
		await hear(news, true);
		return news;
	} catch {
		tellUnsent();
	}
};
