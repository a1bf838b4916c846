package app.saywell.speech.language.text;

import app.saywell.speech.language.lexicon.PronunciationOrigin;
import java.util.List;

/// A token of the reference text that is spoken.
///
/// @param text as written, without the punctuation around it
/// @param readings the ways to say it, the most usual first; at least one
/// @param breakAfter the pause that the punctuation after it suggests
public record SpokenToken(String text, List<TokenReading> readings, PhraseBreak breakAfter) {

    /// Copies the readings and refuses an empty list.
    public SpokenToken {
        readings = List.copyOf(readings);
        if (readings.isEmpty()) {
            throw new IllegalArgumentException("a token has at least one reading");
        }
    }

    /// Whether the teacher entered the pronunciation of one of its words.
    boolean isTaught() {
        return readings.getFirst().words().stream()
                .anyMatch(word -> word.pronunciation().source() == PronunciationOrigin.TEACHER);
    }

    /// Whether a word of the most usual reading was guessed from its letters.
    public boolean isGuessed() {
        return readings.getFirst().words().stream()
                .anyMatch(word -> word.pronunciation().source().isGuessed());
    }
}
