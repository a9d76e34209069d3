// How fast the stage tells what happened: what the reader chose here.
import { on, one } from "./page.js";

// How long a second of normal pace is. At once, nothing is told at all.
const seconds = { slow: 1.6, normal: 1, fast: 0.5, once: 0 };

export const pace = () => seconds[localStorage.pace] ?? seconds.normal;

export const showPace = () => {
	const field = one("[data-pace]");
	if (!field) return;
	field.parentElement.hidden = false;
	field.value = localStorage.pace in seconds ? localStorage.pace : "normal";
};

on("change", ({ target }) => {
	if ("pace" in target.dataset) localStorage.pace = target.value;
});
