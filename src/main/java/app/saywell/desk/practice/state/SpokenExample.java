package app.saywell.desk.practice.state;

import app.saywell.speech.Word;

/// Something that the computer voice says to be compared, and that is not kept.
public sealed interface SpokenExample {
    /// A word as it should sound.
    record WordAsExpected(Word word) implements SpokenExample {}

    /// A word slowly, sound by sound.
    record SoundBySound(Word word) implements SpokenExample {}

    /// A word as it should sound, then with all sounds that were heard instead.
    record WordDifference(Word word) implements SpokenExample {}

    /// A word as it should sound, then with one sound as it was heard.
    ///
    /// @param soundIndex index among the sounds of the word
    /// @param heard IPA of what was heard
    record SoundDifference(Word word, int soundIndex, String heard) implements SpokenExample {}

    /// A whole sentence as it is read.
    record WholeText(String text) implements SpokenExample {}

    /// Two words, one after the other.
    record ContrastPair(String first, String second) implements SpokenExample {}
}
