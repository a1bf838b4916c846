-- How learners thought a take of theirs was, said before they saw what the machine says.
CREATE TABLE own_rating (
    take_id INTEGER PRIMARY KEY REFERENCES take (id) ON DELETE CASCADE,
    rating  TEXT    NOT NULL CHECK (rating IN ('GOOD', 'NEARLY', 'WORK')),
    at      INTEGER NOT NULL
);

-- Whether the learners of a class are asked for it.
ALTER TABLE school_class ADD COLUMN asks_rating INTEGER NOT NULL DEFAULT 0;
