package app.saywell.library.take;

import app.saywell.library.store.Database;

import java.time.Instant;
import java.util.List;

/// Looks up every word that a learner has said.
public final class WordStore {
    private final Database database;

    public WordStore(Database database) {
        this.database = database;
    }

    /// A word in one take, by the newest judgement of it.
    public record Said(String word, double score, Instant at, long sentenceId) {}

    /// All of a learner's kept takes, oldest first.
    public List<Said> of(long learnerId) {
        return database.read(
                h ->
                        h.select(
                                        """
                                        SELECT w.word, w.score, t.recorded_at, t.sentence_id FROM take t
                                        JOIN word_score w ON w.result_id =
                                            (SELECT max(result_id) FROM score WHERE take_id = t.id)
                                        WHERE t.learner_id = ? AND t.deleted_at IS NULL
                                        ORDER BY t.recorded_at, t.id, w.position
                                        """,
                                        learnerId)
                                .map(
                                        (rs, ctx) ->
                                                new Said(
                                                        rs.getString("word"),
                                                        rs.getDouble("score"),
                                                        Instant.ofEpochMilli(
                                                                rs.getLong("recorded_at")),
                                                        rs.getLong("sentence_id")))
                                .list());
    }

    /// A sound that was missed in one take.
    ///
    /// @param heard the sound that was heard; empty where nothing can be said of it
    public record Miss(String expected, String heard, String word, long takeId) {}

    /// The sounds missed in a learner's kept takes since a day, by the newest judgement of each;
    /// oldest first.
    public List<Miss> missed(long learnerId, Instant since) {
        return database.read(
                h ->
                        h.select(
                                        """
                                        SELECT m.expected, m.heard, m.word, t.id FROM take t
                                        JOIN missed_sound m ON m.result_id =
                                            (SELECT max(result_id) FROM score WHERE take_id = t.id)
                                        WHERE t.learner_id = ? AND t.deleted_at IS NULL
                                            AND t.recorded_at >= ?
                                        ORDER BY t.recorded_at, t.id, m.position
                                        """,
                                        learnerId,
                                        since.toEpochMilli())
                                .map(
                                        (rs, ctx) ->
                                                new Miss(
                                                        rs.getString(1),
                                                        rs.getString(2),
                                                        rs.getString(3),
                                                        rs.getLong(4)))
                                .list());
    }

    /// When a learner's kept takes were recorded here, oldest first; files that were taken in say
    /// nothing of when somebody practised.
    public List<Instant> times(long learnerId) {
        return database.read(
                h ->
                        h.select(
                                        """
                                        SELECT recorded_at FROM take
                                        WHERE learner_id = ? AND deleted_at IS NULL AND source <> 'IMPORTED'
                                        ORDER BY recorded_at
                                        """,
                                        learnerId)
                                .mapTo(Long.class)
                                .map(Instant::ofEpochMilli)
                                .list());
    }
}
