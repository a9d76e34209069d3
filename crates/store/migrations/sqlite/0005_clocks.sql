-- How much time everybody has at a table that has a pace.

-- The clocks of all seats, as the program writes them.
ALTER TABLE tables ADD COLUMN clocks TEXT;

-- When the first of them is up, by the time of this house. Then somebody has to look.
ALTER TABLE tables ADD COLUMN deadline INTEGER;

CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
