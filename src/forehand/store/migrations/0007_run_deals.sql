-- What has become of each deal in each person's way through a set, a row each: a look reads those that it shows, and what two keep at
-- once are two rows. At_table: where it is played, once it is begun. Points, and the whole result: once it is over.
ALTER TABLE runs ADD COLUMN name TEXT NOT NULL DEFAULT '';
UPDATE runs SET name = coalesce(json_extract(body, '$.name'), '');
CREATE TABLE run_deals (
    in_set INTEGER NOT NULL,
    run INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    at_table TEXT,
    points INTEGER,
    result TEXT,
    PRIMARY KEY (in_set, run, deal),
    FOREIGN KEY (in_set, run) REFERENCES runs (in_set, number)
) WITHOUT ROWID;
INSERT INTO run_deals
SELECT
    in_set,
    runs.number,
    planned.key + 1,
    tables.name,
    json_extract(body, '$.results[' || planned.key || '].points'),
    json_extract(body, '$.results[' || planned.key || ']')
FROM runs, json_each(body, '$.tables') AS planned LEFT JOIN tables ON tables.name = planned.value;
ALTER TABLE runs DROP COLUMN body;
CREATE INDEX run_deals_best_first ON run_deals (in_set, deal, points DESC, run) WHERE points IS NOT NULL;
CREATE INDEX run_deals_unfinished ON run_deals (in_set, deal, run) WHERE points IS NULL;
CREATE INDEX run_deals_under_way ON run_deals (in_set, run, deal) WHERE points IS NULL AND at_table IS NOT NULL;
