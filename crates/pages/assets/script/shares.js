// The own share in the dice: drawn and kept here, committed to when one sits down, and revealed when the seats are
// locked and the header is what this browser expects. What the table showed is remembered, for the page “Proof”.
import { all, base, one } from "./page.js";
import { byHand, hex, unhex, utf8 } from "./sha256.js";

const table = base?.split("/")[2];
// A line a version, and no game of ours comes near this.
const MOST_LINES = 20000;

const kept = (key) => {
	try {
		return localStorage.getItem(key);
	} catch {
		return null; // this browser keeps nothing
	}
};

const keep = (key, value) => {
	try {
		localStorage.setItem(key, value);
		return true;
	} catch {
		return false; // full, or forbidden: the game goes on, and less can be compared afterwards
	}
};

export const shareOf = (commitment) => kept("share " + commitment);
export const memoryOf = (id) => JSON.parse(kept("table " + id) ?? "{}");

const remember = (change) => {
	const memory = memoryOf(table);
	change(memory);
	keep("table " + table, JSON.stringify(memory));
};

// A commitment to a new share; none if it could not be kept.
const draw = () => {
	const share = hex(crypto.getRandomValues(new Uint8Array(32)));
	const commitment = hex(byHand(unhex(share)));
	return keep("share " + commitment, share) ? commitment : "";
};

// Whether this browser drew a share, and for this table: one that was shown at another may have been revealed there, so
// that whoever gives it out here would know it.
const isOwn = (commitment) => {
	const place = "place of " + commitment;
	if (!shareOf(commitment)) return false;
	if (!kept(place)) keep(place, table);
	return kept(place) === table;
};

const drawFor = (form) => {
	for (const input of form.querySelectorAll("input[name^=commitment]")) {
		const seat = input.name.split("-")[1];
		const wanted = !seat || form.elements["seat-" + seat]?.value === "device";
		if (wanted && !input.value) input.value = draw();
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

// Says that something is wrong at this table, and remembers a share that is given out as this browser's own.
const distrust = (commitment) => {
	one("[data-distrust]").hidden = false;
	if (commitment) remember((memory) => (memory.foreign = [...new Set(memory.foreign).add(commitment)]));
};

const sealedIn = (body) => {
	try {
		return JSON.parse(body + "}").dice.sealed;
	} catch {
		return undefined;
	}
};

// Whether the header is the one that this browser was promised.
const isPromised = (line, seat, commitment) => {
	const body = line.slice(0, line.lastIndexOf(',"hash":"'));
	const hash = hex(byHand(utf8(body))), sealed = sealedIn(body), memory = memoryOf(table);
	const same = (one, other) => one === undefined || one === other;
	return (
		line === `${body},"hash":"${hash}"}` &&
			sealed?.table === table &&
			sealed.seats[seat]?.person?.share === commitment &&
			same(memory.seal, sealed.seed) &&
			same(memory.lines?.[0], hash) &&
			hash
	);
};

const reveal = (form) => {
	const { seat, commitment, share } = form.elements;
	const header = isOwn(commitment.value) && isPromised(form.dataset.header, seat.value, commitment.value);
	if (!header) {
		sent.delete(keyOf(form));
		return distrust();
	}
	remember((memory) => {
		(memory.lines ??= {})[0] = header;
		(memory.shares ??= {})[seat.value] = (memory.revealed ??= {})[seat.value] = commitment.value;
	});
	share.value = shareOf(commitment.value);
	post(form);
};

const showShares = () => {
	const before = memoryOf(table).shares, own = {};
	for (const code of all("[data-share]")) {
		const commitment = code.dataset.share, known = isOwn(commitment), text = known ? shareOf(commitment) : "";
		if (code.textContent !== text) code.textContent = text;
		own[code.dataset.seat] = known ? commitment : before?.[code.dataset.seat];
		if (!known) distrust(commitment);
	}
	// Until the seats are locked one may leave, and sit down elsewhere.
	if (one("[data-unlocked]")) remember((memory) => (memory.shares = own));
};

// Called with every fresh page or region.
export const contribute = () => {
	const seal = one("[data-seal]")?.textContent, line = one("[data-line]");
	if (seal) remember((memory) => (memory.seal ??= seal));
	if (line)
	remember((memory) => {
		const lines = (memory.lines ??= {});
		lines[line.dataset.line] ??= line.textContent;
		for (const n of Object.keys(lines).slice(0, -MOST_LINES)) delete lines[n];
	});
	showShares();
	for (const form of all("form[data-commit]")) once(form, commit);
	for (const form of all("form[data-reveal]")) once(form, reveal);
};
