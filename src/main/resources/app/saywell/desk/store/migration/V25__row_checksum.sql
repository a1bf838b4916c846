-- A checksum for each row of the other tables, so that data that changed by itself is noticed. The program fills it, in
-- the transaction that changes the row.
CREATE TABLE row_checksum (
    table_name TEXT    NOT NULL,
    row_key            NOT NULL,
    checksum   INTEGER NOT NULL,
    PRIMARY KEY (table_name, row_key)
) WITHOUT ROWID;
