CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);

CREATE TABLE events (
    number INTEGER NOT NULL REFERENCES tables (number),
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (number, version)
) WITHOUT ROWID;
