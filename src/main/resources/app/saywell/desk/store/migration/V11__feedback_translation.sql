-- The answer to the request of a result in another language. Only its texts are shown; the scores of the result count.
CREATE TABLE feedback_translation (
    result_id     INTEGER NOT NULL REFERENCES result (id) ON DELETE CASCADE,
    language      TEXT    NOT NULL,
    json          TEXT    NOT NULL,
    micro_dollars INTEGER NOT NULL,
    at            INTEGER NOT NULL,
    PRIMARY KEY (result_id, language)
) WITHOUT ROWID;
