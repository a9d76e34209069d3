// Plays at many matches with three clients each as fast as it can: somebody moves, and when all three know of it, the next one does.
const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");
const [, , bytes, matches, seconds] = process.argv.map(Number);
const port = 18100 + (process.pid % 500) * 2;
const cpu = (pid) => {
	const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return (Number(fields[11]) + Number(fields[12])) * 10;
};
const server = fork(`${__dirname}/server.cjs`, [String(port), String(bytes)], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
const post = async (path, body) => {
	const answer = await fetch(`http://127.0.0.1:${port + 1}${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
	if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
	return answer.json();
};
const open = async () => {
	const { matchID } = await post("/games/same-size/create", { numPlayers: 3 });
	const table = { matchID, clients: [] };
	for (const playerID of ["0", "1", "2"]) {
		const { playerCredentials: credentials } = await post(`/games/same-size/${matchID}/join`, { playerID, playerName: `p${playerID}` });
		const socket = io(`http://127.0.0.1:${port}/same-size`, { transports: ["websocket"], forceNew: true });
		const client = { playerID, credentials, socket, state: 0, wake: () => {} };
		const synced = new Promise((done) => socket.once("sync", (_, { state }) => done((client.state = state._stateID))));
		socket.on("update", (_, state) => client.wake((client.state = state._stateID)));
		socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 3));
		await synced;
		table.clients.push(client);
	}
	return table;
};
const play = async ({ matchID, clients }, until, times) => {
	for (let moved = 0; performance.now() < until; moved += 1) {
		const begun = performance.now();
		const known = clients[0].state;
		const seen = clients.map((client) => new Promise((done) => {
			client.wake = () => client.state > known && done();
		}));
		const { socket, playerID, credentials } = clients[moved % 3];
		const action = { type: "MAKE_MOVE", payload: { type: "step", args: [moved % 81], playerID, credentials } };
		socket.emit("update", action, known, matchID, playerID);
		await Promise.all(seen);
		times.push(performance.now() - begun);
	}
};
server.once("message", async () => {
	const tables = [];
	for (let at = 0; at < matches; at += 1) tables.push(await open());
	const times = [];
	const [before, begun] = [cpu(server.pid), performance.now()];
	await Promise.all(tables.map((table) => play(table, begun + seconds * 1000, times)));
	const took = (performance.now() - begun) / 1000;
	times.sort((a, b) => a - b);
	const of = (percent) => Math.round(times[Math.floor(times.length * percent / 100)] * 100) / 100;
	console.log(JSON.stringify({ program: "boardgame.io", state_bytes: bytes, tables: matches, actions: times.length, actions_per_second: Math.round(times.length / took), server_cpu_ms_per_action: Math.round((cpu(server.pid) - before) / times.length * 1000) / 1000, screen_ms_p50_p95_p99: [50, 95, 99].map(of) }));
	server.kill();
	process.exit(0);
});
