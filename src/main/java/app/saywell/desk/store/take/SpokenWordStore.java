package app.saywell.desk.store.take;

import app.saywell.desk.school.take.ScoreBand.ReadingEvidence;
import app.saywell.desk.store.database.LibraryDatabase;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Reads the words that a learner has spoken.
public final class SpokenWordStore {
    private final LibraryDatabase database;

    public SpokenWordStore(LibraryDatabase database) {
        this.database = database;
    }

    /// A word of a take, from its newest result.
    public record ScoredWord(String word, double score, Instant recordedAt, long sentenceId) {}

    /// The words that were said in a learner's takes, oldest first: none that the reader left out. Takes in the bin
    /// are left out.
    public List<ScoredWord> findByLearner(long learnerId) {
        return database.read(handle -> handle.select("""
            SELECT w.word, w.score, t.recorded_at, t.sentence_id FROM take t
            JOIN word_score w ON w.result_id =
                (SELECT max(result_id) FROM score WHERE take_id = t.id)
            WHERE t.learner_id = ? AND t.deleted_at IS NULL AND NOT w.left_out
            ORDER BY t.recorded_at, t.id, w.position
            """, learnerId)
                .map((rs, ctx) -> new ScoredWord(
                        rs.getString("word"),
                        rs.getDouble("score"),
                        Instant.ofEpochMilli(rs.getLong("recorded_at")),
                        rs.getLong("sentence_id")))
                .list());
    }

    /// What the bands of the scores of a class in a lesson follow from, by the newest result of each take. Takes in
    /// the bin are left out.
    public Map<Long, ReadingEvidence> evidenceByResult(long classId, long lessonId) {
        return database.read(handle -> handle
                .select("""
                    SELECT w.result_id, count(*), avg(w.score), sum(w."end" - w.start), max(w."end") - min(w.start)
                    FROM learner l
                    CROSS JOIN sentence s ON s.lesson_id = ?
                    CROSS JOIN take t ON t.learner_id = l.id AND t.sentence_id = s.id
                    JOIN word_score w ON w.result_id = (SELECT max(result_id) FROM score WHERE take_id = t.id)
                    WHERE l.class_id IS ? AND l.deleted_at IS NULL AND t.deleted_at IS NULL
                    GROUP BY w.result_id
                    """, lessonId, classId == 0 ? null : classId)
                .map((rs, ctx) ->
                        Map.entry(rs.getLong(1), new ReadingEvidence(rs.getInt(2), rs.getDouble(3), pauseShare(rs))))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    private static double pauseShare(ResultSet row) throws SQLException {
        double whole = row.getDouble(5);
        return whole > 0 ? Math.clamp(1 - row.getDouble(4) / whole, 0, 1) : 0;
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
