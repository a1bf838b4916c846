package app.saywell.desk.store.mark;

import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.store.database.LibraryDatabase;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Stores marks and grades.
public final class MarkStore {
    private final LibraryDatabase database;

    public MarkStore(LibraryDatabase database) {
        this.database = database;
    }

    /// The current marks of a result: the newest at each position.
    public List<TeacherMark> findByResult(long resultId) {
        return findByResults(List.of(resultId)).getOrDefault(resultId, List.of());
    }

    /// The current marks of results, by result id; a result without marks is left out.
    public Map<Long, List<TeacherMark>> findByResults(Collection<Long> resultIds) {
        if (resultIds.isEmpty()) {
            return Map.of();
        }
        return database.read(handle ->
                handle.createQuery("""
                    SELECT *, max(id) FROM mark
                    WHERE result_id IN (<ids>) AND deleted_at IS NULL
                    GROUP BY result_id, layer, target, component, part ORDER BY component, part
                    """).bindList("ids", List.copyOf(resultIds)).map((rs, ctx) -> readMark(rs)).stream()
                        .collect(Collectors.groupingBy(TeacherMark::resultId)));
    }

    /// The results in which a teacher marked words or sounds.
    public List<Long> findResultsWithMarkedParts() {
        return database.read(handle -> handle.select("""
            SELECT DISTINCT result_id FROM mark
            WHERE layer = 'TEACHER' AND target IN ('WORD', 'PHONEME') AND deleted_at IS NULL
            """).mapTo(Long.class).list());
    }

    /// The teacher's totals of a class and lesson, by result id.
    public Map<Long, Double> totalsByResult(long classId, long lessonId) {
        return totalsByResult("l.class_id = ? AND s.lesson_id = ?", classId, lessonId);
    }

    /// The teacher's totals of a class in all lessons, by result id.
    public Map<Long, Double> totalsByResult(long classId) {
        return totalsByResult("l.class_id = ?", classId);
    }

    /// The teacher's totals of one learner in a lesson, by result id.
    public Map<Long, Double> learnerTotalsByResult(long lessonId, long learnerId) {
        return totalsByResult("l.id = ? AND s.lesson_id = ?", learnerId, lessonId);
    }

    private Map<Long, Double> totalsByResult(String condition, Object... ids) {
        return database.read(handle -> handle
                .select("""
                    SELECT m.result_id, m.value, max(m.id) FROM learner l
                    JOIN take t ON t.learner_id = l.id
                    JOIN sentence s ON s.id = t.sentence_id
                    JOIN result r ON r.take_id = t.id
                    JOIN mark m ON m.result_id = r.id
                    WHERE m.layer = 'TEACHER' AND m.target = 'WHOLE'
                        AND m.deleted_at IS NULL
                    """ + " AND " + condition + " GROUP BY m.result_id", ids)
                .map((rs, ctx) -> Map.entry(rs.getLong(1), rs.getDouble(2)))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Adds a mark. Earlier marks at the same position are kept.
    public TeacherMark insert(
            long resultId, TeacherMark.MarkPosition position, double value, String reason, Instant at) {
        return database.write(handle -> handle.select(
                        """
                        INSERT INTO mark (result_id, layer, target, component, part, value,
                            reason, at) VALUES (?, ?, ?, ?, ?, ?, seal(?), ?)
                        RETURNING id, result_id, layer, target, component, part, value,
                            unseal(reason) AS reason, at
                        """,
                        resultId,
                        position.layer().name(),
                        position.target().name(),
                        position.component(),
                        position.part(),
                        value,
                        reason,
                        at.toEpochMilli())
                .map((rs, ctx) -> readMark(rs))
                .one());
    }

    /// Sets the time of deletion, or clears it.
    public void setDeletedAt(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        database.execute(handle -> handle.execute("UPDATE mark SET deleted_at = ? WHERE id = ?", millis, id));
    }

    public Optional<Double> grade(long takeId) {
        return database.read(handle -> handle.select("SELECT value FROM grade WHERE take_id = ?", takeId)
                .mapTo(Double.class)
                .findOne());
    }

    public Map<Long, Double> gradesByTake(long classId, long lessonId) {
        return database.read(handle ->
                handle
                        .select("""
                            SELECT g.take_id, g.value FROM learner l
                            JOIN take t ON t.learner_id = l.id
                            JOIN sentence s ON s.id = t.sentence_id
                            JOIN grade g ON g.take_id = t.id
                            WHERE l.class_id = ? AND s.lesson_id = ?
                            """, classId, lessonId)
                        .map((rs, ctx) -> Map.entry(rs.getLong(1), rs.getDouble(2)))
                        .stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Sets a grade, or removes it.
    public void grade(long takeId, Optional<Double> value, Instant at) {
        database.execute(handle -> {
            handle.execute("DELETE FROM grade WHERE take_id = ?", takeId);
            value.ifPresent(
                    grade -> handle.execute("INSERT INTO grade VALUES (?, ?, ?)", takeId, grade, at.toEpochMilli()));
        });
    }

    private static TeacherMark readMark(ResultSet row) throws SQLException {
        return new TeacherMark(
                row.getLong("id"),
                row.getLong("result_id"),
                new TeacherMark.MarkPosition(
                        TeacherMark.MarkLayer.valueOf(row.getString("layer")),
                        TeacherMark.MarkTarget.valueOf(row.getString("target")),
                        row.getInt("component"),
                        row.getInt("part")),
                row.getDouble("value"),
                row.getString("reason"),
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
