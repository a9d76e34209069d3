-- Accounts, which gather what belongs to somebody on all their devices. A house has them if its host wants them.
CREATE TABLE accounts (
    id       TEXT   NOT NULL PRIMARY KEY,
    name     TEXT   NOT NULL,
    -- What a name looks like; no two accounts look alike.
    likeness TEXT   NOT NULL UNIQUE,
    -- The player whose tables they are.
    player   TEXT   NOT NULL UNIQUE,
    -- The hash of the password, with how it was made.
    password TEXT   NOT NULL,
    language TEXT,
    pace     TEXT,
    made_at  BIGINT NOT NULL
);

-- The browsers that are somebody without their own token saying so, by the hash of the token that does.
CREATE TABLE devices (
    hash    TEXT   NOT NULL PRIMARY KEY,
    -- What its owner knows it by.
    id      TEXT   NOT NULL UNIQUE,
    player  TEXT   NOT NULL,
    -- The account by which it was signed in. One whose account was removed keeps its tables, and has none.
    account TEXT   REFERENCES accounts (id),
    label   TEXT   NOT NULL,
    made_at BIGINT NOT NULL
);

CREATE INDEX devices_by_player ON devices (player);
