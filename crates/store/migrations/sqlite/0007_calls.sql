-- How people are told that a table waits for them, and what they were told.

-- The ways by which somebody can be told.
CREATE TABLE ways (
    -- Random, or made from the address. Whoever has that of a mail address can confirm or stop it: it is in the mails.
    id      TEXT    NOT NULL PRIMARY KEY,
    -- The player who is told; or the table whose people are.
    owner   TEXT    NOT NULL,
    kind    TEXT    NOT NULL CHECK (kind IN ('mail', 'push', 'hook')),
    address TEXT    NOT NULL,
    -- What messages to a browser are locked with: opaque text.
    keys    TEXT,
    lang    TEXT    NOT NULL,
    -- An address is asked first whether it wants to hear anything; one that refuses everything is left alone.
    state   TEXT    NOT NULL CHECK (state IN ('asked', 'on', 'refused')),
    -- Until when it is left alone, by the time of this house: because somebody is just telling it, because it was told
    -- lately, or because it failed.
    rests   INTEGER NOT NULL DEFAULT 0,
    -- How often in a row it failed.
    fails   INTEGER NOT NULL DEFAULT 0,
    -- How often in a row the address was refused.
    refused INTEGER NOT NULL DEFAULT 0,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX ways_by_owner ON ways (owner);

-- The people who are waited for, as was found out when the table was last looked at.
CREATE TABLE calls (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    player   TEXT    NOT NULL,
    -- Which of their turns it is: the last entry of theirs before it.
    turn     INTEGER NOT NULL,
    -- Since when, by the time of this house.
    since    INTEGER NOT NULL,
    -- Whether they are still waited for.
    waits    INTEGER NOT NULL CHECK (waits IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The turn that was told last, by each way.
CREATE TABLE told (
    way      TEXT    NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    turn     INTEGER NOT NULL,
    PRIMARY KEY (way, table_id, seat)
) STRICT, WITHOUT ROWID;

-- The feeds of people's turns, by the hash of the secret in their address.
CREATE TABLE feeds (
    player TEXT NOT NULL PRIMARY KEY,
    hash   TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

-- The change of the table after which it was last looked at who is waited for.
ALTER TABLE tables ADD COLUMN heard INTEGER NOT NULL DEFAULT 0;

-- The key by which browsers' messengers know this house.
ALTER TABLE host ADD COLUMN push_key BLOB;

-- Whether a link was sent by mail. There may be several of those beside the one that its owner made.
ALTER TABLE seat_links ADD COLUMN mailed INTEGER NOT NULL DEFAULT 0 CHECK (mailed IN (0, 1));
