package app.saywell.desk.store.take;

import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.speech.FeedbackLanguage;
import java.time.Instant;
import java.util.Optional;

/// Stores answers to the requests of results in another language, byte for byte.
public final class FeedbackTranslationStore {
    private final LibraryDatabase database;

    public FeedbackTranslationStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Stores an answer. One that is there already is kept.
    ///
    /// @param microDollars the price in millionths of a US dollar
    public void store(long resultId, FeedbackLanguage language, String json, long microDollars, Instant at) {
        database.execute(handle -> handle.execute(
                "INSERT OR IGNORE INTO feedback_translation VALUES (?, ?, seal(?)," + " ?, ?)",
                resultId,
                language.code(),
                json,
                microDollars,
                at.toEpochMilli()));
    }

    /// The answer in a language.
    public Optional<String> find(long resultId, FeedbackLanguage language) {
        return database.read(handle -> handle.select(
                        "SELECT json FROM feedback_translation WHERE result_id = ?" + " AND language = ?",
                        resultId,
                        language.code())
                .mapTo(String.class)
                .findOne());
    }
}
