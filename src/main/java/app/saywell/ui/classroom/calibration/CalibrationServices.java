package app.saywell.ui.classroom.calibration;

import app.saywell.practice.classroom.ClassGrids;
import app.saywell.practice.take.TakeService;
import app.saywell.task.TaskRunner;
import app.saywell.ui.kit.sound.AudioSession;
import app.saywell.ui.kit.sound.ShownRecordings;

/// What [CalibrationViewModel] works with.
public record CalibrationServices(
        ClassGrids classGrids,
        TakeService takes,
        TaskRunner tasks,
        AudioSession audioSession,
        ShownRecordings recordings) {}
