-- Where somebody moved the boundaries of words and sounds by hand. The result itself stays as the service gave it.
CREATE TABLE moved_boundaries (
    result_id  INTEGER PRIMARY KEY REFERENCES result (id) ON DELETE CASCADE,
    components TEXT    NOT NULL,
    at         INTEGER NOT NULL
);
