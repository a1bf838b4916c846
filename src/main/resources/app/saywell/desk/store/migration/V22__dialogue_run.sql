-- Dialogues that learners play: whose lines they say, and the ids of the sentences that were said so far, separated by commas.
CREATE TABLE dialogue_run (
    id         INTEGER PRIMARY KEY,
    learner_id INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    lesson_id  INTEGER NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
    role       TEXT    NOT NULL,
    started_at INTEGER NOT NULL,
    path       TEXT    NOT NULL,
    ended_at   INTEGER
);
CREATE INDEX dialogue_run_by_learner ON dialogue_run (learner_id, started_at);
