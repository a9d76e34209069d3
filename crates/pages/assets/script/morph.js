// Morphing: the page changes but keeps its elements, so that pieces glide, and focus, scroll and typing stay.
import { doc } from "./page.js";

const key = (node) => node.nodeType === 1 && (node.id || node.getAttribute("data-key"));

// What the reader or the script has set is not the page's to take away.
const isOwn = (node, name) => name === "data-loaded" || name === "data-fresh" ||
	(name === "open" && node.nodeName === "DETAILS") || (name === "style" && node.matches(".map-sheet"));

const adorn = (old, now) => {
	for (const { name } of [...old.attributes, ...now.attributes]) {
		const value = now.getAttribute(name);
		if (isOwn(old, name) || value === old.getAttribute(name)) continue;
		if (value === null) old.removeAttribute(name);
		else old.setAttribute(name, value);
	}
};

const children = (old, now) => {
	const wanted = new Set([...now.childNodes].map(key));
	const kept = new Map([...old.childNodes].map((node) => [key(node), node]));
	let at = old.firstChild;
	const drop = () => {
		const gone = at;
		at = at.nextSibling;
		gone.remove();
	};
	for (const next of [...now.childNodes]) {
		while (at && key(at) && !wanted.has(key(at))) drop();
		const match = key(next) ? kept.get(key(next)) : at && !key(at) && at.nodeName === next.nodeName && at;
		if (!match) {
			// What comes into the hand is new to the reader until they act again.
			if (key(next) && old.closest("#hand")) next.dataset.fresh = "yes";
			old.insertBefore(next, at);
			continue;
		}
		if (match === at) at = at.nextSibling;
		else old.insertBefore(match, at);
		morph(match, next);
	}
	while (at) drop();
};

export const morph = (old, now) => {
	if (old.nodeName !== now.nodeName) old.replaceWith(now);
	else if (old.nodeType !== 1) {
		if (old.data !== now.data) old.data = now.data;
	} else if (!old.isEqualNode(now)) {
		const read = old.dataset.loaded && old.dataset.clause === now.dataset.clause;
		adorn(old, now);
		if (!read) children(old, now);
	}
};

export const parse = (html) => doc.createRange().createContextualFragment(html).firstElementChild;
