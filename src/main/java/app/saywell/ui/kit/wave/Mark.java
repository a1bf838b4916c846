package app.saywell.ui.kit.wave;

import app.saywell.ui.kit.Level;

/// One interval of a tier: where it is drawn, where it sounds, what stands in it.
///
/// @param start seconds on the axis
/// @param end seconds on the axis
/// @param soundStart seconds of the recording itself, for playing it
/// @param soundEnd seconds of the recording itself
/// @param label what is expected there: a word, a syllable, an IPA symbol, a length
/// @param heard the other sound that was surely heard there, or the empty string
/// @param level how well it was said
/// @param word the number of the word it belongs to, from 0; -1 where it belongs to none
public record Mark(
        double start,
        double end,
        double soundStart,
        double soundEnd,
        String label,
        String heard,
        Level level,
        int word) {

    /// What is written into its box.
    public String text() {
        return heard.isEmpty() ? label : label + "→" + heard;
    }
}
