// Clocks: how much time is left stands in the page once, and is counted down from there.
import { all } from "./page.js";

const ends = new WeakMap();

export const count = () => {
	const at = performance.now();
	for (const clock of all("#clock, .time")) {
		const fresh = Number(clock.dataset.left);
		if (fresh >= 0) {
			// It waits until what happened before is told.
			ends.set(clock, [fresh, at + fresh + Number(clock.dataset.grace || 0)]);
			clock.removeAttribute("data-left");
		}
		if (!clock.dataset.running) continue;
		const [most, until] = ends.get(clock) ?? [0, at];
		const left = Math.max(0, Math.ceil(Math.min(most, until - at) / 1000));
		const face = clock.firstElementChild;
		const text = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
		if (face.textContent !== text) face.textContent = text;
		if (left <= 15) clock.dataset.urgent = "yes";
	}
};
