package app.saywell.practice.lesson;

import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.notation.Notation;
import app.saywell.engine.lexicon.notation.NotationException;
import app.saywell.engine.lexicon.syllable.Syllabifier;
import app.saywell.engine.speaking.PhoneVoice;
import app.saywell.library.Library;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.signal.Pcm;
import app.saywell.speech.PronunciationGuide;

import java.util.Map;
import java.util.Optional;

/// How words are said by the teacher's own word: names, made-up words, another accent. It holds for
/// every lesson, and is followed by the service on this computer.
public final class Pronunciations {
    private final Desk desk;
    private final Library library;

    public Pronunciations(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// What somebody typed, understood or not.
    public sealed interface Typed {
        /// It is a pronunciation.
        ///
        /// @param ipa without slashes
        record Clear(String ipa) implements Typed {}

        /// It is none.
        ///
        /// @param rest from the first sign that makes no sense; empty where something is missing
        record Unclear(String rest) implements Typed {}
    }

    /// IPA or respelling by word, in alphabetical order.
    public Map<String, String> all() {
        return library.pronunciations().all();
    }

    /// What was set for a word.
    public Optional<String> of(String word) {
        return library.pronunciations().find(word);
    }

    /// Reads what somebody typed.
    public static Typed read(String word, String typed) {
        try {
            return new Typed.Clear(
                    Syllabifier.syllables(word, Notation.parse(typed)).stream()
                            .map(syllable -> syllable.stress().mark() + syllable.ipa())
                            .reduce("", String::concat));
        } catch (NotationException e) {
            return new Typed.Unclear(
                    typed.strip().substring(Math.min(e.position(), typed.strip().length())));
        }
    }

    /// Sets how a word is said; can be undone.
    ///
    /// @param typed IPA or a respelling; empty for what the dictionary says
    /// @throws NotationException where it is neither
    public void set(String word, Optional<String> typed) {
        typed.ifPresent(Notation::parse);
        Optional<String> old = of(word);
        desk.edit(
                "edit.pronunciation",
                new Change.PronunciationsChanged(),
                () -> library.pronunciations().set(word, typed, desk.clock().instant()),
                () -> library.pronunciations().set(word, old, desk.clock().instant()));
    }

    /// A pronunciation as a computer's voice says it. Takes a second or two at the first use: not
    /// for the window's thread.
    ///
    /// @throws NotationException where it is none
    public static Pcm sound(String typed) {
        Pronunciation pronunciation = Notation.parse(typed);
        return PhoneVoice.shared().say(pronunciation.sounds());
    }

    /// Looks at a text as the engine will read it.
    public TextCheck.Finding check(String text) {
        PronunciationGuide guide = library.pronunciations().guide(false);
        return TextCheck.check(text, guide.within(text));
    }
}
