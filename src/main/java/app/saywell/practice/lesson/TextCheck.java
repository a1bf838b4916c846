package app.saywell.practice.lesson;

import app.saywell.engine.EngineException;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.text.CheckedToken;
import app.saywell.engine.text.Guided;
import app.saywell.engine.text.TextReader;
import app.saywell.speech.PronunciationGuide;

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
    /// @param words each word once, in their order
    /// @param speakable whether it can be judged at all
    public record Finding(List<Expected> words, boolean speakable) {
        /// The words whose sounds are guessed.
        public List<Expected> guessed() {
            return words.stream().filter(word -> word.by() == By.SPELLING).toList();
        }

        /// The words that the teacher said how to say.
        public List<Expected> taught() {
            return words.stream().filter(word -> word.by() == By.TEACHER).toList();
        }
    }

    /// A word and how it will be expected to sound.
    ///
    /// @param ipa without slashes
    public record Expected(String word, String ipa, By by) {}

    /// Where a pronunciation comes from.
    public enum By {
        /// A dictionary, or words of it.
        DICTIONARY,
        /// Guessed from the letters.
        SPELLING,
        /// The teacher's own word.
        TEACHER
    }

    /// Looks at a text as dictionaries have it.
    public static Finding check(String text) {
        return check(text, PronunciationGuide.NONE);
    }

    /// Looks at a text as a guide and dictionaries have it.
    public static Finding check(String text, PronunciationGuide guide) {
        try {
            TextReader reader = new TextReader(Guided.lexicon(Shared.LEXICON, guide));
            return new Finding(
                    reader.check(text).stream().map(TextCheck::expected).distinct().toList(), true);
        } catch (EngineException e) {
            return new Finding(List.of(), false);
        }
    }

    private static Expected expected(CheckedToken token) {
        By by = token.taught() ? By.TEACHER : token.guessed() ? By.SPELLING : By.DICTIONARY;
        return new Expected(token.text(), token.ipa(), by);
    }

    /// Loaded once, when it is first needed.
    private static final class Shared {
        private static final Lexicon LEXICON = EnglishLexicon.load();
    }
}
