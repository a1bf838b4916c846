package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.DialogueLine;
import app.saywell.desk.kit.sound.SpeechEndListener;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.desk.takes.view.RecordingController;
import app.saywell.desk.takes.view.RecordingServices;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.PauseTransition;
import javafx.animation.Timeline;
import javafx.util.Duration;

/// Records one turn of a dialogue: begins by itself, and ends when the speaker has finished. Used on the UI thread
/// only.
final class TurnRecorder {
    /// The voice before is over by then, also in what a recording has from before its start.
    private static final Duration AFTER_VOICE = Duration.millis(500);

    private static final Duration LOOK = Duration.millis(50);

    private final RecordingController controller;
    private final TurnListener listener;
    private final PauseTransition beforeStart = new PauseTransition(AFTER_VOICE);
    private final Timeline looking = new Timeline(new KeyFrame(LOOK, event -> look()));
    private final SpeechEndListener speechEnd;
    private int words;
    private int wordsToRead;

    /// Told on the UI thread what came of a turn.
    interface TurnListener {
        /// The recording runs.
        void turnStarted();

        /// The turn was said and is stored.
        void turnKept(Take take);

        /// Nobody spoke, or the turn is to be said again; the recording is in the bin.
        void turnDropped(Take take);

        /// There is no recording, or not all of it.
        ///
        /// @param messageKey of the text that says why
        void turnFailed(String messageKey);
    }

    TurnRecorder(RecordingServices services, TurnListener listener) {
        speechEnd = new SpeechEndListener(services.audioSession());
        this.listener = listener;
        controller = new RecordingController(services, new EndListener());
        looking.setCycleCount(Animation.INDEFINITE);
    }

    /// Begins a turn in half a second.
    ///
    /// @param answers the line, or those among which the speaker chooses
    void start(Take.TakeOwner owner, List<DialogueLine> answers) {
        words = answers.stream().mapToInt(DialogueLine::words).min().orElse(0);
        wordsToRead = answers.stream().mapToInt(DialogueLine::words).sum();
        beforeStart.setOnFinished(event -> controller.start(owner));
        beforeStart.playFromStart();
    }

    /// Whether a turn is recorded, or about to be.
    boolean isBusy() {
        return beforeStart.getStatus() == Animation.Status.RUNNING || controller.isRecording();
    }

    /// The speaker says that the turn is over.
    void finish() {
        end(RecordingController.AfterRecording.SCORE);
    }

    /// Ends a turn that is not to be kept.
    ///
    /// @return whether there is a recording of it, which is told as dropped
    boolean drop() {
        beforeStart.stop();
        boolean isRecorded = controller.isRecording();
        end(RecordingController.AfterRecording.DISCARD);
        return isRecorded;
    }

    private void end(RecordingController.AfterRecording then) {
        looking.stop();
        controller.stop(then);
    }

    private void look() {
        switch (speechEnd.heard()) {
            case FINISHED -> finish();
            case NOBODY -> drop();
            case NOTHING_YET, SPEECH -> {}
        }
    }

    private final class EndListener implements RecordingController.RecordingListener {
        @Override
        public void recordingStarted() {
            speechEnd.begin(words, wordsToRead);
            looking.playFromStart();
            listener.turnStarted();
        }

        @Override
        public void takeKept(Take take, RecordingController.AfterRecording then) {
            looking.stop();
            if (then == RecordingController.AfterRecording.DISCARD) {
                listener.turnDropped(take);
            } else {
                listener.turnKept(take);
            }
        }

        @Override
        public void recordingFailed(String messageKey, String code, KeptRecordings kept) {
            looking.stop();
            listener.turnFailed(messageKey);
        }
    }
}
