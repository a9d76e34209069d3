// The own share in the dice: drawn and kept here, committed to when one sits down, and revealed when the seats are locked
// and the header is what this browser expects. What the table showed is remembered, for the page “Proof”.
import { all, base, one } from "./page.js";
import { byHand, hex, unhex, utf8 } from "./sha256.js";

const table = base?.slice(base.lastIndexOf("/") + 1);
// A line a version, and no game of ours comes near this.
const MOST_LINES = 20000;

const kept = (key) => {
	try {
		return localStorage.getItem(key);
	} catch {
		return null; // this browser keeps nothing
	}
};

export const shareOf = (commitment) => kept("share " + commitment);
export const memoryOf = (id) => JSON.parse(kept("table " + id) ?? "{}");

const remember = (change) => {
	const memory = memoryOf(table);
	change(memory);
	try {
		localStorage.setItem("table " + table, JSON.stringify(memory));
	} catch {
		// Full, or forbidden: the game goes on, and less can be compared afterwards.
	}
};

// A commitment to a new share; none if it could not be kept.
const draw = () => {
	const share = hex(crypto.getRandomValues(new Uint8Array(32)));
	const commitment = hex(byHand(unhex(share)));
	try {
		localStorage.setItem("share " + commitment, share);
	} catch {
		return "";
	}
	return commitment;
};

const drawFor = (form) => {
	for (const input of form.querySelectorAll("input[name^=commitment]")) {
		const seat = input.name.split("-")[1] ?? form.elements.seat?.value;
		const wanted = input.name === "commitment" || form.elements["seat-" + seat]?.value === "device";
		if (input.value || !wanted) continue;
		input.value = draw();
		if (table && input.value && form.dataset.again === undefined) remember((memory) => ((memory.shares ??= {})[seat] = input.value));
	}
};

// Before anybody else looks at the form.
document.addEventListener("submit", ({ target }) => drawFor(target), true);

const sent = new Set();
const post = async (form) => {
	const data = new URLSearchParams(new FormData(form));
	try {
		await fetch(form.getAttribute("action"), { method: "POST", body: data, headers: { "X-Globetable": "1" } });
	} catch {
		sent.delete(keyOf(form)); // the next news try again
	}
};
const keyOf = (form) => form.getAttribute("action") + " " + form.elements.seat.value;

const once = (form, act) => {
	if (sent.has(keyOf(form))) return;
	sent.add(keyOf(form));
	act(form);
};

const commit = (form) => {
	drawFor(form);
	post(form);
};

// Whether the header is the one that this browser was promised.
const isPromised = (line, seat, commitment) => {
	const body = line.slice(0, line.lastIndexOf(',"hash":"'));
	const hash = hex(byHand(utf8(body))), { sealed } = JSON.parse(body + "}").dice, memory = memoryOf(table);
	const same = (one, other) => one === undefined || one === other;
	const promised =
		line === `${body},"hash":"${hash}"}` &&
		sealed.table === table &&
		sealed.seats[seat]?.person?.share === commitment &&
		same(memory.seal, sealed.seed) &&
		same(memory.shares?.[seat], commitment) &&
		same(memory.header, hash);
	if (promised) remember((memory) => (memory.header = hash));
	return promised;
};

const reveal = (form) => {
	const { seat, commitment, share } = form.elements, own = shareOf(commitment.value);
	if (!own || !isPromised(form.dataset.header, seat.value, commitment.value)) {
		one("[data-distrust]").hidden = false;
		sent.delete(keyOf(form));
		return;
	}
	share.value = own;
	post(form);
};

// Called with every fresh page or region.
export const contribute = () => {
	const seal = one("[data-seal]")?.textContent, line = one("[data-line]");
	if (seal) remember((memory) => (memory.seal ??= seal));
	if (line)
		remember((memory) => {
			const lines = (memory.lines ??= {});
			lines[line.dataset.line] = line.textContent;
			for (const n of Object.keys(lines).slice(0, -MOST_LINES)) delete lines[n];
		});
	for (const code of all("[data-share]")) {
		const share = shareOf(code.dataset.share);
		if (code.textContent !== (share ?? "")) code.textContent = share ?? "";
		if (share) remember((memory) => ((memory.shares ??= {})[code.dataset.seat] ??= code.dataset.share));
	}
	for (const form of all("form[data-commit]")) once(form, commit);
	for (const form of all("form[data-reveal]")) once(form, reveal);
};
