-- What a person's results come to, so that a look needs not go through all of them. Counted: whether the result is in it. Revision: how often
-- it was added to, by which two that count at once know of each other.
CREATE TABLE sums (
    person TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
ALTER TABLE results ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX results_by_time ON results (person, at, number, match, deal);
CREATE INDEX results_to_count ON results (person, at, number, match, deal) WHERE NOT counted;

-- Keys on their way to another device, by the hash of the code for each, and sealed by that code, which is not kept. Expires: in seconds
-- since 1970.
CREATE TABLE carried (
    code TEXT PRIMARY KEY,
    person TEXT NOT NULL UNIQUE,
    sealed TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
