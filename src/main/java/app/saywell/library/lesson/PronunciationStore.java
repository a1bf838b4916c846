package app.saywell.library.lesson;

import app.saywell.library.store.Database;
import app.saywell.library.store.Origin;
import app.saywell.speech.PronunciationGuide;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// How words are said by the teacher's own word, for every lesson. What was taken back keeps its
/// row with the time, since judgements from before it no longer answer the same question.
public final class PronunciationStore {
    private final Database database;

    public PronunciationStore(Database database) {
        this.database = database;
    }

    /// IPA or respelling by word, in alphabetical order.
    public Map<String, String> all() {
        Map<String, String> words = new TreeMap<>();
        for (Row row : rows()) {
            if (!row.said.isEmpty()) {
                words.put(row.word, row.said);
            }
        }
        return words;
    }

    /// All of it as the engine is told.
    public PronunciationGuide guide(boolean british) {
        return new PronunciationGuide(all(), british);
    }

    /// What was set for a word.
    public Optional<String> find(String word) {
        return Optional.ofNullable(all().get(PronunciationGuide.fold(word)));
    }

    /// Sets how a word is said, or takes it back. Analyses that this computer made of readings of
    /// the word are forgotten, because they expected another pronunciation.
    ///
    /// @param said empty for what the dictionary says
    public void set(String word, Optional<String> said, Instant at) {
        String key = PronunciationGuide.fold(word);
        database.write(
                h -> {
                    h.execute(
                            "INSERT OR REPLACE INTO pronunciation VALUES (?, ?, ?)",
                            key,
                            said.map(String::strip).orElse(""),
                            at.toEpochMilli());
                    h
                            .select(
                                    "SELECT DISTINCT text FROM analysis WHERE service = ?",
                                    Origin.EMBEDDED)
                            .mapTo(String.class)
                            .list()
                            .stream()
                            .filter(text -> PronunciationGuide.holds(text, key))
                            .forEach(
                                    text ->
                                            h.execute(
                                                    "DELETE FROM analysis WHERE service = ? AND"
                                                            + " text = ?",
                                                    Origin.EMBEDDED,
                                                    text));
                    return key;
                });
    }

    /// When a word of a text was last set or taken back; the beginning of time where none ever was.
    public Instant changed(String text) {
        return rows().stream()
                .filter(row -> PronunciationGuide.holds(text, row.word))
                .map(row -> Instant.ofEpochMilli(row.at))
                .max(Instant::compareTo)
                .orElse(Instant.EPOCH);
    }

    private List<Row> rows() {
        return database.read(
                h ->
                        h.select("SELECT word, said, at FROM pronunciation")
                                .map(
                                        (rs, ctx) ->
                                                new Row(
                                                        rs.getString(1),
                                                        rs.getString(2),
                                                        rs.getLong(3)))
                                .list());
    }

    private record Row(String word, String said, long at) {}
}
