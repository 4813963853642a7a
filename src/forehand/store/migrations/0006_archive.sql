-- Events of tables that nobody has used for long, compressed: a part of a table's log is a row, with the version of its last event.
CREATE TABLE archive (
    number INTEGER NOT NULL REFERENCES tables (number),
    through INTEGER NOT NULL,
    packed BLOB NOT NULL,
    PRIMARY KEY (number, through)
);

-- Archived: through which version the table's events are in the archive. Seen: by how long the server had run when somebody was there
-- last, also of a table that is over; NULL: nothing of it is to be archived. Those of an older file count from the moment of this change.
ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN seen INTEGER;
UPDATE tables SET seen = (SELECT seconds FROM running);
CREATE INDEX tables_by_sight ON tables (seen);

-- What is in the archive is not written a second time, though the key of the events knows it no more.
CREATE TRIGGER events_once BEFORE INSERT ON events
WHEN NEW.version <= (SELECT archived FROM tables WHERE number = NEW.number)
BEGIN
    SELECT RAISE(ABORT, 'the event is in the archive');
END;
