-- Sets of deals that several people play, each for themselves; a game has one of its own each day. Closes: in seconds since 1970.
CREATE TABLE sets (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    day TEXT,
    closes BIGINT NOT NULL,
    closed BOOLEAN NOT NULL DEFAULT FALSE,
    body TEXT NOT NULL,
    UNIQUE (game, day)
);

-- Each person's way through a set, by the hash of their token.
CREATE TABLE runs (
    in_set BIGINT NOT NULL REFERENCES sets (number),
    number INTEGER NOT NULL,
    token TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (in_set, number),
    UNIQUE (in_set, token)
);
