package app.saywell.desk.store.take;

import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.TimePeriod;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.school.take.TakeSummary;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.speech.ScoreScale;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/// Reads the data of a whole class in one query.
public final class ClassGridStore {
    // The newest result of the best take of each learner and sentence, else of the newest take. A grade that
    // a teacher gave to a take without a result counts like one.
    private static final String SELECT_TAKES = """
        WITH kept AS (
            SELECT t.id, t.sentence_id, t.learner_id, t.recorded_at, t.best, t.number, t.source,
                w.state, (SELECT value FROM grade WHERE take_id = t.id) AS grade,
                (SELECT max(result_id) FROM score WHERE take_id = t.id) AS result_id
        """;
    // CROSS JOIN fixes the join order. Without it SQLite reads every take of every learner.
    private static final String FROM_ONE_LESSON = """
            FROM learner l
            CROSS JOIN sentence s ON s.lesson_id = ?
            CROSS JOIN take t ON t.learner_id = l.id AND t.sentence_id = s.id
        """;
    private static final String FROM_ALL_LESSONS = """
            FROM learner l
            JOIN take t ON t.learner_id = l.id
            JOIN sentence s ON s.id = t.sentence_id
        """;
    private static final String RANKED_TAKES = """
            LEFT JOIN waiting w ON w.take_id = t.id
            WHERE l.class_id IS ? AND l.deleted_at IS NULL AND t.deleted_at IS NULL
                AND s.deleted_at IS NULL AND t.recorded_at >= ? AND t.recorded_at < ?),
        ranked AS (
            SELECT *,
                count(*) OVER (PARTITION BY sentence_id, learner_id) AS takes,
                max(state) OVER (PARTITION BY sentence_id, learner_id) AS any_state,
                row_number() OVER (PARTITION BY sentence_id, learner_id
                    ORDER BY result_id IS NULL AND grade IS NULL, best DESC, number DESC) AS place
            FROM kept)
        """;

    private final LibraryDatabase database;

    public ClassGridStore(LibraryDatabase database) {
        this.database = database;
    }

    /// The takes of a learner for a sentence, and whether one of them is in the scoring queue.
    ///
    /// @param queueState of any of them
    /// @param counted the take that counts; empty without takes
    public record GridCell(
            Take.TakeOwner owner,
            TakeSummary summary,
            Optional<QueuedTake.QueueState> queueState,
            Optional<CountedTake> counted) {
        /// A cell without takes.
        public static GridCell empty(Take.TakeOwner owner) {
            return new GridCell(owner, new TakeSummary(0, Optional.empty()), Optional.empty(), Optional.empty());
        }

        /// What a teacher gave to the take that counts where no service gave it a score, 0 to 100.
        public Optional<Double> unscoredGrade() {
            return summary.score().isPresent() ? Optional.empty() : counted.flatMap(CountedTake::grade);
        }

        /// Whether the take that counts was recorded at home.
        public boolean isFromHome() {
            return counted.filter(take -> take.source() == Take.TakeSource.HANDED_IN)
                    .isPresent();
        }
    }

    /// The take of a cell that counts.
    ///
    /// @param grade 0 to 100
    public record CountedTake(long id, Take.TakeSource source, Optional<Double> grade) {}

    /// Where in a take a sound or word was missed.
    public record MissedClip(long takeId, double start, double end) {}

    /// A missed sound (another one was heard, or it was unclear), or a missed word.
    ///
    /// @param expected the expected sound, or the word
    /// @param heard the other sound that was heard; empty for words, and if unknown
    public record ClassMiss(String expected, String heard, String word, long learnerId, MissedClip clip) {
        /// An unclear sound is heard as itself: that names no other sound.
        public ClassMiss {
            heard = heard.equals(expected) ? "" : heard;
        }
    }

    /// The cells of a class and lesson that have takes.
    public List<GridCell> findCells(long classId, long lessonId) {
        return findCells(classId, lessonId, TimePeriod.ALWAYS);
    }

    /// As above, with only the takes of a period.
    ///
    /// @param classId 0 for learners without a class
    public List<GridCell> findCells(long classId, long lessonId, TimePeriod period) {
        return database.read(handle -> queryRankedTakes(
                        handle, classId, lessonId, period, """
                            SELECT r.*, c.scale, c.pronunciation, c.total, %s, %s
                            FROM ranked r
                            LEFT JOIN score c ON c.result_id = r.result_id
                            LEFT JOIN result o ON o.id = r.result_id
                            WHERE r.place = 1
                            """.formatted(ScoreStore.ONE_WORD, ScoreStore.ENGINE))
                .map((rs, ctx) -> readCell(rs))
                .list());
    }

    /// Sounds missed in the newest results of a class, in one lesson, or in all if `lessonId` is 0.
    public List<ClassMiss> findMissedSounds(long classId, long lessonId) {
        return queryMisses(classId, lessonId, """
            SELECT r.learner_id, r.id, m.expected, m.heard, m.word, m.start, m."end" FROM ranked r
            JOIN missed_sound m ON m.result_id = r.result_id WHERE r.place = 1
            """);
    }

    /// Words said and missed in the newest results of a class, in one lesson, or in all if `lessonId` is 0. A word
    /// that the reader left out is not among them.
    ///
    /// @param threshold words with a lower score count as missed
    public List<ClassMiss> findMissedWords(long classId, long lessonId, double threshold) {
        return queryMisses(classId, lessonId, """
            SELECT r.learner_id, r.id, m.word AS expected, '' AS heard, m.word, m.start, m."end"
            FROM ranked r JOIN word_score m ON m.result_id = r.result_id
            WHERE r.place = 1 AND NOT m.left_out AND m.score <
            """ + threshold);
    }

    private List<ClassMiss> queryMisses(long classId, long lessonId, String query) {
        return database.read(handle -> queryRankedTakes(handle, classId, lessonId, TimePeriod.ALWAYS, query)
                .map((rs, ctx) -> new ClassMiss(
                        rs.getString("expected"),
                        rs.getString("heard"),
                        rs.getString("word"),
                        rs.getLong("learner_id"),
                        new MissedClip(rs.getLong("id"), rs.getDouble("start"), rs.getDouble("end"))))
                .list());
    }

    // One lesson is read by the index on sentences, all lessons by the index on takes.
    private static Query queryRankedTakes(Handle handle, long classId, long lessonId, TimePeriod period, String query) {
        Long classIdOrNull = classId == 0 ? null : classId;
        long from = period.from().toEpochMilli();
        long until = period.until().toEpochMilli();
        return lessonId == 0
                ? handle.select(SELECT_TAKES + FROM_ALL_LESSONS + RANKED_TAKES + query, classIdOrNull, from, until)
                : handle.select(
                        SELECT_TAKES + FROM_ONE_LESSON + RANKED_TAKES + query, lessonId, classIdOrNull, from, until);
    }

    private static GridCell readCell(ResultSet row) throws SQLException {
        Optional<TakeScore> score = Optional.empty();
        if (row.getString("scale") != null) {
            score = Optional.of(new TakeScore(
                    row.getLong("result_id"),
                    row.getLong("id"),
                    ScoreScale.valueOf(row.getString("scale")),
                    row.getDouble("pronunciation"),
                    row.getDouble("total"),
                    row.getBoolean("one_word"),
                    false,
                    Instant.ofEpochMilli(row.getLong("recorded_at")),
                    row.getString("engine")));
        }
        return new GridCell(
                new Take.TakeOwner(row.getLong("sentence_id"), row.getLong("learner_id")),
                new TakeSummary(row.getInt("takes"), score),
                Optional.ofNullable(row.getString("any_state")).map(QueuedTake.QueueState::valueOf),
                Optional.of(new CountedTake(
                        row.getLong("id"),
                        Take.TakeSource.valueOf(row.getString("source")),
                        Optional.ofNullable(row.getObject("grade")).map(grade -> ((Number) grade).doubleValue()))));
    }
}
