-- Assessments: a rubric and equal conditions for the lesson of a class, and what raters gave. A rating is never changed: a later one of the
-- same rater for the same learner counts in its place, so that the table is the record of every change.
CREATE TABLE assessment (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    class_id   INTEGER NOT NULL REFERENCES school_class (id) ON DELETE CASCADE,
    lesson_id  INTEGER NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
    title      TEXT    NOT NULL,
    rubric     TEXT    NOT NULL,
    tries      INTEGER NOT NULL,
    seconds    INTEGER NOT NULL,
    microphone INTEGER NOT NULL,
    opened_at  INTEGER NOT NULL,
    closed_at  INTEGER
);
CREATE INDEX assessment_by_class ON assessment (class_id);

CREATE TABLE rating (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    assessment_id INTEGER NOT NULL REFERENCES assessment (id) ON DELETE CASCADE,
    learner_id    INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    rater         INTEGER NOT NULL,
    person        TEXT    NOT NULL,
    levels        TEXT    NOT NULL,
    at            INTEGER NOT NULL
);
CREATE INDEX rating_by_assessment ON rating (assessment_id, learner_id);
CREATE INDEX rating_by_learner ON rating (learner_id);
