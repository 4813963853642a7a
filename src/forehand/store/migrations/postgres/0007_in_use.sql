-- A table of which anything is not archived has been seen: from here on who stores an event sees to that.
UPDATE tables SET seen = seconds FROM running
WHERE seen IS NULL AND EXISTS (SELECT FROM events WHERE events.number = tables.number AND version > archived);
CREATE INDEX tables_in_use ON tables (number) WHERE seen IS NOT NULL;
