package app.saywell.desk.practice;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.practice.drill.DrillServices;
import app.saywell.desk.practice.marks.TeacherMarksServices;
import app.saywell.desk.practice.presenter.PracticeServices;
import app.saywell.desk.practice.today.TodayServices;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.takes.scoring.HeardTexts;
import app.saywell.desk.takes.scoring.SecondOpinionService;
import app.saywell.speech.task.TaskRunner;

/// What [PracticeScreen] works with.
public record PracticeScreenServices(
        HeardTexts heardTexts,
        LessonService lessons,
        SecondOpinionService secondOpinion,
        PracticeServices practice,
        TeacherMarksServices teacherMarks,
        TodayServices today,
        DrillServices drill,
        TaskRunner tasks,
        ChangePublisher changes,
        AudioSession audioSession) {}
