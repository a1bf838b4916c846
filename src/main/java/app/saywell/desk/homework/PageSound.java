package app.saywell.desk.homework;

import java.util.List;
import java.util.Map;

/// A sound that a homework page shows and trains, as the JSON that its script reads.
///
/// @param sound as it is shown: `r`
/// @param heard what many of the class say instead; empty where that is not known
/// @param example a word with it
/// @param how how tongue and lips make it, by language code
/// @param trick how to find it, by language code
/// @param mouth the mouth on its way into the sound
/// @param sides what ear training tells apart, as it is shown; empty without ear training
/// @param sets of words that differ in these sides alone
record PageSound(
        String sound,
        String heard,
        String example,
        Map<String, String> how,
        Map<String, String> trick,
        PageMouth mouth,
        List<String> sides,
        List<SpokenSet> sets) {

    /// Drawings in the order of time. The outlines of one view have the same commands in every drawing, except for the
    /// air.
    ///
    /// @param seconds from the first drawing to the last
    /// @param side outlines from the side, drawing after drawing
    /// @param front the lips from the front
    record PageMouth(
            double seconds,
            String sideBox,
            String frontBox,
            List<String> sideStyles,
            List<String> frontStyles,
            List<List<String>> side,
            List<List<String>> front) {}

    /// Words to tell apart.
    ///
    /// @param words as they are shown, in the order of the sides
    /// @param clips of each word, one by each voice in the same order, as MP3 in Base64
    record SpokenSet(List<String> words, List<List<String>> clips) {}
}
