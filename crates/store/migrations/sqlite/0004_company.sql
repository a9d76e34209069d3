-- Whatever belongs to the people at a table and not to their game: who found a seat again, who hosts, what they talk.

-- A row for each table about which there is anything to say.
CREATE TABLE company (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- The player who hosts the table, if it is no longer whoever opened it.
    host     TEXT,
    -- How many lines of talk there are; the next one's number is one more.
    talked   INTEGER NOT NULL DEFAULT 0 CHECK (talked >= 0),
    -- How people talk at it: opaque text.
    manners  TEXT
) STRICT, WITHOUT ROWID;

-- The private links of seats, by the hash of their secret. Of a seat at most one holds; those before it stay for a while,
-- so that whoever still has one can be told.
CREATE TABLE seat_links (
    hash     TEXT    NOT NULL PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    holds    INTEGER NOT NULL CHECK (holds IN (0, 1)),
    made_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_links_by_seat ON seat_links (table_id, seat);

-- Seats that went from one browser to another, in the order in which they did.
CREATE TABLE seat_moves (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    giver    TEXT    NOT NULL,
    taker    TEXT    NOT NULL,
    -- The names before and after. With another name it is somebody else who plays on.
    old_name TEXT    NOT NULL,
    new_name TEXT    NOT NULL,
    -- How many entries the journal had.
    entries  INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What people say at a table.
CREATE TABLE talk (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    circle   TEXT    NOT NULL CHECK (circle IN ('players', 'spectators')),
    player   TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    seat     INTEGER CHECK (seat BETWEEN 0 AND 255),
    text     TEXT    NOT NULL,
    said_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
