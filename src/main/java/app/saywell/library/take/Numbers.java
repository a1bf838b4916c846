package app.saywell.library.take;

import app.saywell.speech.Dimension;
import app.saywell.speech.Feedback;
import app.saywell.speech.Judgement;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// Draws the numbers of a result out of its text, for lists, grids and charts.
final class Numbers {
    private Numbers() {}

    static void insert(Handle handle, Result result) {
        Judgement judgement = result.judgement();
        handle.execute(
                "INSERT INTO score (result_id, take_id, scale, pronunciation, total) VALUES"
                        + " (?,?,?,?,?)",
                result.id(),
                result.takeId(),
                result.scale().name(),
                judgement.feedback().pronunciation().score(),
                total(judgement.feedback()));
        insertWords(handle, result.id(), judgement);
        insertMissedSounds(handle, result.id(), judgement);
    }

    /// The same again, after boundaries were moved; the scores are what they were.
    static void redraw(Handle handle, Result result) {
        handle.execute("DELETE FROM word_score WHERE result_id = ?", result.id());
        handle.execute("DELETE FROM missed_sound WHERE result_id = ?", result.id());
        Judgement judgement = result.judgement();
        insertWords(handle, result.id(), judgement);
        insertMissedSounds(handle, result.id(), judgement);
    }

    private static void insertWords(Handle handle, long resultId, Judgement judgement) {
        var batch = handle.prepareBatch("INSERT INTO word_score VALUES (?, ?, ?, ?, ?, ?)");
        int position = 0;
        for (Word word : judgement.words()) {
            batch.add(resultId, position++, word.word(), word.score(), word.start(), word.end());
        }
        if (position > 0) {
            batch.execute();
        }
    }

    private static void insertMissedSounds(Handle handle, long resultId, Judgement judgement) {
        var batch = handle.prepareBatch("INSERT INTO missed_sound VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
        int position = 0;
        int missed = 0;
        for (Word word : judgement.words()) {
            for (Phoneme sound : word.phonemes()) {
                if (!sound.correct()) {
                    missed++;
                    batch.add(
                            resultId,
                            position,
                            word.word(),
                            sound.phoneme(),
                            sound.userPhoneme() == null ? "" : sound.userPhoneme(),
                            sound.score(),
                            sound.start(),
                            sound.end());
                }
                position++;
            }
        }
        if (missed > 0) {
            batch.execute();
        }
    }

    private static double total(Feedback feedback) {
        return feedback.pronunciation().score()
                + score(feedback.stress())
                + score(feedback.pause())
                + score(feedback.speed());
    }

    private static double score(@Nullable Dimension dimension) {
        return dimension == null ? 0 : dimension.score();
    }
}
