package app.saywell.engine.align;

/// Something between the words of the text.
///
/// @param start first frame
/// @param end frame after the last
/// @param after how many tokens of the text come before it
public record Interlude(Kind kind, int start, int end, int after) {

    /// What was heard there.
    public enum Kind {
        /// Nothing.
        SILENCE,
        /// A cough, a knock, breath.
        NOISE,
        /// Speech that is not of the text: a false start, a remark.
        OTHER_SPEECH,
        /// A word of the text that was said again afterwards.
        REPEATED
    }
}
