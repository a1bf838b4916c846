package app.saywell.desk.store.lesson;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.speech.PronunciationGuide;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Stores the pronunciations that the teacher has set for words, in all lessons. A removed
/// pronunciation keeps its row with the time of the change, because older results no longer answer
/// the same request.
public final class PronunciationStore {
    private final LibraryDatabase database;

    public PronunciationStore(LibraryDatabase database) {
        this.database = database;
    }

    /// IPA or respelling by word, in alphabetical order.
    public Map<String, String> findAll() {
        Map<String, String> words = new TreeMap<>();
        for (PronunciationRow row : readRows()) {
            if (!row.pronunciation.isEmpty()) {
                words.put(row.word, row.pronunciation);
            }
        }
        return words;
    }

    /// All pronunciations in the form that the engine takes.
    public PronunciationGuide toGuide(boolean british) {
        return new PronunciationGuide(findAll(), british);
    }

    public Optional<String> findPronunciation(String word) {
        return Optional.ofNullable(findAll().get(PronunciationGuide.normalize(word)));
    }

    /// Sets the pronunciation of a word, or removes it. Deletes analyses that this computer made of
    /// readings with the word, because they expected another pronunciation.
    ///
    /// @param pronunciation empty to use the dictionary
    public void setPronunciation(String word, Optional<String> pronunciation, Instant at) {
        String foldedWord = PronunciationGuide.normalize(word);
        database.execute(handle -> {
            handle.execute("DELETE FROM pronunciation WHERE unseal(word) = ?", foldedWord);
            handle.execute(
                    "INSERT INTO pronunciation VALUES (seal(?), seal(?), ?)",
                    foldedWord,
                    pronunciation.map(String::strip).orElse(""),
                    at.toEpochMilli());
            handle
                    .select("SELECT DISTINCT text FROM analysis WHERE service = ?", AnswerOrigin.EMBEDDED)
                    .mapTo(String.class)
                    .list()
                    .stream()
                    .filter(text -> PronunciationGuide.appliesTo(text, foldedWord))
                    .forEach(text -> handle.execute(
                            "DELETE FROM analysis WHERE service = ? AND" + " unseal(text) = ?",
                            AnswerOrigin.EMBEDDED,
                            text));
        });
    }

    /// When the pronunciation of a word of this text was last set or removed; `EPOCH` if never.
    public Instant lastChangedAt(String sentenceText) {
        return readRows().stream()
                .filter(row -> PronunciationGuide.appliesTo(sentenceText, row.word))
                .map(row -> Instant.ofEpochMilli(row.at))
                .max(Instant::compareTo)
                .orElse(Instant.EPOCH);
    }

    private List<PronunciationRow> readRows() {
        return database.read(handle -> handle.select("SELECT word, said, at FROM pronunciation")
                .map((rs, ctx) -> new PronunciationRow(rs.getString(1), rs.getString(2), rs.getLong(3)))
                .list());
    }

    private record PronunciationRow(String word, String pronunciation, long at) {}
}
