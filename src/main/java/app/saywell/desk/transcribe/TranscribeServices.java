package app.saywell.desk.transcribe;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.TemporaryRecordings;
import app.saywell.desk.takes.scoring.TranscriptionService;
import app.saywell.speech.task.TaskRunner;

/// What [TranscribeViewModel] works with.
public record TranscribeServices(
        LearnerService learners,
        LessonService lessons,
        TemporaryRecordings temporaryRecordings,
        TranscriptionService transcription,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings,
        AudioSession audioSession) {}
