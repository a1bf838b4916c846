-- How words are said by the teacher's own word: IPA or a respelling, empty where it was taken back.
CREATE TABLE pronunciation (
    word TEXT PRIMARY KEY,
    said TEXT    NOT NULL,
    at   INTEGER NOT NULL
) WITHOUT ROWID;
