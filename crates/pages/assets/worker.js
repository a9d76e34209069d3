// Shows what the house has to tell when no page of it is open, and opens the table. It does nothing else: it keeps
// no pages.

self.addEventListener("push", (event) => {
	const { title, body, url, tag } = event.data.json();
	event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	const url = new URL(event.notification.data.url, self.location.origin).href;
	const open = async () => {
		const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
		const there = pages.find((page) => page.url.split(/[?#]/)[0] === url);
		await (there ? there.focus() : self.clients.openWindow(url));
	};
	event.waitUntil(open());
});
