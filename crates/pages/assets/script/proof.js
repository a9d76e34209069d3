// The page “Proof”: fetches the journal, or takes a file, and computes everything again with the browser's own
// cryptography. It then compares with what this browser remembers of the table.
import { byId, on, one } from "./page.js";
import { memoryOf, shareOf } from "./shares.js";
import { Wrong, verify } from "./verify.js";

const main = byId("main");

const hush = () => {
	for (const said of main.querySelectorAll("[data-say]")) said.hidden = true;
	delete main.dataset.result;
};

const say = (id, text) => {
	const said = one(`[data-say="${id}"]`);
	said.hidden = false;
	if (text !== undefined) said.querySelector("b").textContent = text;
};

// Whether all that this browser remembers of the table is in the journal.
const compare = (found, memory) => {
	const { sealed, proven } = found.header.dice, seats = sealed?.seats ?? [], became = found.contributions ?? [];
	let holds = true;
	const tell = (well, id, text) => {
		say(well ? id : id + "-not", text);
		holds &&= well;
	};
	if (memory.seal) tell(memory.seal === (sealed?.seed ?? proven?.commitment), "seal");
	const own = Object.entries(memory.shares ?? {});
	const text = own.map(([, commitment]) => shareOf(commitment) ?? commitment).join(" ");
	const isThere = ([seat, commitment]) => {
		const isCounted = became[seat] === "share" || !memory.revealed?.[seat];
		return seats[seat]?.person?.share === commitment && isCounted;
	};
	if (!own.length) say("own-none");
	else if (own.every(isThere) && own.some(([seat]) => became[seat] !== "share")) say("own-kept", text);
	else tell(own.every(isThere), "own", text);
	const isUsed = (commitment) => seats.some((sitter) => sitter.person?.share === commitment);
	const foreign = (memory.foreign ?? []).filter(isUsed);
	if (foreign.length) tell(false, "foreign", foreign.join(" "));
	const lines = Object.entries(memory.lines ?? {});
	if (lines.length) tell(lines.every(([n, hash]) => found.hashes[n] === hash), "lines", lines.length);
	else say("lines-none");
	return holds;
};

const tables = () => {
	try {
		const kept = Object.keys(localStorage).filter((key) => key.startsWith("table "));
		return kept.map((key) => key.slice("table ".length));
	} catch {
		return []; // this browser keeps nothing
	}
};

// Where this browser revealed a share and saw no game. A start that the table has on record is told by the header.
const unseen = (found) => {
	const told = [found.table, ...(found.broken_off ?? []).map((start) => start.table)];
	const isUnseen = ({ revealed, lines }) => revealed && Object.keys(lines ?? {}).every((n) => n === "0");
	return tables().filter((id) => !told.includes(id) && isUnseen(memoryOf(id)));
};

// Hands out what is remembered, for verifiers elsewhere.
const offer = (table, memory) => {
	const link = one("[data-memory]");
	link.hidden = !Object.keys(memory).length;
	link.download = `${table}.remembered.json`;
	link.href = URL.createObjectURL(new Blob([JSON.stringify({ table, ...memory })]));
};

// Of the page's own table, the journal must be that table's; a file may be any's.
const check = async (text, table) => {
	hush();
	say("working");
	try {
		const found = await verify(text);
		hush();
		const named = (what) => found.names.filter((_, seat) => found.contributions?.[seat] === what).join(", ");
		say(found.proof, found.proof === "shared" ? named("share") : undefined);
		for (const what of ["withheld", "nothing"]) if (named(what)) say(what, named(what));
		for (const start of found.broken_off ?? []) say("broken_start", `${start.table} (${start.shares})`);
		say("chain", found.hashes.at(-1));
		const id = table ?? found.table, memory = memoryOf(id), other = found.table !== id;
		if (other) say("other-table", found.table);
		if (memory.revealed && unseen(found).length) say("unseen", unseen(found).join(" "));
		offer(id, memory);
		main.dataset.result = compare(found, memory) && !other ? found.proof : "wrong";
	} catch (error) {
		if (!(error instanceof Wrong || error instanceof TypeError)) throw error;
		hush();
		say("wrong", error.message);
		main.dataset.result = "wrong";
	}
};

const fetchJournal = async () => {
	say("working");
	const answer = await fetch(main.dataset.journal);
	if (answer.ok) return check(await answer.text(), main.dataset.journal.split("/")[2]);
	hush();
	say("sealed");
	main.dataset.result = "sealed";
};

const take = async (file) => file && check(await file.text());
on("change", ({ target }) => target.id === "journal" && take(target.files[0]));
on("dragover", (event) => event.preventDefault());
on("drop", (event) => {
	event.preventDefault();
	take(event.dataTransfer.files[0]);
});

if (main.dataset.journal) fetchJournal();
