package app.saywell.desk.store.mark;

import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.store.database.LibraryDatabase;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Stores self-ratings.
public final class SelfRatingStore {
    private final LibraryDatabase database;

    public SelfRatingStore(LibraryDatabase database) {
        this.database = database;
    }

    public Optional<SelfRating> findRating(long takeId) {
        return database.read(handle -> handle.select("SELECT rating FROM self_rating WHERE take_id = ?", takeId)
                .mapTo(String.class)
                .map(SelfRating::valueOf)
                .findOne());
    }

    /// The self-ratings of a learner in a lesson, by take id.
    public Map<Long, SelfRating> findByLesson(long lessonId, long learnerId) {
        return database.read(handle -> handle
                .select("""
                    SELECT o.take_id, o.rating FROM take t
                    JOIN self_rating o ON o.take_id = t.id
                    WHERE t.learner_id = ? AND t.deleted_at IS NULL
                        AND t.sentence_id IN (SELECT id FROM sentence WHERE lesson_id = ?)
                    """, learnerId, lessonId)
                .map((rs, ctx) -> Map.entry(rs.getLong(1), SelfRating.valueOf(rs.getString(2))))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Sets a self-rating, or removes it.
    public void setRating(long takeId, Optional<SelfRating> rating, Instant at) {
        database.execute(handle -> {
            handle.execute("DELETE FROM self_rating WHERE take_id = ?", takeId);
            rating.ifPresent(newRating -> handle.execute(
                    "INSERT INTO self_rating VALUES (?, ?, ?)", takeId, newRating.name(), at.toEpochMilli()));
        });
    }
}
