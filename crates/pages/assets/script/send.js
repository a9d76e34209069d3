// Forms are sent without leaving the page.
import { look, remember } from "./look.js";
import { ask, version } from "./news.js";
import { base, byId, on, one } from "./page.js";

// The version from which something was sent that is not answered yet. News of it may come before the answer.
export let busy;

const question = () => one("#now h2")?.textContent;

const post = async (form, action, data) => {
	const mine = (busy = version);
	const before = question();
	form.setAttribute("aria-busy", "true");
	const sent = await ask(action, { method: "POST", body: data });
	// What was done leads to the next question.
	if (before !== question() && byId("end").hidden) one("#now h2")?.scrollIntoView({ block: "nearest" });
	form.removeAttribute("aria-busy");
	if (busy === mine) busy = 0;
	// What was composed and not accepted stays.
	if (sent) remember(sent.kept ? "?" + data : "");
};

on("submit", (event) => {
	const form = event.target;
	if (!base || "plain" in form.dataset) return;
	event.preventDefault();
	if (busy === version) return;
	const data = new URLSearchParams(new FormData(form, event.submitter));
	// A button may send its form elsewhere, or in another way.
	const way = (name) => event.submitter?.getAttribute("form" + name) || form.getAttribute(name);
	if (way("method") === "post") post(form, way("action"), data);
	else look("?" + data);
});
