package app.saywell.desk.store.take;

import app.saywell.desk.store.database.LibraryDatabase;
import java.time.Instant;
import java.util.List;

/// Reads the words that a learner has spoken.
public final class SpokenWordStore {
    private final LibraryDatabase database;

    public SpokenWordStore(LibraryDatabase database) {
        this.database = database;
    }

    /// A word of a take, from its newest result.
    public record ScoredWord(String word, double score, Instant recordedAt, long sentenceId) {}

    /// The words of a learner's takes, oldest first. Takes in the bin are left out.
    public List<ScoredWord> findByLearner(long learnerId) {
        return database.read(handle -> handle.select("""
            SELECT w.word, w.score, t.recorded_at, t.sentence_id FROM take t
            JOIN word_score w ON w.result_id =
                (SELECT max(result_id) FROM score WHERE take_id = t.id)
            WHERE t.learner_id = ? AND t.deleted_at IS NULL
            ORDER BY t.recorded_at, t.id, w.position
            """, learnerId)
                .map((rs, ctx) -> new ScoredWord(
                        rs.getString("word"),
                        rs.getDouble("score"),
                        Instant.ofEpochMilli(rs.getLong("recorded_at")),
                        rs.getLong("sentence_id")))
                .list());
    }

    /// A sound that was missed in a take.
    ///
    /// @param heard the other sound that was heard; empty if unknown
    public record MissedSound(String expected, String heard, String word, long takeId) {
        /// An unclear sound is heard as itself: that names no other sound.
        public MissedSound {
            heard = heard.equals(expected) ? "" : heard;
        }
    }

    /// Sounds missed in a learner's takes since a time, from the newest result of each, oldest
    /// first. Takes in the bin are left out.
    public List<MissedSound> findMissedSounds(long learnerId, Instant since) {
        return database.read(handle -> handle.select("""
            SELECT m.expected, m.heard, m.word, t.id FROM take t
            JOIN missed_sound m ON m.result_id =
                (SELECT max(result_id) FROM score WHERE take_id = t.id)
            WHERE t.learner_id = ? AND t.deleted_at IS NULL
                AND t.recorded_at >= ?
            ORDER BY t.recorded_at, t.id, m.position
            """, learnerId, since.toEpochMilli())
                .map((rs, ctx) -> new MissedSound(rs.getString(1), rs.getString(2), rs.getString(3), rs.getLong(4)))
                .list());
    }

    /// A take and when it was recorded.
    public record RecordedTake(long takeId, Instant recordedAt) {}

    /// When a learner's takes were recorded, oldest first. Imported files are left out, because
    /// their time says nothing about when the learner practised, and so are silent takes.
    public List<RecordedTake> findRecordings(long learnerId) {
        return database.read(handle -> handle.select("""
            SELECT id, recorded_at FROM take
            WHERE learner_id = ? AND deleted_at IS NULL AND source <> 'IMPORTED'
                AND (quality IS NULL OR quality NOT LIKE ?)
            ORDER BY recorded_at
            """, learnerId, TakeQualityText.SILENT_PATTERN)
                .map((rs, ctx) -> new RecordedTake(rs.getLong(1), Instant.ofEpochMilli(rs.getLong(2))))
                .list());
    }
}
