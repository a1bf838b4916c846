package app.saywell.desk.kit.articulation;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.Phoneme;
import java.util.Optional;
import java.util.ResourceBundle;

/// An expected sound and the sound that was heard instead.
public record SoundConfusion(EnglishSound expected, EnglishSound heard) {
    private static final ResourceBundle PAIRS = ResourceBundle.getBundle("app.saywell.desk.kit.articulation.pairs");

    /// Two words that differ in this sound only.
    public record ConfusedWords(String expected, String heard) {}

    /// A wrong sound and what was heard instead; empty where either is not known as an English sound.
    public static Optional<SoundConfusion> of(Phoneme wrong) {
        return of(wrong.phoneme(), wrong.wasSubstituted() ? String.valueOf(wrong.userPhoneme()) : "");
    }

    /// The same from two signs.
    ///
    /// @param expected in IPA
    /// @param heard in IPA; may be empty
    public static Optional<SoundConfusion> of(String expected, String heard) {
        return EnglishSound.of(expected)
                .flatMap(target -> EnglishSound.of(heard).map(other -> new SoundConfusion(target, other)));
    }

    /// What the learner did and what to change; empty if the two descriptions must be enough.
    public Optional<String> advice(LocalizedTexts texts) {
        return texts.find("sounds.swap." + key());
    }

    /// A minimal pair for the two sounds, if English has one.
    public Optional<ConfusedWords> minimalPair() {
        if (!PAIRS.containsKey(key())) {
            return Optional.empty();
        }
        String[] words = PAIRS.getString(key()).split(" ");
        return Optional.of(new ConfusedWords(words[0], words[1]));
    }

    private String key() {
        return expected.key() + "." + heard.key();
    }
}
