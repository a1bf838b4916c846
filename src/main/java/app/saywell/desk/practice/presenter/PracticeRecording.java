package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.desk.takes.view.RecordingController;
import app.saywell.desk.takes.view.RecordingController.AfterRecording;
import app.saywell.speech.audio.capture.TakeSamples;
import java.nio.file.Path;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Records takes of the open sentence, after a countdown if the user wants one.
final class PracticeRecording {
    private static final Duration AFTER_MODEL = Duration.seconds(1);

    private final PracticeState practiceState;
    private final PracticeServices services;
    private final SentenceLoader loader;
    private final VoicePlayback playback;
    private final KeptTakes keptTakes;
    private final SpokenWords spokenWords;
    private final RecordingController recorder;
    private final RecordingCountdown countdown;
    private final PauseTransition afterModel = new PauseTransition(AFTER_MODEL);
    private boolean stopping;
    private boolean restartPending;

    PracticeRecording(
            PracticeState practiceState,
            PracticeServices services,
            SentenceLoader loader,
            VoicePlayback playback,
            KeptTakes keptTakes) {
        this.practiceState = practiceState;
        this.services = services;
        this.loader = loader;
        this.playback = playback;
        this.keptTakes = keptTakes;
        spokenWords =
                new SpokenWords(practiceState, services.following(), services.settings(), services.audioSession());
        recorder = new RecordingController(services.recording(), new TakeListener());
        afterModel.setOnFinished(event -> end(AfterRecording.SCORE));
        countdown = new RecordingCountdown(practiceState.phases()::showCountdown, this::start);
        practiceState.phases().yieldTo(recorder::isRecording, countdown::isRunning);
    }

    boolean isRecording() {
        return recorder.isRecording();
    }

    /// Whether a take is being stored.
    boolean isStoring() {
        return recorder.isStoring();
    }

    /// Starts a recording, or ends it and keeps it. While the last one is being stored, the next
    /// one waits for that.
    void toggle() {
        if (stopping) {
            restartPending = true;
            return;
        }
        if (!recorder.isRecording()) {
            practiceState.shadowing().set(false);
        }
        if (recorder.isRecording()) {
            end(AfterRecording.SCORE);
        } else if ((loader.sentenceId() != 0 || loader.isLoading()) && !isViewing()) {
            int seconds = RecordingCountdown.configuredSeconds(services.settings());
            if (countdown.cancel() || seconds == 0) {
                start();
            } else {
                playback.stop();
                countdown.start(seconds);
            }
        }
    }

    /// Records a take while the model reading plays; ends a running one.
    void shadow() {
        boolean hasModel = practiceState.lanes().lane(VoiceSide.MODEL).isPresent();
        if (recorder.isRecording()) {
            end(AfterRecording.SCORE);
        } else if (hasModel && loader.sentenceId() != 0 && !isViewing()) {
            countdown.cancel();
            practiceState.shadowing().set(true);
            start();
        }
    }

    /// The speaker is a little behind the model.
    private void modelEnded() {
        if (recorder.isRecording()) {
            afterModel.playFromStart();
        }
    }

    /// Whether the work of another learner is looked at; then nothing is recorded.
    private boolean isViewing() {
        return practiceState.practisingLearner().get().isPresent();
    }

    private void start() {
        loader.whenShown(this::start);
    }

    private void start(Learner learner) {
        if (loader.sentenceId() == 0 || isViewing() || recorder.isRecording()) {
            return;
        }
        if (!learner.consent().allowsRecording()) {
            practiceState
                    .phases()
                    .showFailure(new PracticePhase.LocalFailure(
                            "practice.broken.no-consent", "NO_CONSENT", KeptRecordings.EARLIER_TAKES));
            return;
        }
        recorder.start(takeOwner(learner));
    }

    private Take.TakeOwner takeOwner(Learner learner) {
        return new Take.TakeOwner(loader.sentenceId(), learner.id());
    }

    /// Ends a running recording and cancels a countdown; does nothing if there is neither.
    void stop(AfterRecording nextStep) {
        if (countdown.cancel()) {
            practiceState.phases().endCountdown(practiceState.result().get().isPresent());
        }
        restartPending = false;
        end(nextStep);
    }

    /// The first step that was asked for counts, unless the take is to be thrown away.
    private void end(AfterRecording nextStep) {
        if (recorder.isRecording() && (!stopping || nextStep == AfterRecording.DISCARD)) {
            stopping = true;
            spokenWords.stop();
            recorder.stop(nextStep);
        }
    }

    /// Imports an audio file as a take.
    void importFile(Path audio) {
        if (!recorder.isRecording()) {
            loader.whenShown(learner -> importFile(learner, audio));
        }
    }

    private void importFile(Learner learner, Path audio) {
        if (loader.sentenceId() != 0 && !recorder.isRecording()) {
            recorder.importFile(takeOwner(learner), audio);
        }
    }

    private void endShadowing() {
        if (practiceState.shadowing().get()) {
            afterModel.stop();
            playback.stop();
            practiceState.shadowing().set(false);
        }
    }

    private final class TakeListener implements RecordingController.RecordingListener {
        @Override
        public void recordingStarted() {
            playback.stop();
            practiceState.phases().showRecording();
            if (!loader.asksForRating()) {
                recorder.owner().ifPresent(spokenWords::begin);
            }
            if (practiceState.shadowing().get()) {
                playback.playModelAlong(PracticeRecording.this::modelEnded);
            }
        }

        @Override
        public void endsQuietly(TakeSamples sound) {
            recorder.owner().ifPresent(owner -> services.following().hearAhead(owner, sound));
        }

        @Override
        public void takeKept(Take take, AfterRecording nextStep) {
            boolean restart = restartPending && !recorder.isRecording();
            ended();
            keptTakes.handle(take, nextStep);
            if (restart) {
                toggle();
            }
        }

        @Override
        public void recordingFailed(String messageKey, String code, KeptRecordings kept) {
            ended();
            practiceState.phases().showFailure(new PracticePhase.LocalFailure(messageKey, code, kept));
        }

        /// What was imported meanwhile ends nothing.
        private void ended() {
            if (!recorder.isRecording()) {
                stopping = false;
                restartPending = false;
                spokenWords.stop();
                endShadowing();
            }
        }
    }
}
