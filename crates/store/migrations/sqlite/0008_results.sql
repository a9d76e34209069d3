-- What became of the games of tables that are over, so that nobody has to replay them to know.
CREATE TABLE results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- As the program writes it.
    result   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
