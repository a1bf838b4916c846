package app.saywell.desk.lessons.check;

import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpokenText;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.text.CheckedToken;
import app.saywell.speech.language.text.GuidedLexicon;
import app.saywell.speech.language.text.SpokenForm;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.language.text.TextReading;
import java.util.List;

/// Checks a sentence while it is written: whether it can be spoken as English, and which words are
/// in no dictionary, so that their pronunciation is guessed.
///
/// The first call loads the dictionary, so do not make it on the window's thread. Thread-safe.
public final class TextCheck {
    private TextCheck() {}

    /// The outcome of a check.
    ///
    /// @param words each word once, in order
    /// @param fitness whether it can be scored at all, and why not
    /// @param readAs how it is read aloud, in words; empty when it is read as it is written
    /// @param unread the words and signs in it that cannot be read aloud, as written
    public record CheckedText(List<ExpectedWord> words, TextFitness fitness, String readAs, List<String> unread) {

        /// Copies the lists.
        public CheckedText {
            words = List.copyOf(words);
            unread = List.copyOf(unread);
        }

        /// Whether it can be scored.
        public boolean speakable() {
            return fitness == TextFitness.SPEAKABLE;
        }

        /// Words whose pronunciation is guessed.
        public List<ExpectedWord> guessed() {
            return words.stream()
                    .filter(word -> word.source() == ExpectedWordSource.SPELLING)
                    .toList();
        }

        /// Words whose pronunciation the teacher has set.
        public List<ExpectedWord> taught() {
            return words.stream()
                    .filter(word -> word.source() == ExpectedWordSource.TEACHER)
                    .toList();
        }
    }

    /// Whether a text can be scored.
    public enum TextFitness {
        /// It can.
        SPEAKABLE,
        /// There is no word in it, only signs.
        NO_WORDS,
        /// A word in it is too long to be one.
        TOO_LONG,
        /// A word in it has letters that are not Latin.
        OTHER_LETTERS
    }

    /// A word and its expected pronunciation.
    ///
    /// @param ipa without slashes
    /// @param alternatives the other readings of the dictionary, without slashes
    public record ExpectedWord(String word, String ipa, ExpectedWordSource source, List<String> alternatives) {

        /// Copies the list.
        public ExpectedWord {
            alternatives = List.copyOf(alternatives);
        }
    }

    /// Where a pronunciation comes from.
    public enum ExpectedWordSource {
        /// A dictionary, or derived from dictionary words.
        DICTIONARY,
        /// Guessed from the spelling.
        SPELLING,
        /// Set by the teacher.
        TEACHER
    }

    /// Checks a text with a pronunciation guide and the dictionary.
    public static CheckedText checkText(String text, PronunciationGuide guide) {
        try {
            TextReading reading =
                    new TextNormalizer(GuidedLexicon.withGuide(LexiconHolder.LEXICON, guide)).examine(text);
            return new CheckedText(
                    reading.tokens().stream()
                            .map(CheckedToken::of)
                            .map(TextCheck::toExpectedWord)
                            .distinct()
                            .toList(),
                    fitness(reading),
                    readAs(text, reading),
                    reading.unread());
        } catch (EngineException e) {
            return new CheckedText(List.of(), TextFitness.TOO_LONG, "", List.of());
        }
    }

    private static TextFitness fitness(TextReading reading) {
        if (reading.isSpeakable()) {
            return TextFitness.SPEAKABLE;
        }
        return reading.hasNoWords() ? TextFitness.NO_WORDS : TextFitness.OTHER_LETTERS;
    }

    private static String readAs(String text, TextReading reading) {
        boolean asWritten = reading.tokens().isEmpty()
                || SpokenText.of(text).equals(text)
                        && reading.tokens().stream()
                                .flatMap(token -> token.readings().getFirst().words().stream())
                                .allMatch(word -> word.written() != null);
        return asWritten ? "" : reading.words();
    }

    /// The words of a text with their sounds; none if it cannot be spoken as English.
    public static List<SpokenToken> read(String text) {
        try {
            return new TextNormalizer(LexiconHolder.LEXICON).read(text);
        } catch (EngineException e) {
            return List.of();
        }
    }

    /// A text in words, see [SpokenForm]: what is sent of it to a service that may read no figures.
    public static SpokenForm spokenForm(String text) {
        try {
            return new TextNormalizer(LexiconHolder.LEXICON).spokenForm(text);
        } catch (EngineException e) {
            return SpokenForm.asWritten(text);
        }
    }

    private static ExpectedWord toExpectedWord(CheckedToken token) {
        ExpectedWordSource by = token.taught()
                ? ExpectedWordSource.TEACHER
                : token.guessed() ? ExpectedWordSource.SPELLING : ExpectedWordSource.DICTIONARY;
        return new ExpectedWord(token.text(), token.ipa(), by, token.alternatives());
    }

    /// Loads the lexicon when it is first needed.
    private static final class LexiconHolder {
        private static final Lexicon LEXICON = EnglishLexicon.load();
    }
}
