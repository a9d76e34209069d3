// A clause opens where it is named, and closes again.
import { parse } from "./morph.js";
import { onPress } from "./page.js";

onPress(".clause > a", async (link) => {
	const box = link.parentElement;
	const text = box.children[1];
	if (text) text.hidden = !text.hidden;
	else if (!box.dataset.loaded) {
		box.dataset.loaded = "1";
		const answer = await fetch(box.dataset.clause).catch(() => false);
		if (!answer.ok) return location.assign(link.href);
		box.append(parse(await answer.text()));
	}
	link.setAttribute("aria-expanded", !text || !text.hidden);
});
