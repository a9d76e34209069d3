// What every part of the script starts from.
export const doc = document;
export const root = doc.documentElement;
export const body = doc.body;
// "/t/ID" on the pages of a table, nothing on others.
export const base = body.dataset.base;

export const byId = (id) => doc.getElementById(id);
export const one = (query) => doc.querySelector(query);
export const all = (query) => doc.querySelectorAll(query);
export const on = (type, act, of = doc) => of.addEventListener(type, act);

// Calls `act` with what is clicked, if it fits the query. A click for a new tab or window is left alone.
export const onPress = (query, act) =>
	on("click", (event) => {
		const at = event.target.closest(query);
		if (!at || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		act(at);
	});
