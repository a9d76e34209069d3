-- Keys by which the owner of an account signs in. An account that has no password has the empty text for its hash.
CREATE TABLE passkeys (
    -- The hash of what the device that keeps it calls it.
    hash       TEXT    NOT NULL PRIMARY KEY,
    -- What its owner knows it by.
    id         TEXT    NOT NULL UNIQUE,
    account    TEXT    NOT NULL REFERENCES accounts (id),
    -- What the device calls it.
    credential TEXT    NOT NULL,
    label      TEXT    NOT NULL,
    public_key BLOB    NOT NULL,
    -- How often the device says that it has signed; zero, if it does not count.
    counter    INTEGER NOT NULL,
    made_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_account ON passkeys (account);

-- What devices are asked to sign: each is good once, and not for long.
CREATE TABLE challenges (
    hash    TEXT    NOT NULL PRIMARY KEY,
    -- The browser that asked for it.
    player  TEXT    NOT NULL,
    -- What for.
    purpose TEXT    NOT NULL,
    -- The account that it is about, or will be; empty where nobody knows it yet.
    account TEXT    NOT NULL,
    -- Until when it is good, by the time of the house.
    until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
