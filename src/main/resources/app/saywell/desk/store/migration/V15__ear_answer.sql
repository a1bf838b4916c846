-- What learners answered in ear training: in which set of words, which of them was said and which was chosen (from 0), by which voice and
-- at which level of difficulty.
CREATE TABLE ear_answer (
    id         INTEGER PRIMARY KEY,
    learner_id INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    contrast   TEXT    NOT NULL,
    words      TEXT    NOT NULL,
    said       INTEGER NOT NULL,
    chosen     INTEGER NOT NULL,
    voice      TEXT    NOT NULL,
    level      INTEGER NOT NULL,
    at         INTEGER NOT NULL
);
CREATE INDEX ear_answer_by_learner ON ear_answer (learner_id, at);
