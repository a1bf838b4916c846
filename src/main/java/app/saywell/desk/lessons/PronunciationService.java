package app.saywell.desk.lessons;

import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.language.lexicon.notation.PronunciationParser;
import app.saywell.speech.language.lexicon.notation.PronunciationSyntaxException;
import app.saywell.speech.language.lexicon.syllable.Syllabifier;
import app.saywell.speech.signal.Pcm;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;

/// Pronunciations that the teacher sets for words: names, made-up words, other accents. They apply
/// to every lesson and are used by the service on this computer.
public final class PronunciationService {
    private final UseCaseContext context;
    private final Library library;
    private final TextToSpeech voice;

    public PronunciationService(UseCaseContext context, TextToSpeech voice) {
        this.voice = voice;
        this.context = context;
        this.library = context.library();
    }

    /// The parsed input of the user.
    public sealed interface PronunciationInput {
        /// A valid pronunciation.
        ///
        /// @param ipa without slashes
        record ValidInput(String ipa) implements PronunciationInput {}

        /// Invalid input.
        ///
        /// @param rest the text from the first invalid character; empty if something is missing
        record InvalidInput(String rest) implements PronunciationInput {}
    }

    /// IPA or respelling by word, in alphabetical order.
    public Map<String, String> findAll() {
        return library.pronunciations().findAll();
    }

    public Optional<String> findPronunciation(String word) {
        return library.pronunciations().findPronunciation(word);
    }

    /// All pronunciations that are set, for judge and voice.
    public PronunciationGuide guide() {
        return library.pronunciations().toGuide(false);
    }

    /// Parses the input of the user.
    public static PronunciationInput parseInput(String word, String typed) {
        try {
            return new PronunciationInput.ValidInput(
                    Syllabifier.syllables(word, PronunciationParser.parse(typed)).stream()
                            .map(syllable -> syllable.stress().ipaMark() + syllable.ipa())
                            .reduce("", String::concat));
        } catch (PronunciationSyntaxException e) {
            return new PronunciationInput.InvalidInput(
                    typed.strip().substring(Math.min(e.position(), typed.strip().length())));
        }
    }

    /// Sets the pronunciation of a word. Can be undone.
    ///
    /// @param typed IPA or a respelling; empty to use the dictionary
    /// @throws NotationException if it is neither
    public void setPronunciation(String word, Optional<String> typed) {
        typed.ifPresent(PronunciationParser::parse);
        Optional<String> old = findPronunciation(word);
        context.applyEdit(
                "edit.pronunciation",
                new LibraryChange.PronunciationsChanged(),
                () -> library.pronunciations()
                        .setPronunciation(word, typed, context.clock().instant()),
                () -> library.pronunciations()
                        .setPronunciation(word, old, context.clock().instant()));
    }

    /// Speaks a pronunciation with the computer voice. Slow: do not call it on the window's thread.
    ///
    /// @throws NotationException if it is not a pronunciation
    /// @throws app.saywell.desk.lessons.voice.TextToSpeechException if no voice is available
    public Pcm synthesize(String typed) throws InterruptedException {
        PronunciationParser.parse(typed);
        String first = voice.voices().isEmpty() ? "" : voice.voices().getFirst().id();
        return voice.sayWord("", typed, VoiceManner.of(first)).audio();
    }

    /// Checks texts: words without a pronunciation, and what cannot be read, by text. An
    /// interruption ends it.
    public Map<String, TextCheck.CheckedText> checkTexts(Set<String> texts) {
        PronunciationGuide guide = library.pronunciations().toGuide(false);
        Map<String, TextCheck.CheckedText> checked = new HashMap<>();
        for (String text : texts) {
            if (Thread.interrupted()) {
                throw new CancellationException();
            }
            checked.put(text, TextCheck.checkText(text, guide.restrictedTo(text)));
        }
        return checked;
    }
}
