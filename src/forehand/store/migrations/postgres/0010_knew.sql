-- Whether they had seen the cards of the set's deals before they began: those of a match at which they sat.
ALTER TABLE runs ADD COLUMN knew BOOLEAN NOT NULL DEFAULT FALSE;
