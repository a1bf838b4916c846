-- The key pair of a class, as long as its recordings are kept. What is handed in is encrypted to the public point, and the private key alone opens it.
CREATE TABLE class_key (
    key_id        TEXT    PRIMARY KEY CHECK (length(key_id) = 32),
    class_id      INTEGER NOT NULL UNIQUE REFERENCES school_class (id) ON DELETE CASCADE,
    public_point  BLOB    NOT NULL CHECK (length(public_point) = 65),
    private_pkcs8 BLOB    NOT NULL,
    created_at    INTEGER NOT NULL
);

-- A lesson that was given to a class to be recorded at home. personal: one file for each learner.
CREATE TABLE homework (
    id         TEXT    PRIMARY KEY CHECK (length(id) = 36),
    class_id   INTEGER NOT NULL REFERENCES school_class (id) ON DELETE CASCADE,
    lesson_id  INTEGER NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    due_on     TEXT,
    personal   INTEGER NOT NULL
);
CREATE INDEX homework_by_class ON homework (class_id, lesson_id);

-- Files that were handed in, by the SHA-256 of the whole file, so that the same file changes nothing the second time.
CREATE TABLE homework_hand_in (
    digest      TEXT    PRIMARY KEY CHECK (length(digest) = 64),
    homework_id TEXT    NOT NULL REFERENCES homework (id) ON DELETE CASCADE,
    learner_id  INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    hand_in     TEXT    NOT NULL,
    received_at INTEGER NOT NULL
);
CREATE INDEX hand_in_by_homework ON homework_hand_in (homework_id, learner_id);

-- Takes that were handed in, by the SHA-256 of the recording as the learner's device made it. A take with a row was recorded at home.
CREATE TABLE homework_take (
    take_id     INTEGER PRIMARY KEY REFERENCES take (id) ON DELETE CASCADE,
    homework_id TEXT    NOT NULL REFERENCES homework (id) ON DELETE CASCADE,
    sha256      TEXT    NOT NULL CHECK (length(sha256) = 64)
);
CREATE INDEX homework_take_by_homework ON homework_take (homework_id);

-- Whether a consent includes homework. Consents from before allow what they allowed: to record.
ALTER TABLE learner ADD COLUMN homework_allowed INTEGER NOT NULL DEFAULT 1;
ALTER TABLE consent_given ADD COLUMN homework_allowed INTEGER NOT NULL DEFAULT 1;
