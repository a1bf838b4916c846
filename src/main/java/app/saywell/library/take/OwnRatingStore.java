package app.saywell.library.take;

import app.saywell.library.store.Database;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The rows of what learners thought of their own takes.
public final class OwnRatingStore {
    private final Database database;

    public OwnRatingStore(Database database) {
        this.database = database;
    }

    /// What was thought of a take.
    public Optional<OwnRating> of(long takeId) {
        return database.read(
                h ->
                        h.select("SELECT rating FROM own_rating WHERE take_id = ?", takeId)
                                .mapTo(String.class)
                                .map(OwnRating::valueOf)
                                .findOne());
    }

    /// What a learner thought of the takes of a sentence, by the take.
    public Map<Long, OwnRating> of(Take.Owner owner) {
        return database.read(
                h ->
                        h
                                .select(
                                        """
                                        SELECT o.take_id, o.rating FROM take t
                                        JOIN own_rating o ON o.take_id = t.id
                                        WHERE t.learner_id = ? AND t.sentence_id = ?
                                            AND t.deleted_at IS NULL
                                        """,
                                        owner.learnerId(),
                                        owner.sentenceId())
                                .map(
                                        (rs, ctx) ->
                                                Map.entry(
                                                        rs.getLong(1),
                                                        OwnRating.valueOf(rs.getString(2))))
                                .stream()
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Keeps a rating, or takes it back.
    public void set(long takeId, Optional<OwnRating> rating, Instant at) {
        database.write(
                h -> {
                    h.execute("DELETE FROM own_rating WHERE take_id = ?", takeId);
                    rating.ifPresent(
                            one ->
                                    h.execute(
                                            "INSERT INTO own_rating VALUES (?, ?, ?)",
                                            takeId,
                                            one.name(),
                                            at.toEpochMilli()));
                    return takeId;
                });
    }
}
