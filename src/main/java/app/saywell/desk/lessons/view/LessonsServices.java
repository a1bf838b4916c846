package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.lessons.LessonImport;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.lessons.PronunciationService;
import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.lessons.pack.LessonPackService;
import app.saywell.desk.lessons.pack.ReadyLessons;
import app.saywell.desk.lessons.shared.SharedLessons;
import app.saywell.desk.lessons.view.voice.VoiceServices;
import app.saywell.desk.lessons.voice.WordAudio;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.TaskRunner;

/// What [LessonsViewModel] works with.
public record LessonsServices(
        ReadyLessons readyLessons,
        LessonImport lessonImport,
        LessonPackService lessonPacks,
        SharedLessons sharedLessons,
        LessonService lessons,
        PronunciationService pronunciations,
        ReadingService readings,
        WordAudio wordAudio,
        VoiceServices voice,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings,
        AudioSession audioSession,
        ShownRecordings recordings) {}
