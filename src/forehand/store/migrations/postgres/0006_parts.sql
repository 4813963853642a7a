-- Events lie in parts, by the numbers of their tables, which are counted in the order of their making: the events of a month or of 100,000
-- tables go away as a whole once all of them are archived. Number and version stay the key, over all parts. What there is becomes the
-- first part, as it lies; what comes for tables whose part is gone, the rest.
ALTER TABLE events RENAME TO events_0;
ALTER TABLE events_0 RENAME CONSTRAINT events_pkey TO events_0_pkey;
CREATE TABLE events (
    number BIGINT NOT NULL REFERENCES tables (number),
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (number, version)
) PARTITION BY RANGE (number);

-- Through: its last table; began: when the first was made in it.
CREATE TABLE parts (
    first BIGINT PRIMARY KEY,
    through BIGINT NOT NULL,
    began TIMESTAMPTZ
);

DO $$
DECLARE
    next BIGINT := (SELECT (coalesce(max(number), 0) / 100000 + 1) * 100000 FROM tables);
BEGIN
    EXECUTE format('ALTER TABLE events ATTACH PARTITION events_0 FOR VALUES FROM (MINVALUE) TO (%s)', next);
    INSERT INTO parts VALUES (0, next - 1);
END $$;
CREATE TABLE events_rest PARTITION OF events DEFAULT;
