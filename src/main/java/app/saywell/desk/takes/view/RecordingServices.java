package app.saywell.desk.takes.view;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.RecordingRecovery;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.scoring.ScoringPreparation;

/// What [RecordingController] works with.
public record RecordingServices(
        RecordingRecovery recovery,
        ScoringPreparation scoringPreparation,
        TakeService takes,
        PublishedSettings settings,
        AudioSession audioSession) {}
