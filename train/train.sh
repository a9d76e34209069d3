#!/usr/bin/env bash
# Trains the learned values anew: positions of greedy games, the network, and matches against the greedy bot.
#
#   train/train.sh SELFPLAY FOLDER [GAMES_OF_LM GAMES_OF_GT GAMES_OF_GP]
#
# SELFPLAY is the program that `cargo build --release -p lab --example selfplay` makes. Everything is written into FOLDER.
# All cores play; a GPU is used if there is one.
set -euo pipefail
selfplay=$1 folder=$2
here=$(dirname "$0")
mkdir -p "$folder"

# positions GAME SEATS GAMES NAME [OPTIONS]
positions() {
  "$selfplay" positions --game "$1" --seats "$2" --games "$3" --seed "$((1000 + $2))" --wander --turns 8 --others 3 \
    --options "${5:-{\}}" --output "$folder/$1-$4.places"
}

# learn GAME EPOCHS: the network, from all positions of the game
learn() {
  python3 "$here/train.py" --game "$1" --epochs "$2" --output "$folder/$1" "$folder/$1"-*.places \
    > "$folder/$1.log" 2>&1
}

lm=${3:-200000} gt=${4:-60000} gp=${5:-40000}
advanced='{"free_market":true,"traffic_jam":true,"special_events":true}'
positions little-monsters 2 "$lm" 2
for seats in 3 4; do positions little-monsters "$seats" "$((lm / 10))" "$seats"; done
positions little-monsters 6 "$((lm / 12))" 6
positions little-monsters 2 "$((lm / 6))" 2a "$advanced"
positions little-monsters 4 "$((lm / 10))" 4a "$advanced"
learn little-monsters 14 &
positions globetrotters 2 "$gt" 2
for seats in 3 4; do positions globetrotters "$seats" "$((gt / 10))" "$seats"; done
positions globetrotters 6 "$((gt / 12))" 6
learn globetrotters 14 &
positions globopolis 2 "$gp" 2
for seats in 3 4; do positions globopolis "$seats" "$((gp / 10))" "$seats"; done
positions globopolis 5 "$((gp / 12))" 5
positions globopolis 2 "$((gp / 12))" 2c '{"level":"cards"}'
learn globopolis 14 &
wait
for game in little-monsters globetrotters globopolis; do
  "$selfplay" match --game "$game" --games 400 --bots value,greedy --weights "$folder/$game.bin" \
    > "$folder/$game-value.json"
done
