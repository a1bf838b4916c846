package app.saywell.engine.wording;

/// One sound that went wrong, as the judge found it.
///
/// @param word index among the words of the reading
/// @param phoneme index among the phonemes of that word; of an added vowel, the phoneme it follows
/// @param heard what was heard instead
/// @param certainty 0-1, how sure the judge is; the surest faults are spoken of
public record SoundFault(int word, int phoneme, Heard heard, double certainty) {

    /// What became of an expected sound.
    public sealed interface Heard {}

    /// Another sound took its place.
    ///
    /// @param ipa the sound heard
    public record Substituted(String ipa) implements Heard {}

    /// It was left out.
    public record Dropped() implements Heard {}

    /// A vowel that does not belong there was added behind it, as in *desk-eu*.
    public record VowelAdded() implements Heard {}

    /// It was not right, and nothing sure can be said of what it was.
    public record Unclear() implements Heard {}
}
