// A dozen short sounds, made on the spot: one for each kind of beat, and two for the reader's own fortune.
import { onPress, one, root } from "./page.js";

let audio;

// A note: how high, when, how long, and how it sounds.
const note = (pitch, at = 0, length = 0.12, shape = "sine", loud = 0.1) => {
	const [voice, volume] = [audio.createOscillator(), audio.createGain()];
	const begin = audio.currentTime + at;
	voice.type = shape;
	voice.frequency.value = pitch;
	volume.gain.setValueAtTime(loud, begin);
	volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
	voice.connect(volume).connect(audio.destination);
	voice.start(begin);
	voice.stop(begin + length);
};

// A rustle: how high, when and how long.
const rustle = (pitch, at, length) => {
	const [grain, sieve] = [audio.createBufferSource(), audio.createBiquadFilter()];
	const [count, begin] = [Math.ceil(length * audio.sampleRate), audio.currentTime + at];
	grain.buffer = audio.createBuffer(1, count, audio.sampleRate);
	const samples = grain.buffer.getChannelData(0);
	for (let i = 0; i < count; i++) samples[i] = (Math.random() - 0.5) * (1 - i / count) ** 2;
	sieve.type = "bandpass";
	sieve.frequency.value = pitch;
	grain.connect(sieve).connect(audio.destination);
	grain.start(begin);
};

const chord = (pitches, step, ...manner) => pitches.forEach((pitch, i) => note(pitch, i * step, ...manner));

const SOUNDS = {
	turn: () => note(523),
	dice: () => [0, 0.07, 0.13, 0.18, 0.22].forEach((at) => rustle(2600, at, 0.05)),
	walk: () => note(330, 0, 0.07, "triangle"),
	card: () => rustle(1800, 0, 0.18),
	hands: () => chord([1319, 1760], 0.07, 0.15),
	number: () => note(784, 0, 0.08, "triangle"),
	answer: () => note(440, 0, 0.08),
	matter: () => chord([523, 659, 784], 0.09, 0.2),
	claim: () => note(147, 0, 0.35, "sawtooth", 0.05),
	end: () => chord([523, 659, 784, 1047], 0.14, 0.5, "triangle"),
	luck: () => chord([784, 988, 1175], 0.08, 0.25),
	harm: () => chord([220, 165], 0.16, 0.4, "triangle", 0.16),
};

const play = (name) => {
	audio ||= new AudioContext();
	if (audio.state === "running") SOUNDS[name]();
	else audio.resume();
};

// Lets a beat be heard, if the reader wants to hear any: what it is, or what it means to them.
export const sound = ({ classList }) => {
	const name = Object.keys(SOUNDS).findLast((name) => classList.contains(name));
	if (root.dataset.sound === "on" && name) play(name);
};

export const showSound = () => {
	const button = one("[data-sound-switch]");
	if (!button) return;
	button.hidden = false;
	button.setAttribute("aria-pressed", root.dataset.sound === "on");
};

onPress("[data-sound-switch]", () => {
	localStorage.sound = root.dataset.sound = root.dataset.sound === "on" ? "off" : "on";
	showSound();
	if (root.dataset.sound === "on") play("turn");
});

root.dataset.sound = localStorage.sound || "off";
