// Small conveniences of fields.
import { byId, doc, on, onPress } from "./page.js";

onPress("[data-copy]", (button) => {
	byId(button.dataset.copy).select();
	doc.execCommand("copy"); // the newer way needs https
	button.textContent = button.dataset.done;
});

// The buttons beside a number.
onPress("[data-step]", (button) => {
	const field = button.parentElement.firstChild;
	field.stepUp(+button.dataset.step);
	field.dispatchEvent(new Event("input", { bubbles: true }));
});

// A scenario has its own number of players.
on("change", ({ target }) => {
	const seats = target.name === "scenario" && target.selectedOptions[0].dataset.seats;
	if (seats) target.form.querySelector(`[name=seats][value="${seats}"]`).checked = true;
});
