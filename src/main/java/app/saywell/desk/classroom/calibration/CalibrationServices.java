package app.saywell.desk.classroom.calibration;

import app.saywell.desk.classes.ClassGrids;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.takes.TakeService;
import app.saywell.speech.task.TaskRunner;

/// What [CalibrationViewModel] works with.
public record CalibrationServices(
        ClassGrids classGrids,
        TakeService takes,
        TaskRunner tasks,
        AudioSession audioSession,
        ShownRecordings recordings) {}
