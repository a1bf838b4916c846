package app.saywell.desk.kit.articulation;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.Phoneme;
import app.saywell.speech.language.minimalpair.MinimalPairCatalog;
import app.saywell.speech.language.minimalpair.MinimalPairCatalog.MinimalPair;
import java.util.Optional;

/// An expected sound and the sound that was heard instead.
public record SoundConfusion(EnglishSound expected, EnglishSound heard) {
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
    public Optional<MinimalPair> minimalPair() {
        return MinimalPairCatalog.find(expected.ipa(), heard.ipa(), 1).stream().findFirst();
    }

    private String key() {
        return expected.key() + "." + heard.key();
    }
}
