package app.saywell.desk.lessons.pack;

import app.saywell.desk.store.Library;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The pronunciations of a pack that this library does not have: those here are never overwritten.
final class PackedPronunciations {
    private final Library library;
    private final Map<String, String> missing = new TreeMap<>();

    PackedPronunciations(Library library, LessonFile lesson) {
        this.library = library;
        lesson.pronunciations().forEach((word, said) -> {
            if (library.pronunciations().findPronunciation(word).isEmpty()) {
                missing.put(word, said);
            }
        });
    }

    /// Takes them into the library.
    void add(Instant now) {
        missing.forEach((word, said) -> library.pronunciations().setPronunciation(word, Optional.of(said), now));
    }

    /// Takes them out again, except those that were changed since.
    void remove(Instant now) {
        missing.forEach((word, said) -> library.pronunciations()
                .findPronunciation(word)
                .filter(said::equals)
                .ifPresent(same -> library.pronunciations().setPronunciation(word, Optional.empty(), now)));
    }
}
