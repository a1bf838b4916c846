-- A learner's self-rating has the name that the glossary gives it.
ALTER TABLE own_rating RENAME TO self_rating;
