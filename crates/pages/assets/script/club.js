// The page of the club asks now and then whether its tables have changed, while somebody looks at it.
import { morph, parse } from "./morph.js";
import { byId, doc } from "./page.js";

const look = async () => {
	const shown = byId("club-tables");
	if (doc.hidden) return;
	const answer = await fetch(shown.dataset.from + "?v=" + shown.dataset.tables);
	if (answer.status === 200) morph(shown, parse(await answer.text()));
};

setInterval(() => look().catch(() => {}), 10_000);
