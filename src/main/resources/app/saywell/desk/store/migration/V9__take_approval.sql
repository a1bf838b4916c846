-- What is found in a take stands in its row since V7. Here is only when somebody decided to send a poor one all the same.
CREATE TABLE take_approval (
    take_id     INTEGER PRIMARY KEY REFERENCES take (id) ON DELETE CASCADE,
    approved_at INTEGER NOT NULL
);

INSERT INTO take_approval (take_id, approved_at)
SELECT take_id, approved_at FROM take_check WHERE approved_at IS NOT NULL;

DROP TABLE take_check;
