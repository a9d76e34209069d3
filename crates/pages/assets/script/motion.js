// How much may move: what the reader chose here, or told their system.
import { onPress, one, root } from "./page.js";

export const isCalm = () => root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

// Brings something into view, gliding where that is welcome.
export const go = (place, block) => place?.scrollIntoView({ block, behavior: isCalm() ? "auto" : "smooth" });

export const showMotion = () => {
	const button = one("[data-motion-switch]");
	button.hidden = false;
	button.setAttribute("aria-pressed", root.dataset.motion !== "off");
};

onPress("[data-motion-switch]", () => {
	localStorage.motion = root.dataset.motion = root.dataset.motion === "off" ? "on" : "off";
	showMotion();
});

root.dataset.motion = localStorage.motion || "on";
