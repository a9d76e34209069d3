-- What a house does without being asked, the order of changes, and tables that were brought from another house.

-- Counts every change of the table: which of two pieces of news is the newer is read here, not from anybody's clock.
ALTER TABLE tables ADD COLUMN changes INTEGER NOT NULL DEFAULT 1;

-- Whether the next to act is the house: a bot is waited for, or a limited time runs.
ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 0 CHECK (due IN (0, 1));

-- Which node sees to that, and until when no other does: seconds since 1970, by the database's clock.
ALTER TABLE tables ADD COLUMN held_by TEXT;
ALTER TABLE tables ADD COLUMN held_until INTEGER NOT NULL DEFAULT 0;

-- The seed of its dice, if it came from another house. Otherwise it follows from the secret of this one.
ALTER TABLE tables ADD COLUMN seed BLOB CHECK (length(seed) = 32);

CREATE INDEX tables_due ON tables (made) WHERE due = 1;

-- Pages that stay open while the program is replaced have counted in milliseconds since 1970: the count goes on from there.
UPDATE tables SET changes = unixepoch() * 1000 WHERE status = 'open';
-- What is due was not kept before. Whoever looks finds out.
UPDATE tables SET due = 1 WHERE status = 'playing';
