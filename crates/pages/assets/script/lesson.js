// The coach of a guided game points at what it speaks of.
import { go } from "./motion.js";
import { all, byId, one, onPress } from "./page.js";

const thing = () => byId("lesson")?.dataset.aims?.split("|").map(one).find(Boolean);

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
