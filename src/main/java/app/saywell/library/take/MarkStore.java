package app.saywell.library.take;

import app.saywell.library.store.Database;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The rows of marks and grades.
public final class MarkStore {
    private final Database database;

    public MarkStore(Database database) {
        this.database = database;
    }

    /// Those of a result that count: the newest at each place.
    public List<Mark> of(long resultId) {
        return database.read(
                h ->
                        h.select(
                                        """
                                        SELECT *, max(id) FROM mark
                                        WHERE result_id = ? AND deleted_at IS NULL
                                        GROUP BY layer, target, component, part ORDER BY component, part
                                        """,
                                        resultId)
                                .map((rs, ctx) -> mark(rs))
                                .list());
    }

    /// What teachers gave to whole results of a class and lesson, by the number of the result.
    public Map<Long, Double> totals(long classId, long lessonId) {
        return totals("l.class_id = ? AND s.lesson_id = ?", classId, lessonId);
    }

    /// What teachers gave to one learner's whole results in a lesson, by the number of the result.
    public Map<Long, Double> totalsOf(long lessonId, long learnerId) {
        return totals("l.id = ? AND s.lesson_id = ?", learnerId, lessonId);
    }

    private Map<Long, Double> totals(String whose, long first, long second) {
        return database.read(
                h ->
                        h
                                .select(
                                        """
                                        SELECT m.result_id, m.value, max(m.id) FROM learner l
                                        JOIN take t ON t.learner_id = l.id
                                        JOIN sentence s ON s.id = t.sentence_id
                                        JOIN result r ON r.take_id = t.id
                                        JOIN mark m ON m.result_id = r.id
                                        WHERE m.layer = 'TEACHER' AND m.target = 'WHOLE'
                                            AND m.deleted_at IS NULL
                                        """
                                                + " AND "
                                                + whose
                                                + " GROUP BY m.result_id",
                                        first,
                                        second)
                                .map((rs, ctx) -> Map.entry(rs.getLong(1), rs.getDouble(2)))
                                .stream()
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// A new one; earlier ones at the same place are kept beneath it.
    public Mark insert(long resultId, Mark.Place place, double value, String reason, Instant at) {
        return database.write(
                h ->
                        h.select(
                                        """
                                        INSERT INTO mark (result_id, layer, target, component, part, value,
                                            reason, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *
                                        """,
                                        resultId,
                                        place.layer().name(),
                                        place.target().name(),
                                        place.component(),
                                        place.part(),
                                        value,
                                        reason,
                                        at.toEpochMilli())
                                .map((rs, ctx) -> mark(rs))
                                .one());
    }

    /// Marks as deleted at a time, or as not deleted.
    public void delete(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.write(h -> h.execute("UPDATE mark SET deleted_at = ? WHERE id = ?", millis, id));
    }

    /// The grade that a teacher gave to a take.
    public Optional<Double> grade(long takeId) {
        return database.read(
                h ->
                        h.select("SELECT value FROM grade WHERE take_id = ?", takeId)
                                .mapTo(Double.class)
                                .findOne());
    }

    /// The grades of a class and lesson, by the take.
    public Map<Long, Double> grades(long classId, long lessonId) {
        return database.read(
                h ->
                        h
                                .select(
                                        """
                                        SELECT g.take_id, g.value FROM learner l
                                        JOIN take t ON t.learner_id = l.id
                                        JOIN sentence s ON s.id = t.sentence_id
                                        JOIN grade g ON g.take_id = t.id
                                        WHERE l.class_id = ? AND s.lesson_id = ?
                                        """,
                                        classId,
                                        lessonId)
                                .map((rs, ctx) -> Map.entry(rs.getLong(1), rs.getDouble(2)))
                                .stream()
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Gives a grade, or takes it back.
    public void grade(long takeId, Optional<Double> value, Instant at) {
        database.write(
                h -> {
                    h.execute("DELETE FROM grade WHERE take_id = ?", takeId);
                    value.ifPresent(
                            grade ->
                                    h.execute(
                                            "INSERT INTO grade VALUES (?, ?, ?)",
                                            takeId,
                                            grade,
                                            at.toEpochMilli()));
                    return takeId;
                });
    }

    private static Mark mark(ResultSet row) throws SQLException {
        return new Mark(
                row.getLong("id"),
                row.getLong("result_id"),
                new Mark.Place(
                        Mark.Layer.valueOf(row.getString("layer")),
                        Mark.Target.valueOf(row.getString("target")),
                        row.getInt("component"),
                        row.getInt("part")),
                row.getDouble("value"),
                row.getString("reason"),
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
