package app.saywell.judge.engine.feedback;

/// One wrong sound.
///
/// @param wordIndex index among the words of the reading
/// @param phonemeIndex index among the phonemes of that word; for an added sound, the phoneme
///     before it
/// @param heard what was heard instead
public record SoundFault(int wordIndex, int phonemeIndex, HeardSound heard) {

    /// What happened to an expected sound.
    public sealed interface HeardSound {}

    /// Another sound took its place.
    ///
    /// @param ipa the heard sound
    public record SubstitutedSound(String ipa) implements HeardSound {}

    /// It was left out.
    public record DroppedSound() implements HeardSound {}

    /// A sound was added after it: after a consonant a vowel, as in *desk-eu*.
    public record AddedSound() implements HeardSound {}

    /// It was wrong, and it is not clear what was heard.
    public record UnclearSound() implements HeardSound {}
}
