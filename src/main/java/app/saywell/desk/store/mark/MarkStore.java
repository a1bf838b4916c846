package app.saywell.desk.store.mark;

import app.saywell.desk.school.mark.Miscue;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.store.database.LibraryDatabase;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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

    /// The results of a class and lesson in which a teacher marked more than the whole.
    public Set<Long> findResultsWithMarkedParts(long classId, long lessonId) {
        return Set.copyOf(database.read(handle ->
                handle.select("""
                    SELECT DISTINCT m.result_id FROM learner l
                    JOIN take t ON t.learner_id = l.id
                    JOIN sentence s ON s.id = t.sentence_id
                    JOIN result r ON r.take_id = t.id
                    JOIN mark m ON m.result_id = r.id
                    WHERE l.class_id = ? AND s.lesson_id = ? AND m.layer = 'TEACHER' AND m.target <> 'WHOLE'
                        AND m.deleted_at IS NULL
                    """, classId, lessonId).mapTo(Long.class).list()));
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
            long resultId, TeacherMark.MarkPosition position, TeacherMark.MarkContent content, Instant at) {
        return insert(resultId, position, content, at, null);
    }

    /// Puts a mark of an earlier result at its place in a later one of the same take. The later mark is deleted and
    /// brought back with the earlier one.
    public void carry(TeacherMark earlier, long resultId, TeacherMark.MarkPosition position) {
        database.write(handle -> {
            long origin = handle.select("SELECT coalesce(origin, id) FROM mark WHERE id = ?", earlier.id())
                    .mapTo(Long.class)
                    .one();
            return insert(resultId, position, earlier.content(), earlier.at(), origin);
        });
    }

    /// How many marks of earlier results of a take the newest one does not carry on, because it does not have their
    /// places.
    public int countLeftBehind(long takeId) {
        return database.read(handle -> handle.createQuery("""
            SELECT count(*) FROM mark m
            JOIN result r ON r.id = m.result_id
            WHERE r.take_id = :take AND m.deleted_at IS NULL
                AND r.id < (SELECT max(id) FROM result WHERE take_id = :take)
                AND m.id = (SELECT max(id) FROM mark n WHERE n.result_id = m.result_id AND n.layer = m.layer
                    AND n.target = m.target AND n.component = m.component AND n.part = m.part
                    AND n.deleted_at IS NULL)
                AND NOT EXISTS (SELECT 1 FROM mark c WHERE c.origin = coalesce(m.origin, m.id)
                    AND c.result_id = (SELECT max(id) FROM result WHERE take_id = :take))
            """)
                .bind("take", takeId)
                .mapTo(Integer.class)
                .one());
    }

    private TeacherMark insert(
            long resultId,
            TeacherMark.MarkPosition position,
            TeacherMark.MarkContent content,
            Instant at,
            @Nullable Long origin) {
        return database.write(handle -> handle.select(
                        """
                        INSERT INTO mark (result_id, layer, target, component, part, value,
                            miscue, reason, at, origin) VALUES (?, ?, ?, ?, ?, ?, ?, seal(?), ?, ?)
                        RETURNING id, result_id, layer, target, component, part, value, miscue,
                            unseal(reason) AS reason, at
                        """,
                        resultId,
                        position.layer().name(),
                        position.target().name(),
                        position.component(),
                        position.part(),
                        content.value(),
                        content.miscue().map(Miscue::name).orElse(null),
                        content.reason(),
                        at.toEpochMilli(),
                        origin)
                .map((rs, ctx) -> readMark(rs))
                .one());
    }

    /// Sets the time of deletion of a mark and of all that carry it on, or clears it.
    ///
    /// @return the results that they are of
    public List<Long> setDeletedAt(long id, Optional<Instant> at) {
        Long millis = at.map(Instant::toEpochMilli).orElse(null);
        return database.write(handle -> {
            long origin = handle.select("SELECT coalesce(origin, id) FROM mark WHERE id = ?", id)
                    .mapTo(Long.class)
                    .one();
            handle.execute("UPDATE mark SET deleted_at = ? WHERE id = ? OR origin = ?", millis, origin, origin);
            return handle.select("SELECT DISTINCT result_id FROM mark WHERE id = ? OR origin = ?", origin, origin)
                    .mapTo(Long.class)
                    .list();
        });
    }

    public Optional<Double> grade(long takeId) {
        return database.read(handle -> handle.select("SELECT value FROM grade WHERE take_id = ?", takeId)
                .mapTo(Double.class)
                .findOne());
    }

    /// When the grade of a take was set; empty without one.
    public Optional<Instant> gradedAt(long takeId) {
        return database.read(handle -> handle.select("SELECT at FROM grade WHERE take_id = ?", takeId)
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli));
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
                new TeacherMark.MarkContent(
                        row.getDouble("value"),
                        Optional.ofNullable(row.getString("miscue")).map(Miscue::valueOf),
                        row.getString("reason")),
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
