package app.saywell.desk.kit.tier;

/// A teacher's mark on one interval of a take; the result of the service stays.
///
/// @param kind words, phonemes or pauses
/// @param componentIndex index among the components of the analysis
/// @param partIndex index of the sound within its word, else 0
/// @param value 0 to 100 for a word or sound; for a pause 1 if it is right and 0 if not
/// @param reason may be empty
public record IntervalMark(LaneTier.TierKind kind, int componentIndex, int partIndex, double value, String reason) {

    public boolean isAbout(LaneTier.TierKind otherKind, TierInterval.ComponentPosition position) {
        return kind == otherKind && componentIndex == position.componentIndex() && partIndex == position.partIndex();
    }
}
