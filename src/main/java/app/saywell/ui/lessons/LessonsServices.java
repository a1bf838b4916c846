package app.saywell.ui.lessons;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.lesson.LessonImport;
import app.saywell.practice.lesson.LessonService;
import app.saywell.practice.lesson.PronunciationService;
import app.saywell.practice.lesson.ReadingService;
import app.saywell.practice.pack.LessonPackService;
import app.saywell.practice.pack.ReadyLessons;
import app.saywell.practice.voice.WordAudio;
import app.saywell.task.TaskRunner;
import app.saywell.ui.kit.sound.AudioSession;
import app.saywell.ui.kit.sound.ShownRecordings;
import app.saywell.ui.voice.VoiceServices;

/// What [LessonsViewModel] works with.
public record LessonsServices(
        ReadyLessons readyLessons,
        LessonImport lessonImport,
        LessonPackService lessonPacks,
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
