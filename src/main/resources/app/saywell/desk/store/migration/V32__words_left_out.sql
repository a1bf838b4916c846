-- Whether a word was left out by the reader, as the service or the teacher says: it has no score and not one sound. Such a word is wrong, and no
-- word to be taught or repeated.
ALTER TABLE word_score ADD COLUMN left_out INTEGER NOT NULL DEFAULT 0;
UPDATE word_score SET left_out = 1
WHERE score = 0 AND NOT EXISTS (
    SELECT 1 FROM missed_sound m
    WHERE m.result_id = word_score.result_id AND m.start >= word_score.start - 0.001 AND m."end" <= word_score."end" + 0.001);
