package app.saywell.desk.kit.tier;

import app.saywell.desk.school.mark.Miscue;
import java.util.Optional;

/// A teacher's mark on one interval of a take; the result of the service stays.
///
/// @param kind words, phonemes or pauses
/// @param componentIndex index among the components of the analysis
/// @param partIndex index of the sound within its word, else 0
/// @param value 0 to 100 for a word or sound; for a pause 1 if it is right and 0 if not
/// @param miscue what the reader did with the word, if it is that
/// @param reason may be empty
public record IntervalMark(
        LaneTier.TierKind kind,
        int componentIndex,
        int partIndex,
        double value,
        Optional<Miscue> miscue,
        String reason) {

    public boolean isAbout(LaneTier.TierKind otherKind, TierInterval.ComponentPosition position) {
        return kind == otherKind && componentIndex == position.componentIndex() && partIndex == position.partIndex();
    }
}
