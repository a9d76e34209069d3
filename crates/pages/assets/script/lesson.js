// The coach of a guided game points at what it speaks of.
import { go } from "./motion.js";
import { all, byId, onPress } from "./page.js";

// What is folded up is pointed at where it unfolds.
const thing = () =>
	byId("lesson")
	?.dataset.aims?.split("|")
	.flatMap((aim) => [...all(aim)])
	.map((it) => it.closest("details:not([open])")?.firstChild ?? it)
	.find((it) => it.checkVisibility());

export const point = () => {
	const aimed = thing();
	for (const old of all("[data-aimed]")) if (old !== aimed) delete old.dataset.aimed;
	if (aimed) aimed.dataset.aimed = "yes";
};

onPress("[data-aim]", () => {
	delete thing()?.dataset.aimed;
	go(thing(), "center");
	requestAnimationFrame(point);
});

addEventListener("toggle", point, true);
