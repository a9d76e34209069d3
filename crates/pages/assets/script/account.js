// The pace of an account becomes the pace of this browser, and passkeys sign for it.
import { all, one } from "./page.js";

const main = one("main");
const said = one("[data-passkey-said]");
const Key = window.PublicKeyCredential;
if (main.dataset.ownPace) localStorage.pace = main.dataset.ownPace;

// Lets the device sign what the house asks, and puts that into the form.
const sign = async (form, what) => {
	const body = new URLSearchParams(new FormData(form));
	body.set("what", what);
	const how = { method: "POST", body, headers: { "X-Globetable": 0 } };
	const asked = await (await fetch(main.dataset.asks, how)).json();
	if (asked.notice) throw asked.notice;
	const publicKey = Key[`parse${asked.kind}OptionsFromJSON`](asked);
	const key = navigator.credentials[asked.how]({ publicKey }).catch(() => Promise.reject(said.dataset.not));
	form[asked.how].value = JSON.stringify(await key);
};

const press = async ({ form, dataset }) => {
	for (const what of dataset.passkey.split(" ")) await sign(form, what);
	form.submit();
};

for (const button of Key?.parseRequestOptionsFromJSON ? all("[data-passkey]") : []) {
	button.hidden = false;
	button.onclick = () =>
		press(button).catch((why) => {
			said.textContent = why;
			said.hidden = false;
		});
}
