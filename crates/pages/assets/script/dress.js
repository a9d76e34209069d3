// What the script adds to a fresh page or region.
import { follow } from "./camera.js";
import { count } from "./clock.js";
import { point } from "./lesson.js";
import { showMotion } from "./motion.js";
import { showPace } from "./pace.js";
import { all, base, byId } from "./page.js";
import { contribute } from "./shares.js";
import { showSound } from "./sound.js";
import { showTalk } from "./talk.js";

// The icon of the tab has a mark while it is the reader's turn.
const showTurn = () => {
	const icon = byId("icon");
	icon.dataset.calm ||= icon.getAttribute("href");
	const href = byId("status").dataset.turn ? icon.dataset.turn : icon.dataset.calm;
	if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
};

export const dress = () => {
	for (const button of all("[data-copy], [data-keys]")) button.hidden = false;
	showMotion();
	showPace();
	showSound();
	if (!base) return;
	contribute();
	count();
	showTurn();
	showTalk();
	follow();
	point();
};
