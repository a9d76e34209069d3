-- Tables, their seats and their journals. A journal is only ever added to; nothing here deletes or rewrites a line.

CREATE TABLE tables (
    -- The order in which tables were made: seconds are too coarse to list the newest first.
    made       INTEGER PRIMARY KEY AUTOINCREMENT,
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    setup      TEXT    NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    -- How many entries the journal has, its header not counted; the next entry's number is one more.
    entries    INTEGER NOT NULL CHECK (entries >= 0),
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;

CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    kind     TEXT    NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    bot      TEXT,
    name     TEXT    NOT NULL,
    player   TEXT,
    nonce    TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK ((kind = 'bot') = (bot IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;

-- Number 0 is the header. The primary key is what keeps two nodes from both acting.
CREATE TABLE lines (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number >= 0),
    line     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE editions (
    hash TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

-- One row, for what the whole house shares.
CREATE TABLE host (
    one    INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    secret BLOB    NOT NULL CHECK (length(secret) = 32)
) STRICT;
