package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.UnfinishedRecordingItem;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.takes.RecordingRecovery;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.time.Instant;
import java.util.List;

/// Handles recordings that a crash left unfinished, until the user decides about them.
final class UnfinishedRecordingHandler {
    private final PracticeState practiceState;
    private final LessonService lessonService;
    private final RecordingRecovery recordingRecovery;
    private final TaskRunner tasks;
    private final LibraryEdits edits;
    private List<Found> unfinished = List.of();

    /// A recording with the text of its sentence.
    private record Found(RecordingRecovery.InterruptedRecording recording, UnfinishedRecordingItem item) {}

    UnfinishedRecordingHandler(
            PracticeState practiceState,
            LessonService lessonService,
            RecordingRecovery recordingRecovery,
            TaskRunner tasks,
            LibraryEdits edits) {
        this.practiceState = practiceState;
        this.lessonService = lessonService;
        this.recordingRecovery = recordingRecovery;
        this.tasks = tasks;
        this.edits = edits;
        Instant openedAt = Instant.now();
        new LatestRead(tasks).run(() -> find(openedAt), this::show);
    }

    // What is being recorded by now is not interrupted.
    private List<Found> find(Instant openedAt) {
        return recordingRecovery.findInterrupted().stream()
                .filter(recording -> recording.begunAt().isBefore(openedAt))
                .map(recording -> new Found(recording, toItem(recording)))
                .toList();
    }

    private void show(List<Found> found) {
        unfinished = found;
        practiceState.unfinishedRecordings().set(found.stream().map(Found::item).toList());
    }

    private UnfinishedRecordingItem toItem(RecordingRecovery.InterruptedRecording recording) {
        String text = lessonService
                .findSentence(recording.owner().sentenceId())
                .map(Sentence::text)
                .orElse("");
        return new UnfinishedRecordingItem(recording.begunAt(), recording.seconds(), text);
    }

    void keep() {
        List<RecordingRecovery.InterruptedRecording> toKeep = takeDecided();
        tasks.run(
                progress -> {
                    toKeep.forEach(recordingRecovery::keep);
                    return toKeep.size();
                },
                this::keepFinished);
    }

    private void keepFinished(TaskOutcome<Integer> outcome) {
        if (outcome instanceof TaskOutcome.TaskFailed<Integer>(Throwable cause)) {
            practiceState
                    .phases()
                    .showFailure(new PracticePhase.LocalFailure(
                            "practice.broken.opening", cause.getClass().getSimpleName(), KeptRecordings.EVERYTHING));
        }
    }

    void discard() {
        List<RecordingRecovery.InterruptedRecording> toDiscard = takeDecided();
        edits.edit(() -> toDiscard.forEach(recordingRecovery::discard));
    }

    // What cannot be opened is decided about only when nothing else is listed.
    private List<RecordingRecovery.InterruptedRecording> takeDecided() {
        List<Found> decided = unfinished.stream()
                .filter(found -> found.recording().canBeOpened())
                .toList();
        List<Found> all = unfinished;
        show(
                decided.isEmpty()
                        ? List.of()
                        : all.stream().filter(found -> !decided.contains(found)).toList());
        return (decided.isEmpty() ? all : decided)
                .stream().map(Found::recording).toList();
    }
}
