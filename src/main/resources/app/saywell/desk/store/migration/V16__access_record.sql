-- Who did what with the data of learners on this computer, and when. Numbers only: what they named may be erased, and the line stays. 0
-- for a class or a learner: all of them, or none in particular.
CREATE TABLE access_record (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    at         INTEGER NOT NULL,
    person     TEXT    NOT NULL,
    action     TEXT    NOT NULL,
    class_id   INTEGER NOT NULL,
    learner_id INTEGER NOT NULL
);
CREATE INDEX access_record_by_time ON access_record (at);
