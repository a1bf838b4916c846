package app.saywell.ui.practice.presenter;

import app.saywell.library.lesson.Sentence;
import app.saywell.practice.take.RecordingRecovery;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.practice.state.PracticePhase;
import app.saywell.ui.practice.state.PracticeState;
import app.saywell.ui.practice.state.UnfinishedRecordingItem;

import java.util.List;

/// Handles recordings that a crash left unfinished, until the user decides about them.
final class UnfinishedRecordingHandler {
    private final PracticeState practiceState;
    private final ScreenContext context;
    private List<RecordingRecovery.InterruptedRecording> unfinished;

    UnfinishedRecordingHandler(PracticeState practiceState, ScreenContext context) {
        this.practiceState = practiceState;
        this.context = context;
        unfinished = context.practice().recovery().findInterrupted();
        practiceState.unfinishedRecordings().set(unfinished.stream().map(this::toItem).toList());
    }

    private UnfinishedRecordingItem toItem(RecordingRecovery.InterruptedRecording recording) {
        String text =
                context.practice()
                        .lessons()
                        .findSentence(recording.owner().sentenceId())
                        .map(Sentence::text)
                        .orElse("");
        return new UnfinishedRecordingItem(recording.begunAt(), recording.seconds(), text);
    }

    void keep() {
        List<RecordingRecovery.InterruptedRecording> toKeep = unfinished;
        clear();
        context.tasks()
                .run(
                        progress -> {
                            toKeep.forEach(context.practice().recovery()::keep);
                            return toKeep.size();
                        },
                        this::keepFinished);
    }

    private void keepFinished(TaskOutcome<Integer> outcome) {
        if (outcome instanceof TaskOutcome.TaskFailed<Integer>(Throwable cause)) {
            practiceState
                    .phase()
                    .set(
                            new PracticePhase.LocalFailure(
                                    "practice.broken.opening", cause.getClass().getSimpleName()));
        }
    }

    void discard() {
        unfinished.forEach(context.practice().recovery()::discard);
        clear();
    }

    private void clear() {
        unfinished = List.of();
        practiceState.unfinishedRecordings().set(List.of());
    }
}
