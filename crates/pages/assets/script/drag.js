// Dragging: what was dragged, and where it was dropped, are two fields of the form around both.
import { all, on, one } from "./page.js";

let dragged;

const over = (event) => {
	const place = dragged && event.target.closest?.("[data-drop]");
	for (const lit of all("[data-drop].over")) if (lit !== place) lit.classList.remove("over");
	place?.classList.add("over");
	if (place) event.preventDefault();
	return place;
};

on("dragstart", (event) => {
	dragged = event.target.closest?.("[data-drag]");
	if (dragged) event.dataTransfer.setData("text/plain", dragged.dataset.drag);
});
on("dragover", over);
on("drop", (event) => {
	const place = over(event);
	const form = place?.closest("[data-drops]");
	if (!form) return;
	form.elements.drag.value = dragged.dataset.drag;
	form.elements.drop.value = place.dataset.drop;
	form.elements.count.value = event.shiftKey ? dragged.dataset.all : 1;
	form.requestSubmit();
});
on("dragend", (event) => {
	dragged = null;
	over(event);
});

// A file that is dropped anywhere on the page goes into its form.
on("dragover", (event) => one("[data-drop-file]") && event.preventDefault());
on("drop", (event) => {
	const form = one("[data-drop-file]");
	if (!form || !event.dataTransfer.files.length) return;
	event.preventDefault();
	form.elements.journal.files = event.dataTransfer.files;
	form.requestSubmit();
});

// What can be dragged is pressed like a button.
on("keydown", (event) => {
	if (event.key !== " " || !event.target.dataset.drag) return;
	event.preventDefault();
	event.target.click();
});
