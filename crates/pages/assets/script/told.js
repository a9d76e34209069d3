// Lets this browser be told when a table waits, on the page “How you are told”. Leave is asked for only when
// somebody wants it.

const box = document.querySelector("[data-push]");
const parts = ["[data-push-not]", "[data-push-denied]", "[data-push-failed]", "[data-push-on]"];
const [cannot, denied, failed, button] = parts.map((part) => box.querySelector(part));

// The key of the house, as browsers want it.
const letters = () => atob(box.dataset.houseKey.replace(/-/g, "+").replace(/_/g, "/"));
const key = () => Uint8Array.from(letters(), (letter) => letter.charCodeAt(0));

const switchOn = async () => {
	const worker = await navigator.serviceWorker.register(box.dataset.worker);
	await navigator.serviceWorker.ready;
	const asked = { userVisibleOnly: true, applicationServerKey: key() };
	const { endpoint, keys } = (await worker.pushManager.subscribe(asked)).toJSON();
	const body = new URLSearchParams({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
	const answer = await fetch(box.dataset.push, { method: "POST", body });
	location.assign(answer.url);
};

const show = (isDenied) => {
	cannot.hidden = true;
	denied.hidden = !isDenied;
	button.hidden = isDenied;
};

if (navigator.serviceWorker && window.PushManager) {
	show(Notification.permission === "denied");
	button.addEventListener("click", async () => {
		const leave = await Notification.requestPermission();
		if (leave !== "granted") return show(leave === "denied");
		failed.hidden = true;
		try {
			await switchOn();
		} catch {
			// A browser may have no messenger, or not reach it.
			failed.hidden = false;
		}
	});
}
