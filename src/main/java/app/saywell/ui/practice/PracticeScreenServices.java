package app.saywell.ui.practice;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.lesson.LessonService;
import app.saywell.practice.scoring.HeardTexts;
import app.saywell.practice.scoring.SecondOpinionService;
import app.saywell.task.TaskRunner;
import app.saywell.ui.kit.sound.AudioSession;
import app.saywell.ui.practice.marks.TeacherMarksServices;
import app.saywell.ui.practice.presenter.PracticeServices;
import app.saywell.ui.practice.today.TodayServices;

/// What [PracticeScreen] works with.
public record PracticeScreenServices(
        HeardTexts heardTexts,
        LessonService lessons,
        SecondOpinionService secondOpinion,
        PracticeServices practice,
        TeacherMarksServices teacherMarks,
        TodayServices today,
        TaskRunner tasks,
        ChangePublisher changes,
        AudioSession audioSession) {}
