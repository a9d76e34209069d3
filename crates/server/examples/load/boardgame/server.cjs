// boardgame.io's own server, in memory, with a game whose state is as large as one of ours.
const { Server, Origins } = require("boardgame.io/dist/cjs/server.js");
const [, , port, bytes] = process.argv;
const filler = Array.from({ length: Math.ceil(Number(bytes) / 16) }, (_, at) => `place ${String(at).padStart(8, "0")}`);
const game = {
	name: "same-size",
	minPlayers: 3,
	maxPlayers: 3,
	setup: () => ({ places: filler, moved: 0, at: [0, 0, 0] }),
	turn: { minMoves: 1, maxMoves: 1 },
	moves: { step: ({ G, playerID }, to) => { G.moved += 1; G.at[Number(playerID)] = to; } },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } }).then(() => process.send?.("ready"));
