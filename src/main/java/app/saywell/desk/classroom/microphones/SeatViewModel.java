package app.saywell.desk.classroom.microphones;

import app.saywell.desk.classes.ScoringDispatch;
import app.saywell.desk.classroom.grid.GridSnapshot;
import app.saywell.desk.classroom.rotation.RotationTurn;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.SpeechEndListener;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.desk.takes.view.RecordingController;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.capture.RecordingFailure;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// A microphone at this computer with its learner, who reads one sentence of the lesson after the other. Use it only on
/// the JavaFX thread.
public final class SeatViewModel {
    private final ReadOnlyStringWrapper microphone = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Optional<Learner>> learner = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<RotationTurn>> turn = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<SeatPhase> phase = new ReadOnlyObjectWrapper<>(new SeatPhase.SeatIncomplete());
    private final MicrophonesServices services;
    private final int number;
    private final AudioSession audioSession;
    private final RecordingController recorder;
    private final SpeechEndListener speechEnd;
    private final BooleanSupplier stopsInSilence;
    private final LatestRead deviceReads;
    private GridSnapshot lesson = GridSnapshot.EMPTY;
    private boolean endsByItself;
    private boolean givesUpMicrophone;

    /// @param number from 1
    /// @param stopsInSilence whether a take that is started now ends by itself
    SeatViewModel(MicrophonesServices services, int number, BooleanSupplier stopsInSilence) {
        this.services = services;
        this.number = number;
        this.stopsInSilence = stopsInSilence;
        deviceReads = new LatestRead(services.tasks());
        audioSession = services.recording().audioSession().beside();
        recorder = new RecordingController(
                services.recording().with(audioSession, microphone::get), new SeatRecordingListener());
        speechEnd = new SpeechEndListener(audioSession);
        audioSession.recorderState().subscribe(this::recorderStateChanged);
    }

    /// Its number, from 1: the key that starts and stops it.
    public int number() {
        return number;
    }

    /// What it records with.
    public AudioSession audioSession() {
        return audioSession;
    }

    /// The name of the microphone; empty if none is chosen.
    public ReadOnlyStringProperty microphone() {
        return microphone.getReadOnlyProperty();
    }

    /// Who reads into it.
    public ReadOnlyObjectProperty<Optional<Learner>> learner() {
        return learner.getReadOnlyProperty();
    }

    /// The learner with the sentence that is read now; empty without a learner or a lesson.
    public ReadOnlyObjectProperty<Optional<RotationTurn>> turn() {
        return turn.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<SeatPhase> phase() {
        return phase.getReadOnlyProperty();
    }

    /// Starts the take of this seat, or stops it.
    public void toggleRecording() {
        if (phase.get().isRunning()) {
            stop();
        } else {
            start();
        }
    }

    /// Goes to another sentence of the same learner, unless a take is being recorded.
    public void moveSentence(int offset) {
        turn.get().filter(any -> !isBusy()).ifPresent(current -> {
            int column = lesson.columnOf(current.sentence().id()) + offset;
            if (column >= 0 && column < lesson.sentences().size()) {
                turn.set(turnAt(current.learner(), column));
                settle();
            }
        });
    }

    /// Opens this microphone, or none for the empty name.
    void choose(String name) {
        if (!isBusy()) {
            microphone.set(name);
            openMicrophone();
            settle();
        }
    }

    /// Lets its microphone go for good, because nothing tells it from another one. A take that runs is recorded to its
    /// end before.
    void giveUpMicrophone() {
        givesUpMicrophone = isBusy();
        choose("");
    }

    /// Begins with the first sentence of which the learner has no take.
    void choose(Optional<Learner> reader) {
        if (!isBusy()) {
            learner.set(reader);
            turn.set(Optional.empty());
            beginAfter(-1);
        }
    }

    /// Opens the chosen microphone, if there is one.
    void openMicrophone() {
        if (microphone.get().isEmpty()) {
            audioSession.closeMicrophone();
        } else {
            audioSession.openMicrophone(microphone.get());
        }
    }

    /// Lets go of the microphone. A running take is completed and kept.
    void closeMicrophone() {
        stop();
        audioSession.closeMicrophone();
    }

    /// Whether nothing is chosen for it.
    boolean isFree() {
        return microphone.get().isEmpty() && learner.get().isEmpty() && !isBusy();
    }

    /// Completes a running take, and ends the seat. Nobody waits for it but the session of the window.
    void close() {
        closeMicrophone();
        deviceReads.cancel();
        services.tasks().run(_ -> endSession(), _ -> {});
    }

    private boolean endSession() {
        audioSession.close();
        return true;
    }

    /// Starts a take where everything is there for it.
    void start() {
        boolean startable = phase.get() instanceof SeatPhase.SeatReady
                || (phase.get() instanceof SeatPhase.SeatFailed && isComplete());
        if (startable && !isBusy()) {
            turn.get().ifPresent(current -> {
                phase.set(new SeatPhase.SeatStarting());
                recorder.start(current.owner());
            });
        }
    }

    /// Stops a running take and keeps it. One whose microphone is still being opened does not begin.
    void stop() {
        stop(RecordingController.AfterRecording.SCORE);
    }

    private void stop(RecordingController.AfterRecording then) {
        if (phase.get().isRunning()) {
            phase.set(new SeatPhase.SeatStoring());
            recorder.stop(then);
        }
    }

    /// Ends a take whose speaker has finished, and drops one into which nobody has spoken; call it several times a
    /// second.
    void lookForSilence() {
        if (endsByItself && phase.get() instanceof SeatPhase.SeatRecording) {
            switch (speechEnd.heard()) {
                case FINISHED -> stop();
                case NOBODY -> stop(RecordingController.AfterRecording.DISCARD);
                case NOTHING_YET, SPEECH -> {}
            }
        }
    }

    /// The lesson or what is recorded of it has changed.
    void show(GridSnapshot now) {
        lesson = now;
        if (isBusy()) {
            return; // a take that runs is kept as what it was begun as, and what has changed is looked at after it
        }
        if (!follow()) {
            beginAfter(-1);
            return;
        }
        boolean stays = phase.get() instanceof SeatPhase.SeatFailed || phase.get() instanceof SeatPhase.SeatFinished;
        if (!stays) {
            settle();
        }
    }

    private void takeEnded() {
        if (givesUpMicrophone) {
            givesUpMicrophone = false;
            microphone.set("");
            openMicrophone();
        }
        follow();
    }

    /// Takes learner, consent and sentence from the lesson as it is now.
    ///
    /// @return whether both are still there
    private boolean follow() {
        Optional<Learner> reader = learner.get()
                .map(chosen -> lesson.rowOf(chosen.id()))
                .filter(row -> row >= 0)
                .map(row -> lesson.learners().get(row));
        Optional<Integer> column = turn.get()
                .map(current -> lesson.columnOf(current.sentence().id()))
                .filter(place -> place >= 0);
        learner.set(reader);
        turn.set(reader.isPresent() && column.isPresent() ? turnAt(reader.get(), column.get()) : Optional.empty());
        return turn.get().isPresent();
    }

    /// Goes to the next sentence after this column of which the learner has no take, from the end on to the beginning.
    private void beginAfter(int column) {
        int count = lesson.sentences().size();
        Optional<Learner> reader = learner.get();
        if (reader.isEmpty() || count == 0) {
            settle();
            return;
        }
        int others = column < 0 ? count : count - 1; // the take of this column may not be in the grid yet
        for (int i = 1; i <= others; i++) {
            int next = (column + i) % count;
            Take.TakeOwner owner = new Take.TakeOwner(
                    lesson.sentences().get(next).id(), reader.get().id());
            if (!lesson.grid().cells().containsKey(owner)) {
                turn.set(turnAt(reader.get(), next));
                settle();
                return;
            }
        }
        turn.set(turnAt(reader.get(), Math.max(0, column)));
        settle();
        if (phase.get() instanceof SeatPhase.SeatReady) {
            phase.set(new SeatPhase.SeatFinished());
        }
    }

    private Optional<RotationTurn> turnAt(Learner reader, int column) {
        return Optional.of(new RotationTurn(
                reader,
                lesson.sentences().get(column),
                column + 1,
                lesson.sentences().size()));
    }

    private boolean isBusy() {
        return phase.get().isBusy() || recorder.isRecording() || recorder.isStoring();
    }

    private boolean isComplete() {
        return !microphone.get().isEmpty()
                && turn.get()
                        .filter(current -> current.learner().consent().allowsRecording())
                        .isPresent();
    }

    private void settle() {
        boolean silent = learner.get()
                .filter(reader -> !reader.consent().allowsRecording())
                .isPresent();
        if (silent) {
            phase.set(new SeatPhase.SeatWithoutConsent());
        } else {
            phase.set(isComplete() ? new SeatPhase.SeatReady() : new SeatPhase.SeatIncomplete());
        }
    }

    /// A microphone that is lost between two takes is told, until it is back. One that is lost during a take is told by
    /// the recording.
    private void recorderStateChanged(RecorderState state) {
        if (recorder.isRecording() || phase.get() instanceof SeatPhase.SeatStoring) {
            return;
        }
        if (state instanceof RecorderState.RecordingFailed failed
                && failed.file().isEmpty()) {
            failed(SeatFailures.betweenTakes(failed.failure()), KeptRecordings.EVERYTHING);
        } else if (state instanceof RecorderState.RecorderArmed
                && phase.get() instanceof SeatPhase.SeatFailed(String _, KeptRecordings kept)
                && kept == KeptRecordings.EVERYTHING) {
            settle();
        }
    }

    /// A sound system may refuse a microphone that is gone just as one that another program uses: the list of
    /// microphones tells which.
    private void failed(String messageKey, KeptRecordings kept) {
        SeatPhase.SeatFailed told = new SeatPhase.SeatFailed(messageKey, kept);
        phase.set(told);
        if (messageKey.equals(SeatFailures.REFUSED)) {
            String refused = microphone.get();
            deviceReads.run(audioSession::microphoneNames, names -> {
                if (!names.contains(refused) && phase.get() == told) {
                    phase.set(new SeatPhase.SeatFailed(SeatFailures.GONE, kept));
                }
            });
        }
    }

    private final class SeatRecordingListener implements RecordingController.RecordingListener {
        @Override
        public void recordingStarted() {
            endsByItself = stopsInSilence.getAsBoolean();
            int words = turn.get()
                    .map(current -> current.sentence().text().strip().split("\\s+").length)
                    .orElse(0);
            speechEnd.begin(words, 0);
            if (phase.get() instanceof SeatPhase.SeatStarting) {
                phase.set(new SeatPhase.SeatRecording());
            }
        }

        /// What was recorded until the microphone was lost is scored too, and the sentence stays, to be read again.
        @Override
        public void takeKept(Take take, RecordingController.AfterRecording then) {
            takeEnded();
            if (then == RecordingController.AfterRecording.DISCARD) {
                services.edits().edit(() -> services.recording().takes().delete(take.id()));
                phase.set(new SeatPhase.SeatFailed("classroom.microphones.nobody", KeptRecordings.EARLIER_TAKES));
                return;
            }
            services.edits()
                    .edit(() -> ScoringDispatch.enqueue(
                            services.learners(), services.scoringQueue(), services.settings(), List.of(take)));
            if (!(phase.get() instanceof SeatPhase.SeatFailed)) {
                beginAfter(lesson.columnOf(take.owner().sentenceId()));
            }
        }

        @Override
        public void recordingFailed(String messageKey, String code, KeptRecordings kept) {
            takeEnded();
            if (code.equals(RecordingFailure.STOPPED_EARLY.name())) {
                settle(); // it was stopped before there was a sound
            } else {
                failed(SeatFailures.duringTake(messageKey, code), kept);
            }
        }
    }
}
