package app.saywell.desk.kit.tier;

import app.saywell.desk.kit.theme.ScoreLevel;

/// One interval of a tier: its place on the axis, its place in the recording and its text.
///
/// @param start seconds on the axis
/// @param end seconds on the axis
/// @param soundStart seconds in the recording, for playback
/// @param soundEnd seconds in the recording
/// @param label the expected word, syllable or IPA symbol, or the length of a pause
/// @param heard the other sound that was clearly heard instead, or empty; in the tier of marks the
///   symbol alone, for boxes too narrow for the reason
/// @param level how well it was said
/// @param position the part of the analysis that it shows
public record TierInterval(
        double start,
        double end,
        double soundStart,
        double soundEnd,
        String label,
        String heard,
        ScoreLevel level,
        ComponentPosition position) {

    public String boxText() {
        return heard.isEmpty() ? label : label + "→" + heard;
    }

    /// The index of its word, from 0; -1 if it belongs to no word.
    public int wordIndex() {
        return position.wordIndex();
    }

    /// The same in the looks of another level.
    TierInterval withLevel(ScoreLevel other) {
        return new TierInterval(start, end, soundStart, soundEnd, label, heard, other, position);
    }

    /// A position in the analysis of a recording.
    ///
    /// @param componentIndex index among the components
    /// @param wordIndex index among the words, from 0; -1 for pauses
    /// @param partIndex index among the sounds of the word; 0 for the whole word
    public record ComponentPosition(int componentIndex, int wordIndex, int partIndex) {}
}
