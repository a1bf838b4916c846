package app.saywell.desk.takes.spoken;

/// A word of a dictated sentence, or one that was written.
///
/// @param expected as the sentence has it; empty if the sentence does not have it
/// @param written as it was written; empty if it was left out
public record DictatedWord(DictationFate fate, String expected, String written) {
    /// What became of a word.
    public enum DictationFate {
        /// It was spelt as in the sentence.
        RIGHT,
        /// Something else was written in its place.
        OTHER,
        /// It was left out.
        MISSED,
        /// It is not in the sentence.
        ADDED
    }
}
