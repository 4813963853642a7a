-- When a table was last used, in seconds since 1970. Those of an older file count from the moment of this change.
ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET used = strftime('%s', 'now');
CREATE INDEX tables_by_use ON tables (used);
