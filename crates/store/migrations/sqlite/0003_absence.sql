-- What people do at a table beside its game, and when they were last there.

-- Who holds whose seat, what was asked of all and what they said. The journal knows nothing of it: no rule depends on it.
CREATE TABLE notes (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number >= 1),
    -- How many entries the journal had then.
    entry    INTEGER NOT NULL CHECK (entry >= 0),
    note     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- The time of this house, in milliseconds. It goes on while a node lives, and stands still while none does.
ALTER TABLE host ADD COLUMN lived INTEGER NOT NULL DEFAULT 0;

-- When a page of whoever owns the seat was last open, by the time of this house.
ALTER TABLE seats ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
