package app.saywell.desk.kit.lane;

import app.saywell.desk.kit.axis.TimeMap;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.LaneTiers;
import app.saywell.desk.kit.tier.TierInterval;
import java.util.List;
import java.util.Optional;

/// One recording laid out on the shared time axis.
///
/// @param colours whose colours it has: a take above another one is coloured like a learner's
public record VoiceLane(
        VoiceSide side, VoiceSide colours, AnalyzedRecording recording, TimeMap timeMap, LaneTiers tiers) {

    /// Lays a recording out with a time map and score levels.
    public static VoiceLane of(VoiceSide side, AnalyzedRecording recording, TimeMap timeMap) {
        return new VoiceLane(
                side,
                side,
                recording,
                timeMap,
                LaneTiers.of(recording.components(), timeMap)
                        .withMarks(recording.marks())
                        .withFocus(recording.focus()));
    }

    /// The same in the colours of the other side.
    VoiceLane withColours(VoiceSide other) {
        return new VoiceLane(side, other, recording, timeMap, tiers);
    }

    /// Its end on the axis in seconds.
    public double end() {
        return timeMap.toAxis(recording.envelope().seconds());
    }

    /// The interval of this lane that corresponds to an interval of the other lane: in the word
    /// with the same index, the part with the same label and position. Empty if there is none.
    public Optional<TierInterval> counterpart(LaneTier.TierKind kind, TierInterval interval) {
        if (interval.wordIndex() < 0) {
            return Optional.empty();
        }
        List<TierInterval> sameWord = tiers.of(kind).intervals().stream()
                .filter(candidate -> candidate.wordIndex() == interval.wordIndex())
                .toList();
        int index = interval.position().partIndex();
        if (index < sameWord.size() && sameWord.get(index).label().equals(interval.label())) {
            return Optional.of(sameWord.get(index));
        }
        return sameWord.stream()
                .filter(candidate -> candidate.label().equals(interval.label()))
                .findFirst();
    }
}
