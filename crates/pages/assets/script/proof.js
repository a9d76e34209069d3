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

// What this browser remembers of the table: whether all of it is in the journal.
const compare = (found) => {
	const memory = memoryOf(found.table), { sealed } = found.header.dice;
	let holds = true;
	const tell = (well, id, text) => {
		say(well ? id : id + "-not", text);
		holds &&= well;
	};
	if (memory.seal) tell(memory.seal === (sealed?.seed ?? found.header.dice.proven?.commitment), "seal");
	const own = Object.entries(memory.shares ?? {}).filter(([, commitment]) => shareOf(commitment));
	if (sealed && own.length) {
		const isIn = ([seat, commitment]) => sealed.seats[seat]?.person?.share === commitment && found.contributions[seat] === "share";
		tell(own.every(isIn), "own", own.map(([, commitment]) => shareOf(commitment)).join(" "));
	} else say("own-none");
	const lines = Object.entries(memory.lines ?? {});
	if (memory.header) lines.unshift([0, memory.header]);
	if (lines.length) tell(lines.every(([n, hash]) => found.hashes[n] === hash), "lines", lines.length);
	else say("lines-none");
	return holds;
};

const check = async (text) => {
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
		main.dataset.result = compare(found) ? found.proof : "wrong";
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
	if (answer.ok) return check(await answer.text());
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
