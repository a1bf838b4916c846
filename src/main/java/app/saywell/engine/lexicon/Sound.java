package app.saywell.engine.lexicon;

/// A phone within a word: which one, and under which stress.
///
/// @param stress of a vowel; [Stress#NONE] for every consonant
public record Sound(Phone phone, Stress stress) {

    /// Refuses a stressed consonant.
    public Sound {
        if (stress.stressed() && !phone.vowel()) {
            throw new IllegalArgumentException(phone + " is a consonant and carries no stress");
        }
    }

    /// The IPA sign, without a stress mark.
    public String ipa() {
        return phone.ipa(stress);
    }

    /// The ARPAbet name, a vowel with its stress digit: `AH0`, `K`.
    public String arpabet() {
        return phone.vowel() ? phone.name() + stress.digit() : phone.name();
    }
}
