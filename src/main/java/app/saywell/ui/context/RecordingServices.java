package app.saywell.ui.context;

import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.scoring.ScoringPreparation;
import app.saywell.practice.take.RecordingRecovery;
import app.saywell.practice.take.TakeService;
import app.saywell.ui.kit.sound.AudioSession;

/// What [RecordingController] works with.
public record RecordingServices(
        RecordingRecovery recovery,
        ScoringPreparation scoringPreparation,
        TakeService takes,
        PublishedSettings settings,
        AudioSession audioSession) {}
