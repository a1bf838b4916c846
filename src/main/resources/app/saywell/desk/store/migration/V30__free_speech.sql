-- Speaking without a text. Tasks that were written here; and what learners said to a task, with what the services answered as JSON
-- (empty before they were asked).
CREATE TABLE speaking_task (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    title      TEXT    NOT NULL,
    prompt     TEXT    NOT NULL,
    created_at INTEGER NOT NULL
);
CREATE TABLE free_speech (
    id          INTEGER PRIMARY KEY,
    learner_id  INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    task        TEXT    NOT NULL,
    prompt      TEXT    NOT NULL,
    hash        TEXT    NOT NULL REFERENCES recording (hash),
    recorded_at INTEGER NOT NULL,
    answers     TEXT    NOT NULL
);
CREATE INDEX free_speech_by_learner ON free_speech (learner_id, recorded_at);
CREATE INDEX free_speech_by_recording ON free_speech (hash);
