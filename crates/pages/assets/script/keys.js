// The keys: the main action, undo, the next question, the present, the camera, and the panel that lists them.
import { steer } from "./camera.js";
import { all, byId, doc, on, one, onPress } from "./page.js";
import { flush } from "./queue.js";

const panel = byId("keys");
const shown = (query) => [...all(query)].filter((it) => it.checkVisibility());
const press = (query) => shown(query)[0]?.click();

// What is asked, one thing after the other.
const next = () => {
	const things = shown("#now :is(button:enabled, a[href], select, input, summary):not([tabindex])");
	things[(things.indexOf(doc.activeElement) + 1) % things.length]?.focus();
};

const help = () => {
	one("[data-keys-switch]").checked = localStorage.keys !== "off";
	panel.showModal();
};

const KEYS = {
	a: () => press(":is(#now, #end, #host) button.strong:enabled"),
	u: () => press("form[action$='/takeback'] button"),
	n: next,
	s: flush,
	"?": panel && help,
};

const fold = () => one(".settings[open]")?.removeAttribute("open");

on("keydown", (event) => {
	const { key, target } = event;
	if (key === "Escape") fold();
	const types = target.closest("input:not([type=checkbox], [type=radio]), select, textarea, dialog");
	if (types || event.ctrlKey || event.metaKey || event.altKey) return;
	const act = KEYS[key] || ("+=-0".includes(key) && steer);
	if (!act || (localStorage.keys === "off" && act !== help)) return;
	event.preventDefault();
	act(key);
});

on("click", ({ target }) => target.closest(".settings") || fold());
onPress("[data-keys]", help);
on("change", ({ target }) => {
	if (target.matches("[data-keys-switch]")) localStorage.keys = target.checked ? "on" : "off";
});
