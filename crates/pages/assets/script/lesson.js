// The coach of a guided game points at what it speaks of.
import { go } from "./motion.js";
import { all, byId, doc, onPress } from "./page.js";

// What is folded up is pointed at where it unfolds.
const shown = (thing) => {
	for (let fold = thing?.closest("details:not([open])"); fold; fold = fold.parentElement.closest("details:not([open])"))
	if (thing.closest("summary")?.parentElement !== fold) thing = fold.querySelector(":scope > summary");
	return thing?.checkVisibility() ? thing : null;
};
const thing = () => {
	for (const aim of byId("lesson")?.dataset.aims?.split("|") ?? []) {
		const found = [...all(aim)].map(shown).find(Boolean);
		if (found) return found;
	}
};

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

// What unfolds shows what was pointed at where it was folded up.
doc.addEventListener("toggle", point, true);
