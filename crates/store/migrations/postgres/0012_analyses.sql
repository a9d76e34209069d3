-- What was found out about the games of tables that are over, by whoever looked back at them for long.
CREATE TABLE analyses (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- As the program writes it.
    analysis TEXT NOT NULL
);
