package app.saywell.desk.kit.lane;

import app.saywell.desk.kit.axis.AxisMode;
import app.saywell.desk.kit.axis.TimeMap;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.tier.ProsodyDifference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The recordings that the lanes show.
///
/// @param model the upper recording
/// @param learner the take
/// @param upper what the upper recording is
record RecordingPair(Optional<AnalyzedRecording> model, Optional<AnalyzedRecording> learner, UpperRecording upper) {
    static final RecordingPair NONE =
            new RecordingPair(Optional.empty(), Optional.empty(), UpperRecording.MODEL_READING);

    /// Whether sound and alignment of both are the same, whatever was said about them.
    boolean hasSameSoundAs(RecordingPair other) {
        return isSameSound(model, other.model) && isSameSound(learner, other.learner);
    }

    private static boolean isSameSound(Optional<AnalyzedRecording> first, Optional<AnalyzedRecording> second) {
        return first.isPresent() ? second.filter(first.get()::hasSameSoundAs).isPresent() : second.isEmpty();
    }

    /// Where stress and pauses of the take differ from the model reading; two takes are not
    /// compared like that, because neither is a model.
    List<ProsodyDifference> differences() {
        if (upper == UpperRecording.ANOTHER_TAKE) {
            return List.of();
        }
        return model.flatMap(reading -> learner.map(take -> ProsodyDifference.between(reading.words(), take.words())))
                .orElse(List.of());
    }

    /// The lanes from top to bottom.
    List<VoiceLane> lanes(AxisMode axisMode) {
        List<VoiceLane> lanes = new ArrayList<>();
        boolean aligned = axisMode == AxisMode.WORD_ALIGNED;
        TimeMap ofLearner = learner.filter(present -> aligned)
                .map(take -> TimeMap.withShortPauses(take.words()))
                .orElse(TimeMap.identity());
        model.ifPresent(reading -> {
            TimeMap timeMap = learner.filter(present -> aligned)
                    .map(take -> TimeMap.aligned(reading.words(), take.words(), ofLearner))
                    .orElse(TimeMap.identity());
            lanes.add(VoiceLane.of(VoiceSide.MODEL, reading, timeMap)
                    .withColours(upper == UpperRecording.ANOTHER_TAKE ? VoiceSide.LEARNER : VoiceSide.MODEL));
        });
        learner.ifPresent(take -> lanes.add(VoiceLane.of(VoiceSide.LEARNER, take, ofLearner)));
        return List.copyOf(lanes);
    }
}
