-- The servers that may use the tables. A row is a lease: it ends at its time unless it is renewed before, and is never revived.
CREATE TABLE nodes (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    expires TIMESTAMPTZ NOT NULL
);

-- Owner: the server that may append to the table while its lease lasts. Epoch: counts the owners, and is compared in each append.
-- Used: by how long the servers had run when somebody was there last; NULL: it is over.
CREATE TABLE tables (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    used BIGINT,
    owner BIGINT,
    epoch BIGINT NOT NULL DEFAULT 1
);
CREATE INDEX tables_by_use ON tables (used);

CREATE TABLE events (
    number BIGINT NOT NULL REFERENCES tables (number),
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (number, version)
);

-- For how long servers have run, in seconds.
CREATE TABLE running (seconds BIGINT NOT NULL);
INSERT INTO running VALUES (0);
