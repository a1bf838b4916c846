package app.saywell.desk.store.take;

import app.saywell.desk.school.take.ScoringResult;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.Word;
import org.jdbi.v3.core.Handle;

/// Extracts the scores of a result into tables for lists, grids and charts.
final class ScoreExtractor {
    private ScoreExtractor() {}

    static void insertScores(Handle handle, ScoringResult result) {
        PronunciationResult pronunciationResult = result.pronunciationResult();
        handle.execute(
                "INSERT INTO score (result_id, take_id, scale, pronunciation, total) VALUES" + " (?,?,?,?,?)",
                result.id(),
                result.takeId(),
                result.scale().name(),
                pronunciationResult.countedPronunciation(result.scale()),
                pronunciationResult.total());
        insertWords(handle, result.id(), pronunciationResult);
        insertMissedSounds(handle, result.id(), pronunciationResult);
    }

    /// Extracts everything again after boundaries were moved or the teacher marked something.
    static void refreshScores(Handle handle, ScoringResult result) {
        PronunciationResult pronunciationResult = result.pronunciationResult();
        handle.execute(
                "UPDATE score SET pronunciation = ?, total = ? WHERE result_id = ?",
                pronunciationResult.countedPronunciation(result.scale()),
                pronunciationResult.total(),
                result.id());
        handle.execute("DELETE FROM word_score WHERE result_id = ?", result.id());
        handle.execute("DELETE FROM missed_sound WHERE result_id = ?", result.id());
        insertWords(handle, result.id(), pronunciationResult);
        insertMissedSounds(handle, result.id(), pronunciationResult);
    }

    private static void insertWords(Handle handle, long resultId, PronunciationResult pronunciationResult) {
        var batch = handle.prepareBatch("INSERT INTO word_score VALUES (?, ?, seal(?), ?, ?, ?, ?)");
        int wordIndex = 0;
        for (Word word : pronunciationResult.words()) {
            batch.add(
                    resultId,
                    wordIndex++,
                    word.word(),
                    word.countedScore(),
                    word.start(),
                    word.end(),
                    word.isLeftOut());
        }
        if (wordIndex > 0) {
            batch.execute();
        }
    }

    private static void insertMissedSounds(Handle handle, long resultId, PronunciationResult pronunciationResult) {
        var batch =
                handle.prepareBatch("INSERT INTO missed_sound VALUES (?, ?, seal(?), seal(?), seal(?), ?, ?," + " ?)");
        int soundIndex = 0;
        int missedCount = 0;
        for (Word word : pronunciationResult.words()) {
            for (Phoneme sound : word.phonemes()) {
                if (!sound.correct()) {
                    missedCount++;
                    batch.add(
                            resultId,
                            soundIndex,
                            word.word(),
                            sound.phoneme(),
                            sound.wasSubstituted() ? sound.userPhoneme() : "",
                            sound.score(),
                            sound.start(),
                            sound.end());
                }
                soundIndex++;
            }
        }
        if (missedCount > 0) {
            batch.execute();
        }
    }
}
