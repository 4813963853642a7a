-- The match whose deals a set has, by its table and its number there. Who sat at that table, or has played those deals in another set, knows them.
ALTER TABLE sets ADD COLUMN of_table TEXT;
ALTER TABLE sets ADD COLUMN of_match INTEGER;
CREATE INDEX sets_of_match ON sets (of_table, of_match) WHERE of_table IS NOT NULL;

-- No set that closes looks any more at what is under way.
DROP INDEX run_deals_under_way;
