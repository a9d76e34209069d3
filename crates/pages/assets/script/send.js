// Forms are sent without leaving the page.
import { ask } from "./ask.js";
import { look, remember } from "./look.js";
import { version } from "./news.js";
import { all, base, byId, on, one } from "./page.js";
import { flush } from "./queue.js";

// The version from which something was sent that is not answered yet. News of it may come before the answer.
export let busy;

const question = () => one("#now h2")?.textContent;

const post = async (form, action, data) => {
	const mine = (busy = version);
	const before = question();
	form.setAttribute("aria-busy", "true");
	byId("briefing")?.removeAttribute("open"); // it was looked at
	const sent = await ask(action, { method: "POST", body: data });
	// What was done leads to the next question.
	if (before !== question() && byId("end").hidden) one("#now h2")?.scrollIntoView({ block: "nearest" });
	form.removeAttribute("aria-busy");
	if (busy === mine) busy = 0;
	// What was composed and not accepted stays.
	if (sent) remember(sent.look || (sent.kept ? "?" + data : ""));
};

// A button may send its form elsewhere, or in another way.
const way = (form, button, name) => button?.getAttribute("form" + name) || form.getAttribute(name);

const read = (form, button) => new URLSearchParams(new FormData(form, button));

const sense = (action, data) => {
	const what = new URLSearchParams(data);
	what.delete("version");
	return action + what;
};

// The same question as it is asked now, wherever it stands. What is asked no longer is sent as it was: the table says
// why not.
const anew = (action, data) => {
	for (const form of all("form"))
	for (const button of [null, ...form.querySelectorAll("button")]) {
		const fresh = read(form, button);
		if (sense(way(form, button, "action"), fresh) === sense(action, data)) return fresh;
	}
	return data;
};

on("submit", (event) => {
	const form = event.target;
	if (!base || "plain" in form.dataset) return;
	event.preventDefault();
	for (const card of all("[data-fresh]")) card.removeAttribute("data-fresh");
	const data = read(form, event.submitter);
	const [method, action] = ["method", "action"].map((name) => way(form, event.submitter, name));
	const before = version;
	flush();
	if (busy === version) return;
	if (method === "post") post(form, action, before === version ? data : anew(action, data));
	else look("?" + data);
});
