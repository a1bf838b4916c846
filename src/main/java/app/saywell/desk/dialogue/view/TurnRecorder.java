package app.saywell.desk.dialogue.view;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.desk.takes.view.RecordingController;
import app.saywell.desk.takes.view.RecordingServices;
import app.saywell.speech.audio.capture.EndOfSpeech;
import app.saywell.speech.audio.capture.LevelMeter;
import app.saywell.speech.signal.DecibelScale;
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

    /// Who speaks fast needs so long for a word.
    private static final double SECONDS_A_WORD = 0.22;

    private static final int BLOCKS = 512;

    private final AudioSession audioSession;
    private final RecordingController controller;
    private final TurnListener listener;
    private final PauseTransition beforeStart = new PauseTransition(AFTER_VOICE);
    private final Timeline looking = new Timeline(new KeyFrame(LOOK, event -> look()));
    private final short[] minima = new short[BLOCKS];
    private final short[] maxima = new short[BLOCKS];
    private EndOfSpeech speech = new EndOfSpeech(0);
    private long nextBlock;

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
        this.audioSession = services.audioSession();
        this.listener = listener;
        controller = new RecordingController(services, new EndListener());
        looking.setCycleCount(Animation.INDEFINITE);
    }

    /// Begins a turn in half a second.
    ///
    /// @param words how many words it has at the least
    void start(Take.TakeOwner owner, int words) {
        speech = new EndOfSpeech(words * SECONDS_A_WORD);
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
        audioSession.meter().ifPresent(this::hear);
        switch (speech.heard()) {
            case FINISHED -> finish();
            case NOBODY -> drop();
            case NOTHING_YET, SPEECH -> {}
        }
    }

    private void hear(LevelMeter meter) {
        int count = meter.blocks(nextBlock, minima, maxima);
        for (int i = 0; i < count; i++) {
            int peak = Math.max(-minima[i], maxima[i]);
            speech.add(DecibelScale.ofAmplitude(peak / 32768.0));
        }
        nextBlock += count;
    }

    private final class EndListener implements RecordingController.RecordingListener {
        @Override
        public void recordingStarted() {
            nextBlock = audioSession.startBlock();
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
