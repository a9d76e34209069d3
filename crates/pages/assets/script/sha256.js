// SHA-256 and HMAC: the browser's own where it offers them, which over plain http it does not; there, the same by hand.

const primes = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const BEGIN = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));

const turn = (x, by) => (x >>> by) | (x << (32 - by));

const block = (state, words) => {
	for (let i = 16; i < 64; i++) {
		const [a, b] = [words[i - 15], words[i - 2]];
		const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3), s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
		words[i] = (words[i - 16] + s0 + words[i - 7] + s1) | 0;
	}
	let [a, b, c, d, e, f, g, h] = state;
	for (let i = 0; i < 64; i++) {
		const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25), s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
		const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + words[i]) | 0;
		const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
		[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
	}
	return [a, b, c, d, e, f, g, h].map((x, i) => (x + state[i]) | 0);
};

export const byHand = (bytes) => {
	const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
	new Uint8Array(padded.buffer).set(bytes);
	padded.setUint8(bytes.length, 0x80);
	padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
	padded.setUint32(padded.byteLength - 4, (bytes.length * 8) >>> 0);
	let state = BEGIN;
	for (let at = 0; at < padded.byteLength; at += 64) {
		const words = Array.from({ length: 16 }, (_, i) => padded.getInt32(at + 4 * i));
		state = block(state, words);
	}
	const out = new DataView(new ArrayBuffer(32));
	state.forEach((word, i) => out.setInt32(4 * i, word));
	return new Uint8Array(out.buffer);
};

export const joined = (...parts) => {
	const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
};

// HMAC-SHA-256 by hand, for keys of 32 bytes.
export const hmacByHand = (key, bytes) => {
	const pad = (byte) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ byte);
	return byHand(joined(pad(0x5c), byHand(joined(pad(0x36), bytes))));
};

const own = globalThis.crypto?.subtle;
const HMAC = { name: "HMAC", hash: "SHA-256" };

export const sha256 = async (bytes) => (own ? new Uint8Array(await own.digest("SHA-256", bytes)) : byHand(bytes));

// What signs with this key.
export const hmac = async (key) => {
	if (!own) return async (bytes) => hmacByHand(key, bytes);
	const secret = await own.importKey("raw", key, HMAC, false, ["sign"]);
	return async (bytes) => new Uint8Array(await own.sign("HMAC", secret, bytes));
};

export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const utf8 = (text) => new TextEncoder().encode(text);
