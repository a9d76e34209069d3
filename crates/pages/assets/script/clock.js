// The clock: how much time is left stands in the page once, and is counted down from there.
import { byId } from "./page.js";

let until, most;

export const count = () => {
	const clock = byId("clock");
	const at = performance.now();
	const fresh = clock?.dataset.left;
	if (fresh) {
		most = Number(fresh);
		// It waits until what happened before is told.
		until = at + most + Number(clock.dataset.grace || 0);
		clock.removeAttribute("data-left");
	}
	if (!clock?.dataset.running) return;
	const left = Math.max(0, Math.ceil(Math.min(most, until - at) / 1000));
	const face = clock.firstElementChild;
	const text = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
	if (face.textContent !== text) face.textContent = text;
	if (left <= 15) clock.dataset.urgent = "yes";
};
