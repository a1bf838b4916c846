package app.saywell.ui.transcribe;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.lesson.LessonService;
import app.saywell.practice.scoring.TranscriptionService;
import app.saywell.practice.take.TemporaryRecordings;
import app.saywell.task.TaskRunner;
import app.saywell.ui.kit.sound.AudioSession;

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
