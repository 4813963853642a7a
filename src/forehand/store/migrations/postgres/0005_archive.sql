-- Events of tables that nobody has used for long, compressed: a part of a table's log is a row, with the version of its last event.
CREATE TABLE archive (
    number BIGINT NOT NULL REFERENCES tables (number),
    through INTEGER NOT NULL,
    packed BYTEA NOT NULL,
    PRIMARY KEY (number, through)
);
ALTER TABLE archive ALTER COLUMN packed SET STORAGE EXTERNAL; -- it is compressed already

-- Archived: through which version the table's events are in the archive. Seen: by how long the servers had run when somebody was there
-- last, also of a table that is over; NULL: nothing of it is to be archived. Those of an older database count from the moment of this
-- change.
ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0, ADD COLUMN seen BIGINT;
UPDATE tables SET seen = seconds FROM running;
CREATE INDEX tables_by_sight ON tables (seen);
