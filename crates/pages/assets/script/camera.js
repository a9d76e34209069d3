// The camera over a board: closer, wider, the whole of it, and to whatever is asked; never against the reader's hand.
import { isCalm } from "./motion.js";
import { all, byId, doc, on, onPress, one } from "./page.js";

// How many pixels wide a board is drawn at most, and how much closer a step comes.
const WIDEST = 2800;
const STEP = 1.4;
// On a small screen the camera stays this close, so that names can be read.
const READABLE = 1000;
// For so long after the reader has moved the camera it stays where they put it.
const HELD = 4000;

// The board's width as it was set; 0 while the whole board is shown.
let width = 0;
let held = -HELD;
// What the camera was last sent to, and whether what was told has led it elsewhere since.
let seen;
let astray;

const port = () => one(".map-port");
const sheet = () => one(".map-sheet");
const shape = () => one(".map-live").viewBox.baseVal;
// What can be chosen on the board: marked one by one, or as a group.
const each = (it) => (it.nodeName === "g" ? [...it.children] : it);
const targets = () => [...all(".map-live [data-target]")].flatMap(each);
const tall = () => shape().height / shape().width;

// How high the port may become, whatever it shows now.
const ceiling = () => parseFloat(getComputedStyle(port()).maxHeight) || Infinity;
const whole = () => Math.min(port().clientWidth, ceiling() / tall());
const now = () => width || whole();

// Draws the board as wide as it was set, or whole: where the port is lower than the board, narrower than the port.
const fit = () => {
	sheet().style.width = width || whole() < port().clientWidth - 1 ? now() + "px" : "";
};

// Shows the board this wide, with the point of it that is given in parts of its size at this place of the port.
const show = (wide, [x, y], [left, top], glides) => {
	const [frame, board] = [port(), sheet()];
	const before = board.getBoundingClientRect();
	const was = width;
	width = wide > whole() * 1.02 ? Math.min(wide, WIDEST) : 0;
	if (!was !== !width) one(".map-zoom input").checked = width > 0;
	fit();
	frame.scrollLeft = board.offsetLeft + x * board.offsetWidth - left;
	frame.scrollTop = board.offsetTop + y * board.offsetHeight - top;
	pin();
	if (!glides || isCalm()) return;
	const after = board.getBoundingClientRect();
	const from = `translate(${before.x - after.x}px, ${before.y - after.y}px) scale(${before.width / after.width})`;
	board.animate([{ transform: from }, { transform: "none" }], { duration: 450, easing: "ease-in-out" });
};

// Where the board lies in the port, as it is laid out: one that still glides counts as there.
const laid = () => {
	const [frame, board] = [port(), sheet()];
	const [left, top] = [board.offsetLeft - frame.scrollLeft, board.offsetTop - frame.scrollTop];
	return { left, top, wide: board.offsetWidth, high: board.offsetHeight };
};

// Which point of the board lies at this place of the port.
const under = ([x, y]) => {
	const { left, top, wide, high } = laid();
	return [(x - left) / wide, (y - top) / high];
};
const middle = () => [port().clientWidth / 2, port().clientHeight / 2];
const place = ({ clientX, clientY }) => {
	const outer = port().getBoundingClientRect();
	return [clientX - outer.x, clientY - outer.y];
};

// By the reader's hand.
const zoom = (times, at = middle(), glides) => {
	held = performance.now();
	show(now() * times, under(at), at, glides);
};

// Where something is on the board. A piece may still be gliding, so what counts is where it is going.
const spot = (thing) => {
	const goal = thing.matches(".piece") && thing.getAttribute("transform")?.match(/-?[\d.]+/g);
	if (goal) return [goal[0] / shape().width, goal[1] / shape().height];
	const { x, y, width: wide, height } = (thing.querySelector("circle, rect") || thing).getBoundingClientRect();
	const board = sheet().getBoundingClientRect();
	return [(x + wide / 2 - board.x) / board.width, (y + height / 2 - board.y) / board.height];
};

const isInView = ([x, y]) => {
	const { left, top, wide, high } = laid();
	const [across, down] = [left + x * wide, top + y * high];
	return across > 8 && down > 8 && across < port().clientWidth - 8 && down < port().clientHeight - 8;
};

// How wide the board must be for the nearest two of these to lie a finger apart.
const apart = (spots) => {
	let least = 1;
	for (const [i, [x, y]] of spots.entries())
	for (const [u, v] of spots.slice(0, i)) least = Math.min(least, Math.hypot(u - x, (v - y) * tall()) || 1);
	return (matchMedia("(pointer: coarse)").matches ? 44 : 28) / least;
};

// Goes to where all of this is in view and can be told apart, and no closer than that. The board is drawn at least so
// wide; if not all fits in then, it is the first thing that counts, and the others are pinned to the edge.
const fly = (things, least = 0) => {
	const spots = things.map(spot);
	const [xs, ys] = [0, 1].map((axis) => spots.map((at) => at[axis]));
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	const [wide, high] = [port().clientWidth, Math.min(ceiling(), port().clientHeight)];
	const closest = 0.8 * Math.min(wide / (right - left || 0.01), high / tall() / (bottom - top || 0.01));
	const wanted = Math.max(Math.min(closest, Math.max(apart(spots), wide < 700 ? READABLE : 0)), least);
	const fits = wanted <= closest;
	const stays = (fits ? spots.every(isInView) : isInView(spots[0])) && now() > wanted * 0.7;
	const at = fits ? [(left + right) / 2, (top + bottom) / 2] : spots[0];
	if (!stays) show(Math.max(wanted, whole()), at, [wide / 2, high / 2], true);
};

// Whether the reader has just moved the camera, and it stays where they put it.
const isHeld = () => performance.now() - held < HELD;

// Brings a piece into view that is about to move.
export const see = (piece) => {
	if (!piece || !width || isHeld() || isInView(spot(piece))) return;
	show(width, spot(piece), middle(), true);
	astray = true;
};

// What can be chosen now but lies out of sight is pinned to the edge, the way it lies.
let pinning;
const pin = () => {
	pinning ||= requestAnimationFrame(() => {
		pinning = 0;
		const ways = new Map();
		for (const target of targets()) {
			const at = spot(target);
			if (!width || isInView(at)) continue;
			const centre = under(middle());
			const way = Math.round(Math.atan2((at[1] - centre[1]) * tall(), at[0] - centre[0]) / (Math.PI / 4));
			ways.set(way & 7, [...(ways.get(way & 7) || []), target]);
		}
		const pins = one(".map-pins");
		pins.dataset.loaded = "yes";
		pins.replaceChildren(...[...ways].map(([way, there]) => edge(way, there)));
	});
};

const edge = (way, there) => {
	const button = doc.createElement("button");
	const [x, y] = [Math.cos((way * Math.PI) / 4), Math.sin((way * Math.PI) / 4)];
	const reach = Math.min(0.5 / Math.abs(x || 1e-9), 0.5 / Math.abs(y || 1e-9));
	button.type = "button";
	button.tabIndex = -1;
	button.textContent = "→↘↓↙←↖↑↗"[way] + " " + there.length;
	button.style.left = 50 + 100 * x * reach + "%";
	button.style.top = 50 + 100 * y * reach + "%";
	button.style.translate = `${-50 - 50 * x}% ${-50 - 50 * y}%`;
	button.onclick = () => fly(there);
	return button;
};

// Follows the game: to what can be chosen if it is asked now, else to the reader's own piece.
export const follow = () => {
	if (!port()) return;
	one(".map-tools").hidden = false;
	sheet().style.minWidth = 0;
	fit();
	const things = [...all("[data-focus]"), ...targets()];
	const what = things.map((thing) => thing.getAttribute("href") || thing.getAttribute("transform")).join(" ");
	// Whoever is asked is shown their own place again, also if nothing there is other than it was.
	const turns = what !== seen || (astray && byId("status")?.dataset.turn);
	// On a small screen targets are large enough for a finger, though some may be out of view.
	if (turns && things.length && !isHeld()) {
		fly(things, port().clientWidth < 700 ? READABLE : 0);
		astray = false;
	}
	seen = what;
	pin();
};

const ways = { closer: STEP, wider: 1 / STEP, whole: 0 };
onPress("[data-zoom]", ({ dataset }) => zoom(ways[dataset.zoom], middle(), true));

// By a key: + comes closer, - goes wider, 0 shows the whole board.
export const steer = (key) => port() && zoom({ "-": 1 / STEP, 0: 0 }[key] ?? STEP, middle(), true);

// The wheel comes closer, and goes wider until the whole board is there; then the page scrolls as ever.
doc.addEventListener("wheel", (event) => {
	if (!event.target.closest?.(".map-port") || (event.deltaY > 0 ? !width : scrollY > 0 && !width)) return;
	event.preventDefault();
	zoom(Math.exp(-event.deltaY / 500), place(event));
}, { passive: false });

// Two fingers.
let pinch;
const spread = ([one, two]) => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
const between = ([one, two]) =>
	place({ clientX: (one.clientX + two.clientX) / 2, clientY: (one.clientY + two.clientY) / 2 });
on("touchstart", ({ touches, target }) => {
	const begins = touches.length === 2 && target.closest(".map-port");
	pinch = begins && { from: spread(touches), wide: now(), at: under(between(touches)) };
});
doc.addEventListener("touchmove", (event) => {
	held = performance.now();
	if (!pinch || event.touches.length !== 2) return;
	event.preventDefault();
	show((pinch.wide * spread(event.touches)) / pinch.from, pinch.at, between(event.touches));
}, { passive: false });

// A finger needs some room: what can be chosen is 44 px large to it, and of two that share a spot the nearer is meant.
const FINGER = 44;
const missed = ({ clientX, clientY }, thing) => {
	const { x, y, width, height } = (thing.querySelector("circle, rect") || thing).getBoundingClientRect();
	const [left, top] = [Math.abs(clientX - x - width / 2), Math.abs(clientY - y - height / 2)];
	return 2 * left > Math.max(width, FINGER) || 2 * top > Math.max(height, FINGER) ? Infinity : left + top;
};
doc.addEventListener("click", (event) => {
	const there = targets();
	const beside = event.pointerType === "touch" && event.target.closest(".map-sheet");
	if (!beside || there.some((it) => it.contains(event.target))) return;
	const meant = there.sort((one, two) => missed(event, one) - missed(event, two))[0];
	if (!meant || missed(event, meant) === Infinity) return;
	event.preventDefault();
	event.stopPropagation();
	meant.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}, true);

// The mouse takes the board along. A finger does so anyway.
let grip;
let dragged;
on("pointerdown", (event) => {
	const taken = event.pointerType === "mouse" && !event.button && width && event.target.closest(".map-port");
	grip = taken && [event.clientX, event.clientY];
	dragged = false;
});
on("pointermove", (event) => {
	if (!grip) return;
	const [dx, dy] = [event.clientX - grip[0], event.clientY - grip[1]];
	if (!dragged && Math.hypot(dx, dy) < 6) return;
	dragged = true;
	held = performance.now();
	grip = [event.clientX, event.clientY];
	port().scrollBy(-dx, -dy);
});
on("pointerup", () => (grip = null));
doc.addEventListener("click", (event) => {
	if (!dragged || !event.detail) return;
	dragged = false;
	event.preventDefault();
	event.stopPropagation();
}, true);
on("dragstart", (event) => event.target.closest?.(".map-port") && event.preventDefault());

doc.addEventListener("scroll", ({ target }) => target === port() && pin(), true);
on("resize", () => {
	if (!port()) return;
	fit();
	pin();
}, window);
