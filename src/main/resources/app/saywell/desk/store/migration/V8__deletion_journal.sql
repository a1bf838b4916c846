-- What an erasure still has to delete outside the database. Written in the transaction that deletes the rows, and carried on at every
-- start until it is done.
CREATE TABLE pending_deletion (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    kind   TEXT    NOT NULL CHECK (kind IN ('RECORDING', 'UNFINISHED', 'DERIVED_FILES', 'BACKUP_FOLDER')),
    target TEXT    NOT NULL,
    at     INTEGER NOT NULL
);
CREATE UNIQUE INDEX pending_deletion_once ON pending_deletion (kind, target);

-- Erasures whose certificate was not handed out yet. Holds no name.
CREATE TABLE erasure (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    learner_id INTEGER NOT NULL,
    number     TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    takes      INTEGER NOT NULL,
    results    INTEGER NOT NULL,
    recordings INTEGER NOT NULL
);

-- The digests of a recording in the forms in which it was sent, by which its stored answers are found.
CREATE TABLE sent_audio (
    hash   TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (hash, digest)
) WITHOUT ROWID;

INSERT OR IGNORE INTO sent_audio (hash, digest)
SELECT t.hash, a.audio_digest FROM answer a JOIN result r ON r.json = a.json JOIN take t ON t.id = r.take_id;

INSERT OR IGNORE INTO sent_audio (hash, digest)
SELECT g.hash, a.audio_digest FROM answer a JOIN analysis n ON n.answer = a.json JOIN reading g ON g.id = n.reading_id;

-- The opening of the library that wrote the file saywell.opening last. Another value in that file means that the database was exchanged.
CREATE TABLE opening (
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    token    TEXT NOT NULL,
    previous TEXT NOT NULL
);

-- Files that were found beside an exchanged database. They are never swept.
CREATE TABLE unclaimed_file (
    name TEXT PRIMARY KEY
) WITHOUT ROWID;

-- What was found in a take before it was sent, and when somebody decided to send it all the same.
CREATE TABLE take_check (
    take_id      INTEGER PRIMARY KEY REFERENCES take (id) ON DELETE CASCADE,
    level        TEXT NOT NULL,
    noise        TEXT NOT NULL,
    completeness TEXT NOT NULL,
    approved_at  INTEGER
);
