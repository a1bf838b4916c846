-- Whoever a class or a learner is: how strictly readings are judged, and which language they grew up with. Null: what is chosen above,
-- which is the class for a learner and the settings for a class or a learner without one.
ALTER TABLE school_class ADD COLUMN strictness TEXT;
ALTER TABLE school_class ADD COLUMN first_language TEXT;
ALTER TABLE learner ADD COLUMN strictness TEXT;
ALTER TABLE learner ADD COLUMN first_language TEXT;

-- A word is counted as right only if none of its sounds was judged wrong. The answers themselves stay as they are.
UPDATE word_score SET score = 69
WHERE score >= 70 AND EXISTS (
    SELECT 1 FROM missed_sound m
    WHERE m.result_id = word_score.result_id AND m.start >= word_score.start - 0.001 AND m."end" <= word_score."end" + 0.001);

-- The figure of a single word is all or nothing in an answer; its own score counts.
UPDATE score SET
    total = (SELECT w.score FROM word_score w WHERE w.result_id = score.result_id),
    pronunciation = (SELECT w.score FROM word_score w WHERE w.result_id = score.result_id)
        * CASE scale WHEN 'FIFTY_TO_SEVENTY' THEN 0.2 ELSE 1 END + CASE scale WHEN 'FIFTY_TO_SEVENTY' THEN 50 ELSE 0 END
WHERE (SELECT count(*) FROM word_score w WHERE w.result_id = score.result_id) = 1;
