-- The use of a table is told by how long the server had run, in seconds, so that a clock that is wrong, or a server that is off
-- for long, closes no table. NULL: it is over. Those of an older file count from the moment of this change.
CREATE TABLE running (seconds INTEGER NOT NULL);
INSERT INTO running VALUES (0);
DROP INDEX tables_by_use;
ALTER TABLE tables DROP COLUMN used;
ALTER TABLE tables ADD COLUMN used INTEGER;
UPDATE tables SET used = 0;
CREATE INDEX tables_by_use ON tables (used);
