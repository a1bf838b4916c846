package app.saywell.ui.classroom.teaching;

import app.saywell.practice.classroom.ClassGrids;
import app.saywell.practice.classroom.ClassService;
import app.saywell.practice.classroom.TeachingPriorities;
import app.saywell.practice.progress.DrillLessons;
import app.saywell.practice.take.TakeService;
import app.saywell.task.TaskRunner;
import app.saywell.ui.kit.sound.AudioSession;
import app.saywell.ui.kit.sound.ShownRecordings;

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
