-- The ten minutes of learners: what was planned on a day, which step is open (from 0), how many seconds it was open, and when its end was
-- seen. A step is its kind with the number of its trials or the ids of its sentences: 'EAR 10;SOUNDS 4,5,6'.
CREATE TABLE daily_session (
    id         INTEGER PRIMARY KEY,
    learner_id INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    started_at INTEGER NOT NULL,
    steps      TEXT    NOT NULL,
    step       INTEGER NOT NULL,
    seconds    INTEGER NOT NULL,
    ended_at   INTEGER
);
CREATE INDEX daily_session_by_learner ON daily_session (learner_id, started_at);
