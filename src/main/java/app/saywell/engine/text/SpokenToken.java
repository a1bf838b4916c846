package app.saywell.engine.text;

import app.saywell.engine.lexicon.Source;

import java.util.List;

/// A word of the reference text that has something to speak.
///
/// @param text as it stands, without the punctuation around it
/// @param readings the ways to say it, the most usual first; at least one
/// @param after the punctuation that follows
public record SpokenToken(String text, List<Reading> readings, Break after) {

    /// Copies the readings; refuses an empty list.
    public SpokenToken {
        readings = List.copyOf(readings);
        if (readings.isEmpty()) {
            throw new IllegalArgumentException("a token has at least one reading");
        }
    }

    /// Whether the teacher said how to say a word of it.
    public boolean taught() {
        return readings.getFirst().words().stream()
                .anyMatch(word -> word.pronunciation().source() == Source.TEACHER);
    }

    /// Whether a word of the most usual reading had to be guessed from its letters.
    public boolean guessed() {
        return readings.getFirst().words().stream()
                .anyMatch(word -> word.pronunciation().source().guessed());
    }
}
