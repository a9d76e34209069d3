// On a board larger than its frame, the own piece comes into view.
import { on, one } from "./page.js";

// Where the piece was when it was last brought into view: whoever scrolls away is left alone until it moves.
let seen;

export const showPiece = () => {
	const piece = one("[data-focus]");
	const place = piece && piece.id + piece.getAttribute("transform");
	let frame = piece;
	while (frame && frame.scrollWidth <= frame.clientWidth + 1) frame = frame.parentElement;
	if (!frame || place === seen) return;
	// Where it is going, not where it still glides: the place is in its transform.
	const [x, y] = piece.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
	const at = new DOMPoint(x, y).matrixTransform(piece.parentNode.getScreenCTM());
	const outer = frame.getBoundingClientRect();
	frame.scrollBy(at.x - (outer.left + outer.right) / 2, at.y - (outer.top + outer.bottom) / 2);
	seen = place;
};

// So it does on a map that has just become larger than its frame.
on("change", ({ target }) => {
	if (!target.closest(".map-zoom")) return;
	seen = "";
	showPiece();
});
