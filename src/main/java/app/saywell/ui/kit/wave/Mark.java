package app.saywell.ui.kit.wave;

import app.saywell.ui.kit.Level;

/// One interval of a tier: where it is drawn, where it sounds, what stands in it.
///
/// @param start seconds on the axis
/// @param end seconds on the axis
/// @param soundStart seconds of the recording itself, for playing it
/// @param soundEnd seconds of the recording itself
/// @param label what is expected there: a word, a syllable, an IPA symbol, a length
/// @param heard the other sound that was surely heard there, or the empty string; in a tier of
///     marks the sign alone, for a box too narrow for the reason
/// @param level how well it was said
/// @param place which part of the analysis it shows
public record Mark(
        double start,
        double end,
        double soundStart,
        double soundEnd,
        String label,
        String heard,
        Level level,
        Place place) {

    /// What is written into its box.
    public String text() {
        return heard.isEmpty() ? label : label + "→" + heard;
    }

    /// The number of the word it belongs to, from 0; -1 where it belongs to none.
    public int word() {
        return place.word();
    }

    /// Where in the analysis of a recording something stands.
    ///
    /// @param component index among the components
    /// @param word number among the words, from 0; -1 for what is no word
    /// @param part index among the syllables or sounds of the word; 0 for the whole of it
    public record Place(int component, int word, int part) {}
}
