-- What a transcription heard in a take; the newest one is kept.
CREATE TABLE heard_text (
    take_id       INTEGER PRIMARY KEY REFERENCES take (id) ON DELETE CASCADE,
    text          TEXT    NOT NULL,
    service       TEXT    NOT NULL,
    engine        TEXT    NOT NULL,
    micro_dollars INTEGER NOT NULL,
    at            INTEGER NOT NULL
);
