-- Whether this library is encrypted, and by which key. No row: it is not. columns_sealed tells of the columns of this very file; the
-- phase tells of the whole data folder, where single files say themselves whether they are encrypted.
CREATE TABLE encryption (
    id             INTEGER PRIMARY KEY CHECK (id = 1),
    phase          TEXT    NOT NULL CHECK (phase IN ('ENCRYPTING', 'ENCRYPTED', 'DECRYPTING')),
    columns_sealed INTEGER NOT NULL CHECK (columns_sealed IN (0, 1)),
    key_check      TEXT    NOT NULL
);
