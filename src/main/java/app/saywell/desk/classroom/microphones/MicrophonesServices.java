package app.saywell.desk.classroom.microphones;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.desk.takes.view.RecordingServices;
import app.saywell.speech.task.TaskRunner;

/// What [MicrophonesViewModel] works with.
///
/// @param recording with the microphone of the window; the others are opened beside it
public record MicrophonesServices(
        LearnerService learners,
        ScoringQueue scoringQueue,
        RecordingServices recording,
        TaskRunner tasks,
        LibraryEdits edits,
        PublishedSettings settings) {}
