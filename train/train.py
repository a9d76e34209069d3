#!/usr/bin/env python3
"""Trains the learned value of a game from files of positions, and writes its weights.

    python3 train/train.py --game little-monsters --output crates/bots/weights/little-monsters positions-*.bin

Needs PyTorch and NumPy; uses a GPU if there is one. See train/README.md.
"""

import argparse
import json
import struct
import time

import numpy as np
import torch

PARTY, AMONG = 64, 32


class Value(torch.nn.Module):
    """Each party by itself, then beside the mean and the maximum of the others, then one number for each."""

    def __init__(self, inputs):
        super().__init__()
        self.party = torch.nn.Linear(inputs, PARTY)
        self.among = torch.nn.Linear(3 * PARTY, AMONG)
        self.last = torch.nn.Linear(AMONG, 1)

    def forward(self, told):
        """Logits of all parties; `told` has positions, parties, inputs."""
        seen = torch.relu(self.party(told))
        parties = seen.shape[1]
        mean = (seen.sum(1, keepdim=True) - seen) / (parties - 1)
        most = torch.stack(
            [torch.cat([seen[:, :p], seen[:, p + 1 :]], 1).amax(1) for p in range(parties)], 1
        )
        among = torch.relu(self.among(torch.cat([seen, mean, most], 2)))
        return self.last(among).squeeze(2)


def read(path):
    """The positions of a file: inputs, what each party won, scores, whether a turn began."""
    with open(path, "rb") as file:
        if file.read(8) != b"GTplaces":
            raise SystemExit(f"{path} holds no positions")
        inputs, parties = struct.unpack("<2I", file.read(8))
    row = parties * (inputs + 2) + 1
    rows = np.fromfile(path, dtype="<f4", offset=16)
    rows = rows[: len(rows) // row * row].reshape(-1, row)
    told = rows[:, : parties * inputs].reshape(-1, parties, inputs)
    won = rows[:, parties * inputs : parties * (inputs + 1)]
    return torch.from_numpy(told.copy()), torch.from_numpy(won.copy())


def loss_of(logits, won):
    return -(won * torch.log_softmax(logits, 1)).sum(1).mean()


def judge(model, files):
    """Mean loss and Brier score over the positions that were held back."""
    model.eval()
    loss = brier = count = chances = 0
    with torch.no_grad():
        for told, won in files:
            for begin in range(0, len(told), 65536):
                part, truth = told[begin : begin + 65536], won[begin : begin + 65536]
                logits = model(part)
                loss += loss_of(logits, truth).item() * len(part)
                brier += ((torch.softmax(logits, 1) - truth) ** 2).sum().item()
                count += len(part)
                chances += truth.numel()
    model.train()
    return loss / max(count, 1), brier / max(chances, 1)


def train(model, files, held, arguments):
    optimiser = torch.optim.AdamW(model.parameters(), lr=arguments.rate, weight_decay=1e-4)
    batch = arguments.batch
    steps = sum((len(told) + batch - 1) // batch for told, _ in files) * arguments.epochs
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, arguments.rate, total_steps=steps + 1, pct_start=0.1)
    curve, began = [], time.time()
    for epoch in range(arguments.epochs):
        order = []
        for which, (told, _) in enumerate(files):
            shuffled = torch.randperm(len(told), device=told.device)
            order += [(which, shuffled[begin : begin + batch]) for begin in range(0, len(told), batch)]
        for index in torch.randperm(len(order)).tolist():
            which, rows = order[index]
            told, won = files[which]
            optimiser.zero_grad(set_to_none=True)
            loss = loss_of(model(told[rows]), won[rows])
            loss.backward()
            optimiser.step()
            plan.step()
        loss, brier = judge(model, held)
        curve.append({"epoch": epoch + 1, "loss": round(loss, 5), "brier": round(brier, 5)})
        print(arguments.game, json.dumps(curve[-1]), f"{time.time() - began:.0f} s", flush=True)
    return curve


def forget_never_told(model, files):
    """Sets the weights of inputs to 0 that were the same nothing in every position: they are still as chance made them."""
    told = torch.zeros(model.party.in_features, dtype=torch.bool)
    for positions, _ in files:
        told |= (positions != 0).any(1).any(0).cpu()
    with torch.no_grad():
        model.party.weight[:, ~told.to(model.party.weight.device)] = 0
    print("inputs that were never told:", torch.nonzero(~told).flatten().tolist(), flush=True)


def weights_of(model):
    """All weights in the order of the file."""
    parts = [model.party.weight.T, model.party.bias, model.among.weight.T, model.among.bias]
    parts += [model.last.weight, model.last.bias]
    return np.concatenate([part.detach().cpu().numpy().astype("<f4").ravel() for part in parts])


def load(model, path, inputs):
    """Takes the weights of an earlier training as the beginning."""
    numbers = torch.from_numpy(np.fromfile(path, dtype="<f4", offset=56).copy())
    sizes = [inputs * PARTY, PARTY, 3 * PARTY * AMONG, AMONG, AMONG, 1]
    party, party_bias, among, among_bias, last, last_bias = numbers.split(sizes)
    with torch.no_grad():
        model.party.weight.copy_(party.view(inputs, PARTY).T)
        model.party.bias.copy_(party_bias)
        model.among.weight.copy_(among.view(3 * PARTY, AMONG).T)
        model.among.bias.copy_(among_bias)
        model.last.weight.copy_(last.view(1, AMONG))
        model.last.bias.copy_(last_bias)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--output", required=True, help="where the weights go, without .bin")
    parser.add_argument("--begin-with", help="weights to begin with")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--temper", type=float, default=1.0, help="at last multiplies all logits; below 1 brings chances nearer to each other")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("positions", nargs="+")
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"

    files, held = [], []
    for path in arguments.positions:
        told, won = read(path)
        # Positions of a game stand together, so the last twentieth holds games that the rest does not.
        cut = len(told) - len(told) // 20
        files.append((told[:cut].to(device), won[:cut].to(device)))
        held.append((told[cut:].to(device), won[cut:].to(device)))
        print(path, tuple(told.shape), flush=True)
    inputs = files[0][0].shape[2]
    model = Value(inputs).to(device)
    if arguments.begin_with:
        load(model, arguments.begin_with, inputs)
    curve = train(model, files, held, arguments)
    forget_never_told(model, files + held)
    with torch.no_grad():
        model.last.weight *= arguments.temper
        model.last.bias *= arguments.temper

    with open(arguments.output + ".bin", "wb") as out:
        out.write(b"GTvalue1" + arguments.game.encode().ljust(32, b"\0"))
        out.write(struct.pack("<4I", inputs, PARTY, AMONG, 0))
        out.write(weights_of(model).tobytes())
    # Some positions with what this network makes of them, for the test that Rust makes the same of them.
    model = model.cpu()
    with open(arguments.output + ".check", "wb") as out:
        for told, _ in held:
            few = told[:4].cpu()
            with torch.no_grad():
                chances = torch.softmax(model(few), 1)
            for position, chance in zip(few, chances):
                out.write(struct.pack("<I", position.shape[0]))
                out.write(position.numpy().astype("<f4").tobytes())
                out.write(chance.numpy().astype("<f4").tobytes())
    record = {
        "game": arguments.game,
        "positions": int(sum(len(told) for told, _ in files + held)),
        "epochs": arguments.epochs,
        "curve": curve,
        "by_file": {
            path: judge(model, [(told.cpu(), won.cpu())]) for path, (told, won) in zip(arguments.positions, held)
        },
    }
    with open(arguments.output + ".json", "w") as out:
        json.dump(record, out, indent=1)
        out.write("\n")


if __name__ == "__main__":
    main()
