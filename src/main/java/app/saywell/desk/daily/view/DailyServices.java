package app.saywell.desk.daily.view;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.daily.DailyExport;
import app.saywell.desk.daily.DailySessions;
import app.saywell.desk.daily.ProgressReader;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.lessons.view.voice.VoiceServices;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.TakeService;
import app.saywell.speech.task.TaskRunner;

/// What the page of the day and the bar of its session work with.
public record DailyServices(
        DailySessions sessions,
        ProgressReader progress,
        DailyExport export,
        LearnerService learners,
        LessonService lessons,
        TakeService takes,
        VoiceServices voice,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings,
        AudioSession audioSession,
        ShownRecordings recordings) {}
