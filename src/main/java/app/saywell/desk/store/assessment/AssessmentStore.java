package app.saywell.desk.store.assessment;

import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.assessment.Conditions;
import app.saywell.desk.school.assessment.Rating;
import app.saywell.desk.school.assessment.Rubric;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.SharedColumns;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Stores assessments and ratings. Ratings are added and never changed; those of a learner go with the learner.
public final class AssessmentStore {
    private final LibraryDatabase database;

    public AssessmentStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Adds an assessment.
    public Assessment insert(
            long classId, long lessonId, String title, Rubric rubric, Conditions conditions, Instant openedAt) {
        long id = database.write(handle -> handle.select(
                        "INSERT INTO assessment (class_id, lesson_id, title, rubric, tries, seconds, microphone,"
                                + " opened_at) VALUES (?, ?, seal(?), seal(?), ?, ?, ?, ?) RETURNING id",
                        classId,
                        lessonId,
                        title,
                        rubric.write(),
                        conditions.tries(),
                        conditions.seconds(),
                        conditions.sameMicrophone(),
                        openedAt.toEpochMilli())
                .mapTo(Long.class)
                .one());
        return find(id).orElseThrow();
    }

    public Optional<Assessment> find(long id) {
        return database.read(handle -> handle.select("SELECT * FROM assessment WHERE id = ?", id)
                .map((row, ctx) -> readAssessment(row))
                .findOne());
    }

    /// The assessments of a class, newest first.
    public List<Assessment> findByClass(long classId) {
        return database.read(
                handle -> handle.select("SELECT * FROM assessment WHERE class_id = ? ORDER BY id DESC", classId)
                        .map((row, ctx) -> readAssessment(row))
                        .list());
    }

    /// Ends the recording of an assessment, or opens it again.
    public void setClosedAt(long id, Optional<Instant> closedAt) {
        database.execute(handle -> handle.execute(
                "UPDATE assessment SET closed_at = ? WHERE id = ?",
                closedAt.map(Instant::toEpochMilli).orElse(null),
                id));
    }

    /// Adds a rating.
    public void add(long assessmentId, long learnerId, int rater, String person, List<Integer> levels, Instant at) {
        database.execute(handle -> handle.execute(
                "INSERT INTO rating (assessment_id, learner_id, rater, person, levels, at)"
                        + " VALUES (?, ?, ?, seal(?), seal(?), ?)",
                assessmentId,
                learnerId,
                rater,
                person,
                levels.stream().map(String::valueOf).collect(Collectors.joining(" ")),
                at.toEpochMilli()));
    }

    /// All ratings of an assessment, oldest first: also those that a later one replaced.
    public List<Rating> findRatings(long assessmentId) {
        return database.read(
                handle -> handle.select("SELECT * FROM rating WHERE assessment_id = ? ORDER BY id", assessmentId)
                        .map((row, ctx) -> readRating(row))
                        .list());
    }

    /// All ratings of a learner, oldest first.
    public List<Rating> findByLearner(long learnerId) {
        return database.read(handle -> handle.select("SELECT * FROM rating WHERE learner_id = ? ORDER BY id", learnerId)
                .map((row, ctx) -> readRating(row))
                .list());
    }

    /// Erases all ratings of a learner.
    public void eraseByLearner(long learnerId) {
        database.execute(handle -> handle.execute("DELETE FROM rating WHERE learner_id = ?", learnerId));
    }

    private static Assessment readAssessment(ResultSet row) throws SQLException {
        return new Assessment(
                row.getLong("id"),
                row.getLong("class_id"),
                row.getLong("lesson_id"),
                row.getString("title"),
                Rubric.read(row.getString("rubric")),
                new Conditions(row.getInt("tries"), row.getInt("seconds"), row.getBoolean("microphone")),
                Instant.ofEpochMilli(row.getLong("opened_at")),
                SharedColumns.readNumber(row, "closed_at").map(Instant::ofEpochMilli));
    }

    private static Rating readRating(ResultSet row) throws SQLException {
        return new Rating(
                row.getLong("id"),
                row.getLong("assessment_id"),
                row.getLong("learner_id"),
                row.getInt("rater"),
                row.getString("person"),
                Arrays.stream(row.getString("levels").split(" "))
                        .map(Integer::valueOf)
                        .toList(),
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
