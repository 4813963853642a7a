-- Who wants kept what deals bring them: a person, known by the hash of their key, who is `who` at the table. Through: the version
-- up to which that table's deals have been kept for them.
CREATE TABLE keeping (
    number BIGINT NOT NULL REFERENCES tables (number),
    who INTEGER NOT NULL,
    person TEXT NOT NULL,
    through INTEGER NOT NULL,
    PRIMARY KEY (number, who)
);
CREATE INDEX keeping_by_person ON keeping (person);

-- What a deal brought a person. At: when it was over, in seconds since 1970.
CREATE TABLE results (
    person TEXT NOT NULL,
    number BIGINT NOT NULL REFERENCES tables (number),
    match INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (person, number, match, deal)
);
