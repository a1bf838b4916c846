package app.saywell.desk.takes.view;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.takes.RecordingRecovery;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.scoring.ScoringPreparation;
import java.util.function.Supplier;

/// What [RecordingController] works with.
///
/// @param microphone the name of the microphone, which is noted with each take; empty is the default of the system
public record RecordingServices(
        RecordingRecovery recovery,
        ScoringPreparation scoringPreparation,
        TakeService takes,
        Supplier<String> microphone,
        AudioSession audioSession) {

    /// The same with another microphone.
    public RecordingServices with(AudioSession beside, Supplier<String> name) {
        return new RecordingServices(recovery, scoringPreparation, takes, name, beside);
    }
}
