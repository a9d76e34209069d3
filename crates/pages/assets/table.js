// Globetable. Makes the real forms and links of a page live; all works without it too.
(() => {
	const doc = document, root = doc.documentElement, body = doc.body;
	const base = body.dataset.base; // "/t/ID" on the pages of a table
	const $ = (id) => doc.getElementById(id), one = (query) => doc.querySelector(query);
	const on = (type, act, of = doc) => of.addEventListener(type, act);
	let version = Number(body.dataset.version);

	// Morphing: the page changes but keeps its elements, so that pieces glide, and focus, scroll and typing stay.
	const key = (node) => node.nodeType === 1 && (node.id || node.getAttribute("data-key"));

	const adorn = (old, now) => {
		const own = (name) => name === "data-loaded" || (name === "open" && old.nodeName === "DETAILS");
		for (const { name } of [...old.attributes, ...now.attributes]) {
			const value = now.getAttribute(name);
			if (own(name) || value === old.getAttribute(name)) continue;
			if (value === null) old.removeAttribute(name);
			else old.setAttribute(name, value);
		}
	};

	const children = (old, now) => {
		const wanted = new Set([...now.childNodes].map(key));
		const kept = new Map([...old.childNodes].map((node) => [key(node), node]));
		let at = old.firstChild;
		const drop = () => {
			const gone = at;
			at = at.nextSibling;
			gone.remove();
		};
		for (const next of [...now.childNodes]) {
			while (at && key(at) && !wanted.has(key(at))) drop();
			const match = key(next) ? kept.get(key(next)) : at && !key(at) && at.nodeName === next.nodeName && at;
			if (!match) {
				old.insertBefore(next, at);
				continue;
			}
			if (match === at) at = at.nextSibling;
			else old.insertBefore(match, at);
			morph(match, next);
		}
		while (at) drop();
	};

	const morph = (old, now) => {
		if (old.nodeName !== now.nodeName) old.replaceWith(now);
		else if (old.nodeType !== 1) {
			if (old.data !== now.data) old.data = now.data;
		} else if (!old.isEqualNode(now)) {
			const read = old.dataset.loaded && old.dataset.clause === now.dataset.clause;
			adorn(old, now);
			if (!read) children(old, now);
		}
	};

	const parse = (html) => doc.createRange().createContextualFragment(html).firstElementChild;

	// The clock: how much time is left stands in the page once, and is counted down from there.
	let until;
	const count = () => {
		const clock = $("clock"), at = performance.now(), fresh = clock?.dataset.left;
		if (fresh) {
			until = at + Number(fresh);
			clock.removeAttribute("data-left");
		}
		if (!clock?.dataset.running) return;
		const left = Math.max(0, Math.ceil((until - at) / 1000)), face = clock.firstElementChild;
		const text = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
		if (face.textContent !== text) face.textContent = text;
		if (left <= 15) clock.dataset.urgent = "yes";
	};

	// What the script adds to a fresh page or region.
	let seen;
	const calm = () => root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
	const go = (place, block) => place?.scrollIntoView({ block, behavior: calm() ? "auto" : "smooth" });
	const dress = () => {
		for (const input of doc.querySelectorAll("input[name=nonce]"))
			input.value ||= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
		for (const button of doc.querySelectorAll("[data-copy], [data-motion-switch]")) button.hidden = false;
		one("[data-motion-switch]").setAttribute("aria-pressed", root.dataset.motion !== "off");
		if (!base) return;
		count();
		const icon = $("icon"), turn = $("status").dataset.turn;
		icon.dataset.calm ||= icon.getAttribute("href");
		const href = icon.dataset[turn ? "turn" : "calm"];
		if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
		// On a board larger than its frame, the own piece comes into view.
		const piece = one("[data-focus]"), place = piece && piece.id + piece.getAttribute("transform");
		let frame = piece;
		while (frame && frame.scrollWidth <= frame.clientWidth + 1) frame = frame.parentElement;
		if (!frame || place === seen) return;
		// Where it is going, not where it still glides: the place is in its transform.
		const [x, y] = piece.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
		const at = new DOMPoint(x, y).matrixTransform(piece.parentNode.getScreenCTM());
		const outer = frame.getBoundingClientRect();
		frame.scrollBy(at.x - (outer.left + outer.right) / 2, at.y - (outer.top + outer.bottom) / 2);
		seen = place;
	};

	// News: a version, a title and regions. An older version than the one shown is no news.
	let adrift;
	const show = (news) => {
		if (news.location) return location.assign(news.location);
		if (!news.regions) {
			const note = $("notice");
			note.innerHTML = "<div class=notice><p>";
			note.firstChild.firstChild.append(news.notice);
			return;
		}
		if (news.version < version) return;
		if (news.regions.board && !$("board")) return location.reload(); // it has begun
		body.dataset.version = version = news.version;
		const home = adrift || doc.activeElement?.closest("main"), playing = $("end")?.hidden;
		for (const [id, html] of Object.entries(news.regions)) if ($(id)) morph($(id), parse(html));
		doc.title = news.title || doc.title;
		dress();
		// If the pressed button is gone, go on at the next question, as soon as there is one.
		adrift = home && doc.activeElement === body;
		if (adrift) one("#now button:enabled, #now a[href]")?.focus({ preventScroll: true });
		if (playing && !$("end").hidden) {
			one(".side").scrollTop = 0;
			go($("end"), "start");
		}
	};

	const tell = (which) => {
		const link = $("link");
		link.hidden = !which;
		link.textContent = link.dataset[which];
	};

	// Whoever looks elsewhere is no longer interested in what he looked at before.
	let asked = 0;
	const ask = async (url, options) => {
		const mine = ++asked;
		try {
			const answer = await fetch(url, { ...options, headers: { "X-Globetable": "1" } });
			if (!/json/.test(answer.headers.get("content-type"))) return location.assign(answer.redirected ? answer.url : base);
			const news = await answer.json();
			tell("");
			if (mine !== asked && !options) return;
			show(news);
			return news;
		} catch {
			tell("unsent");
		}
	};

	// Looking at something changes the address, so that a reload shows the same. News may come before the answer.
	let wanted = location.search;
	const look = async (search) => {
		wanted = search;
		if (await ask(base + "/regions" + search)) history.replaceState(null, "", base + search);
	};

	// The version from which something was sent that is not answered yet. News of it may come before the answer.
	let busy;
	on("submit", async (event) => {
		const form = event.target;
		if (!base || "plain" in form.dataset) return;
		event.preventDefault();
		if (busy === version) return;
		const data = new URLSearchParams(new FormData(form, event.submitter));
		// A button may send its form elsewhere, or in another way.
		const way = (name) => event.submitter?.getAttribute("form" + name) || form.getAttribute(name);
		if (way("method") !== "post") return look("?" + data);
		const mine = (busy = version);
		form.setAttribute("aria-busy", "true");
		const question = () => one("#now h2")?.textContent, before = question();
		const sent = await ask(way("action"), { method: "POST", body: data });
		// What was done leads to the next question.
		if (before !== question() && $("end").hidden) one("#now h2")?.scrollIntoView({ block: "nearest" });
		form.removeAttribute("aria-busy");
		if (busy === mine) busy = 0;
		// What was composed and not accepted stays.
		if (sent) history.replaceState(null, "", base + (wanted = sent.kept ? "?" + data : ""));
	});

	// A clause opens where it is named, and closes again.
	const unfold = async (link) => {
		const box = link.parentElement, text = box.children[1];
		if (text) text.hidden = !text.hidden;
		else if (!box.dataset.loaded) {
			box.dataset.loaded = "1";
			const answer = await fetch(box.dataset.clause).catch(() => false);
			if (!answer.ok) return location.assign(link.href);
			box.append(parse(await answer.text()));
		}
		link.setAttribute("aria-expanded", !text || !text.hidden);
	};

	on("click", (event) => {
		const at = event.target.closest("a[data-plan], .clause > a, [data-copy], [data-step], [data-motion-switch]");
		if (!at || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		if (at.dataset.copy) {
			$(at.dataset.copy).select();
			doc.execCommand("copy"); // the newer way needs https
			at.textContent = at.dataset.done;
		} else if (at.dataset.step) {
			const field = at.parentElement.firstChild;
			field.stepUp(+at.dataset.step);
			field.dispatchEvent(new Event("input", { bubbles: true }));
		} else if ("plan" in at.dataset) {
			// On a phone what was asked for appears below the map.
			look(new URL(at.getAttribute("href"), location).search).then(() => go(one("[data-key=plan]"), "nearest"));
		}
		else if (at.href) unfold(at);
		else {
			localStorage.motion = root.dataset.motion = root.dataset.motion === "off" ? "on" : "off";
			dress();
		}
	});

	on("keydown", (event) => {
		if (event.key === "Escape" && base && location.search) look("");
		// What can be dragged is pressed like a button.
		if (event.key === " " && event.target.dataset.drag) {
			event.preventDefault();
			event.target.click();
		}
	});

	// Dragging: what was dragged, and where it was dropped, are two fields of the form around both.
	let dragged;
	const over = (event) => {
		const place = dragged && event.target.closest?.("[data-drop]");
		for (const lit of doc.querySelectorAll("[data-drop].over")) if (lit !== place) lit.classList.remove("over");
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
		const place = over(event), form = place?.closest("[data-drops]");
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

	// Some forms say at once what would come of them.
	on("input", ({ target: { form } }) => form && "look" in form.dataset && look("?" + new URLSearchParams(new FormData(form))));

	// A scenario has its own number of players.
	on("change", ({ target }) => {
		const seats = target.name === "scenario" && target.selectedOptions[0].dataset.seats;
		if (seats) target.form.querySelector(`[name=seats][value="${seats}"]`).checked = true;
		// A map that has just become larger than its frame shows the own piece.
		if (target.closest(".map-zoom")) dress((seen = ""));
	});

	root.dataset.motion = localStorage.motion || "on";
	dress();
	if (!base) return;

	// Live news. An EventSource comes back by itself; if it gives up, it is opened anew.
	let stream, timer;
	const close = () => {
		clearTimeout(timer);
		stream?.close();
	};
	const open = () => {
		close();
		stream = new EventSource(base + "/live?v=" + version);
		stream.onopen = () => tell("");
		stream.onerror = () => {
			tell("lost");
			if (stream.readyState === 2) timer = setTimeout(open, 3000);
		};
		on("regions", (event) => {
			const news = JSON.parse(event.data);
			if (wanted && news.version > version && busy !== version) look(wanted);
			else show(news);
		}, stream);
		on("reload", () => location.reload(), stream);
	};
	on("pagehide", close, window);
	on("pageshow", (event) => event.persisted && open(), window);
	on("offline", () => { close(); tell("lost"); }, window);
	on("online", open, window);
	open();
	setInterval(count, 250);
})();
