-- Times are milliseconds since 1970-01-01T00:00Z, days are ISO dates, money is millionths of a US dollar.
-- What is deleted keeps its row with the time of deletion until it is erased.

CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE recording (
    hash      TEXT PRIMARY KEY CHECK (length(hash) = 64),
    extension TEXT NOT NULL CHECK (extension IN ('wav', 'mp3')),
    seconds   REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE lesson (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    title       TEXT    NOT NULL,
    description TEXT    NOT NULL,
    position    INTEGER NOT NULL,
    deleted_at  INTEGER
);

CREATE TABLE sentence (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    lesson_id  INTEGER NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
    text       TEXT    NOT NULL,
    meaning    TEXT    NOT NULL,
    position   INTEGER NOT NULL,
    deleted_at INTEGER
);
CREATE INDEX sentence_by_lesson ON sentence (lesson_id, position);

CREATE TABLE reading (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    sentence_id INTEGER NOT NULL REFERENCES sentence (id) ON DELETE CASCADE,
    hash        TEXT    NOT NULL REFERENCES recording (hash),
    speaker     TEXT    NOT NULL,
    accent      TEXT    NOT NULL,
    model       INTEGER NOT NULL DEFAULT 0,
    deleted_at  INTEGER
);
CREATE UNIQUE INDEX one_model_a_sentence ON reading (sentence_id) WHERE model = 1 AND deleted_at IS NULL;
CREATE INDEX reading_by_sentence ON reading (sentence_id);
CREATE INDEX reading_by_recording ON reading (hash);

-- The answer belongs to the reading and to the text that was sent with it.
CREATE TABLE analysis (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    reading_id    INTEGER NOT NULL REFERENCES reading (id) ON DELETE CASCADE,
    text          TEXT    NOT NULL,
    answer        TEXT    NOT NULL,
    components    TEXT    NOT NULL,
    service       TEXT    NOT NULL,
    engine        TEXT    NOT NULL,
    micro_dollars INTEGER NOT NULL,
    at            INTEGER NOT NULL
);
CREATE INDEX analysis_by_reading ON analysis (reading_id, text);

CREATE TABLE school_class (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    name       TEXT NOT NULL,
    nearly     REAL NOT NULL,
    good       REAL NOT NULL,
    erase_on   TEXT,
    deleted_at INTEGER
);

CREATE TABLE learner (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    name       TEXT    NOT NULL,
    number     TEXT    NOT NULL,
    class_id   INTEGER REFERENCES school_class (id),
    position   INTEGER NOT NULL,
    consent    TEXT    NOT NULL CHECK (consent IN ('NONE', 'THIS_COMPUTER', 'HOSTED')),
    deleted_at INTEGER
);
CREATE INDEX learner_by_class ON learner (class_id, position);

-- Every change of consent, so that one can say who agreed to what, when and how.
CREATE TABLE consent_given (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    learner_id INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    consent    TEXT    NOT NULL,
    given_by   TEXT    NOT NULL,
    how        TEXT    NOT NULL,
    at         INTEGER NOT NULL
);
CREATE INDEX consent_by_learner ON consent_given (learner_id);

CREATE TABLE take (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    sentence_id INTEGER NOT NULL REFERENCES sentence (id),
    learner_id  INTEGER NOT NULL REFERENCES learner (id),
    hash        TEXT    NOT NULL REFERENCES recording (hash),
    number      INTEGER NOT NULL,
    recorded_at INTEGER NOT NULL,
    device      TEXT    NOT NULL,
    source      TEXT    NOT NULL,
    best        INTEGER NOT NULL DEFAULT 0,
    deleted_at  INTEGER,
    UNIQUE (sentence_id, learner_id, number)
);
CREATE INDEX take_by_learner ON take (learner_id, sentence_id);
CREATE INDEX take_by_recording ON take (hash);
CREATE INDEX take_in_bin ON take (deleted_at) WHERE deleted_at IS NOT NULL;

-- Never updated: what the service said of a take, byte for byte, and what it was asked.
CREATE TABLE result (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    take_id       INTEGER NOT NULL REFERENCES take (id) ON DELETE CASCADE,
    endpoint      TEXT    NOT NULL,
    text          TEXT    NOT NULL,
    language      TEXT    NOT NULL,
    reading_id    INTEGER REFERENCES reading (id) ON DELETE SET NULL,
    json          TEXT    NOT NULL,
    service       TEXT    NOT NULL,
    engine        TEXT    NOT NULL,
    micro_dollars INTEGER NOT NULL,
    at            INTEGER NOT NULL
);
CREATE INDEX result_by_take ON result (take_id, id);

-- Drawn from the result when it is stored, so that lists, grids and charts need not read its text.
CREATE TABLE score (
    result_id     INTEGER PRIMARY KEY REFERENCES result (id) ON DELETE CASCADE,
    take_id       INTEGER NOT NULL REFERENCES take (id) ON DELETE CASCADE,
    scale         TEXT    NOT NULL,
    pronunciation REAL    NOT NULL,
    total         REAL    NOT NULL
);
CREATE INDEX score_by_take ON score (take_id, result_id);

CREATE TABLE word_score (
    result_id INTEGER NOT NULL REFERENCES result (id) ON DELETE CASCADE,
    position  INTEGER NOT NULL,
    word      TEXT    NOT NULL,
    score     REAL    NOT NULL,
    start     REAL    NOT NULL,
    "end"     REAL    NOT NULL,
    PRIMARY KEY (result_id, position)
) WITHOUT ROWID;

-- Only the sounds that were judged wrong.
CREATE TABLE missed_sound (
    result_id INTEGER NOT NULL REFERENCES result (id) ON DELETE CASCADE,
    position  INTEGER NOT NULL,
    word      TEXT    NOT NULL,
    expected  TEXT    NOT NULL,
    heard     TEXT    NOT NULL,
    score     REAL    NOT NULL,
    start     REAL    NOT NULL,
    "end"     REAL    NOT NULL,
    PRIMARY KEY (result_id, position)
) WITHOUT ROWID;

-- The layers beside a result: a teacher's judgement and a learner's own.
CREATE TABLE mark (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    result_id  INTEGER NOT NULL REFERENCES result (id) ON DELETE CASCADE,
    layer      TEXT    NOT NULL,
    target     TEXT    NOT NULL,
    component  INTEGER NOT NULL,
    part       INTEGER NOT NULL,
    value      REAL    NOT NULL,
    reason     TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    deleted_at INTEGER
);
CREATE INDEX mark_by_result ON mark (result_id);

-- A number that a teacher chose to give; nothing else fills this table.
CREATE TABLE grade (
    take_id INTEGER PRIMARY KEY REFERENCES take (id) ON DELETE CASCADE,
    value   REAL    NOT NULL,
    at      INTEGER NOT NULL
);

CREATE TABLE assignment (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    class_id   INTEGER NOT NULL REFERENCES school_class (id) ON DELETE CASCADE,
    lesson_id  INTEGER NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
    due_on     TEXT,
    deleted_at INTEGER
);
CREATE INDEX assignment_by_class ON assignment (class_id);

-- Takes that wait to be judged. A row goes when its result is stored.
CREATE TABLE waiting (
    take_id  INTEGER PRIMARY KEY REFERENCES take (id) ON DELETE CASCADE,
    service  TEXT    NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('WAITING', 'RUNNING', 'FAILED', 'UNKNOWN')),
    failure  TEXT    NOT NULL,
    added_at INTEGER NOT NULL
);

-- Answers that were paid for, by the question they answer. audio_digest is that of the audio as it was sent.
CREATE TABLE answer (
    digest       TEXT PRIMARY KEY,
    audio_digest TEXT NOT NULL,
    service      TEXT NOT NULL,
    endpoint     TEXT NOT NULL,
    json         TEXT NOT NULL
);
CREATE INDEX answer_by_audio ON answer (audio_digest);

-- Every sending that may cost money, written before it leaves.
CREATE TABLE ledger (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    digest        TEXT    NOT NULL,
    audio_digest  TEXT    NOT NULL,
    service       TEXT    NOT NULL,
    endpoint      TEXT    NOT NULL,
    at            INTEGER NOT NULL,
    audio_millis  INTEGER NOT NULL,
    micro_dollars INTEGER NOT NULL,
    purpose       TEXT    NOT NULL,
    outcome       TEXT    NOT NULL
);
CREATE INDEX ledger_by_time ON ledger (at);
CREATE INDEX ledger_by_question ON ledger (digest);
CREATE INDEX ledger_by_audio ON ledger (audio_digest);
