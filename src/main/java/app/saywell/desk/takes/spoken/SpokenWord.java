package app.saywell.desk.takes.spoken;

/// A word of the sentence or of what was heard.
///
/// @param text as the sentence has it, or as it was heard if the sentence does not have it
/// @param heard what was heard in its place; empty if it was missed
public record SpokenWord(WordFate fate, String text, String heard) {
    /// What became of a word.
    public enum WordFate {
        /// It was said, or something that sounds much like it.
        SAID,
        /// It was not heard.
        MISSED,
        /// Another word was heard in its place.
        REPLACED,
        /// It is not in the sentence.
        ADDED,
        /// It was said again.
        REPEATED
    }
}
