-- What programs act with in somebody's name, by the hash of its secret.
CREATE TABLE tokens (
    hash    TEXT    NOT NULL PRIMARY KEY,
    -- What its owner knows it by.
    id      TEXT    NOT NULL UNIQUE,
    player  TEXT    NOT NULL,
    label   TEXT    NOT NULL,
    scopes  TEXT    NOT NULL,
    made_at BIGINT NOT NULL
);

CREATE INDEX tokens_by_player ON tokens (player);
