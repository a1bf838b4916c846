-- What a teacher says a reader did with a word (omission, insertion, self-correction), and the mark of an earlier result of the same take
-- that a mark carries on after the take was scored again.
ALTER TABLE mark ADD COLUMN miscue TEXT;
ALTER TABLE mark ADD COLUMN origin INTEGER;
