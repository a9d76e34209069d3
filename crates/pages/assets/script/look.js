// Looking at something, which changes nothing for others: a plan, a place, what a form would bring about.
import { ask } from "./ask.js";
import { go } from "./motion.js";
import { base, on, onPress, one } from "./page.js";
import { flush } from "./queue.js";

// What the reader wants to look at. News may come before the answer, and must not take it away.
export let wanted = location.search;

// Looking changes the address, so that a reload shows the same.
export const remember = (search) => {
	wanted = search;
	history.replaceState(null, "", base + search);
};

export const look = async (search) => {
	wanted = search;
	flush();
	if (await ask(base + "/regions" + search)) history.replaceState(null, "", base + search);
};

onPress("[data-base] a[data-plan]", async (link) => {
	await look(new URL(link.getAttribute("href"), location).search);
	// On a phone what was asked for appears below the map.
	go(one("[data-key=plan]"), "nearest");
});

on("keydown", (event) => {
	if (event.key === "Escape" && base && location.search) look("");
});

// Some forms say at once what would come of them.
on("input", ({ target: { form } }) => {
	if (form && "look" in form.dataset) look("?" + new URLSearchParams(new FormData(form)));
});
