package app.saywell.desk.classroom.teaching;

import app.saywell.desk.classes.ClassGrids;
import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.TeachingPriorities;
import app.saywell.desk.classes.progress.DrillLessons;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.takes.TakeService;
import app.saywell.speech.task.TaskRunner;

/// What [TeachingViewModel] works with.
public record TeachingServices(
        ClassGrids classGrids,
        ClassService classes,
        DrillLessons drillLessons,
        TakeService takes,
        TeachingPriorities teachingPriorities,
        TaskRunner tasks,
        AudioSession audioSession,
        ShownRecordings recordings) {}
