package app.saywell.practice.lesson;

import app.saywell.engine.EngineException;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.text.CheckedToken;
import app.saywell.engine.text.TextReader;

import java.util.List;

/// Looks at a sentence while it is written: whether it can be spoken as English, and which of its
/// words no dictionary has, so that their sounds are guessed from the letters.
///
/// The dictionary is loaded at the first use, which takes a moment: not for the window's thread.
/// For any number of threads.
public final class TextCheck {
    private TextCheck() {}

    /// What was found.
    ///
    /// @param guessed the words whose sounds are guessed
    /// @param speakable whether it can be judged at all
    public record Finding(List<Guess> guessed, boolean speakable) {}

    /// A word whose sounds are guessed.
    ///
    /// @param ipa how it will be expected to sound
    public record Guess(String word, String ipa) {}

    /// Looks at a text.
    public static Finding check(String text) {
        try {
            List<Guess> guessed =
                    Shared.READER.check(text).stream()
                            .filter(CheckedToken::guessed)
                            .map(token -> new Guess(token.text(), token.ipa()))
                            .distinct()
                            .toList();
            return new Finding(guessed, true);
        } catch (EngineException e) {
            return new Finding(List.of(), false);
        }
    }

    /// Loaded once, when it is first needed.
    private static final class Shared {
        private static final TextReader READER = new TextReader(EnglishLexicon.load());
    }
}
