-- Tables, their seats and their journals. A journal is only ever added to; nothing here deletes or rewrites a line.

-- SQLite has this function built in; with it the statements are the same for both engines. It reads the
-- database's clock, not the node's, so that the times of several nodes can be compared.
CREATE FUNCTION unixepoch() RETURNS BIGINT LANGUAGE SQL VOLATILE
    AS 'SELECT floor(extract(epoch FROM clock_timestamp()))::bigint';

CREATE TABLE tables (
    -- The order in which tables were made: seconds are too coarse to list the newest first.
    made       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id         TEXT   NOT NULL UNIQUE,
    game       TEXT   NOT NULL,
    setup      TEXT   NOT NULL,
    status     TEXT   NOT NULL CHECK (status IN ('open', 'playing', 'over')),
    -- How many entries the journal has, its header not counted; the next entry's number is one more.
    entries    BIGINT NOT NULL CHECK (entries >= 0),
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
) WITH (fillfactor = 70); -- Every append updates its table's row; the free space lets that happen in place.

CREATE TABLE seats (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 255),
    kind     TEXT   NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    bot      TEXT,
    name     TEXT   NOT NULL,
    player   TEXT,
    nonce    TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK ((kind = 'bot') = (bot IS NOT NULL))
);

CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;

-- Number 0 is the header. The primary key is what keeps two nodes from both acting.
CREATE TABLE lines (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    number   BIGINT NOT NULL CHECK (number >= 0),
    line     TEXT   NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE editions (
    hash TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
);

-- One row, for what the whole house shares.
CREATE TABLE host (
    one    BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    secret BYTEA  NOT NULL CHECK (octet_length(secret) = 32)
);
