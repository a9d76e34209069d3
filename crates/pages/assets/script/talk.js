// Talk: said without leaving the page, while the story goes on; what was not read is marked in the bar.
import { tellUnsent, version } from "./news.js";
import { base, byId, doc, on, one } from "./page.js";

const place = "talk " + base;

const isInSight = (talk) => {
	const { top, bottom } = talk.getBoundingClientRect();
	return !doc.hidden && bottom > 0 && top < innerHeight;
};

export const showTalk = () => {
	const talk = byId("talk"), mark = one("[data-unread]");
	if (!talk || !mark) return;
	byId("talk-mark").hidden = talk.hidden;
	const lines = [...talk.querySelectorAll("li")].map((line) => [Number(line.dataset.key.slice(5)), line]);
	const last = lines.at(-1)?.[0] || 0;
	if (isInSight(talk) || !localStorage[place]) localStorage[place] = last;
	const unread = lines.filter(([number, line]) => number > localStorage[place] && !line.matches(".own")).length;
	mark.hidden = !unread;
	mark.textContent = unread;
};

on("scroll", showTalk, window);
on("visibilitychange", showTalk);

on("submit", async (event) => {
	const form = event.target;
	if (!base || !("talk" in form.dataset)) return;
	event.preventDefault();
	const body = new URLSearchParams(new FormData(form, event.submitter));
	const headers = { "X-Globetable": version };
	try {
		const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers });
		const { notice } = await answer.json();
		one("[data-refusal]").textContent = notice || "";
		if (!notice && !event.submitter.value && form.elements.text) form.elements.text.value = "";
	} catch {
		tellUnsent();
	}
});
