-- Shares: others may have a lease beside this one, since they speak with each other; a lease that does not is the only one. Reached:
-- whether this server could speak with the others when it last renewed.
ALTER TABLE nodes ADD COLUMN shares BOOLEAN NOT NULL DEFAULT FALSE, ADD COLUMN reached BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX tables_by_owner ON tables (owner);

-- What the servers of this database call themselves where those of others may be heard.
CREATE TABLE town (name TEXT NOT NULL);
INSERT INTO town SELECT replace(gen_random_uuid()::TEXT, '-', '');
