package app.saywell.desk.classroom.rotation;

import app.saywell.desk.classes.LearnerRotation;
import app.saywell.desk.classes.ScoringDispatch;
import app.saywell.desk.classroom.grid.ClassGridViewModel;
import app.saywell.desk.classroom.grid.GridSnapshot;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.desk.takes.view.RecordingController;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// The rotation: whose turn it is, and the recording. A take is stored at once and scored in the
/// background, so the teacher never waits. Use it only on the JavaFX thread.
public final class RotationViewModel {
    /// What stands between number and name of a learner.
    public static final String BETWEEN = " · ";

    private final ReadOnlyObjectWrapper<Optional<RotationTurn>> turn = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<RotationTurn>> nextTurn =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<RotationPhase> phase =
            new ReadOnlyObjectWrapper<>(new RotationPhase.TurnReady());
    private final LastTakeViewModel lastTake;
    private final ObjectProperty<RotationOrder> order;
    private final ObjectProperty<LearnerRotation.RotationRound> round;
    private final BooleanProperty projector = new SimpleBooleanProperty();
    private final RotationServices services;
    private final ClassGridViewModel gridViewModel;
    private final SavedRotation savedRotation;
    private final RecordingController recordingController;
    private boolean stopping;
    private boolean restartPending;

    /// Continues at the saved turn.
    public RotationViewModel(RotationServices services, ClassGridViewModel gridViewModel) {
        this.services = services;
        this.gridViewModel = gridViewModel;
        savedRotation = new SavedRotation(services.settings());
        lastTake = new LastTakeViewModel(services);
        order = new SimpleObjectProperty<>(savedRotation.order());
        round = new SimpleObjectProperty<>(savedRotation.round());
        recordingController = new RecordingController(services.recording(), new RotationRecordingListener());
        gridViewModel.snapshot().subscribe(any -> gridChanged());
        order.addListener((property, was, is) -> orderChanged(is));
        round.addListener((property, was, is) -> {
            savedRotation.round(is);
            gridChanged();
        });
    }

    /// The current turn; empty if there are no learners or no sentences.
    public ReadOnlyObjectProperty<Optional<RotationTurn>> turn() {
        return turn.getReadOnlyProperty();
    }

    /// The turn after this one.
    ReadOnlyObjectProperty<Optional<RotationTurn>> nextTurn() {
        return nextTurn.getReadOnlyProperty();
    }

    /// The phase of the current turn.
    public ReadOnlyObjectProperty<RotationPhase> phase() {
        return phase.getReadOnlyProperty();
    }

    /// The take that was recorded last.
    LastTakeViewModel lastTake() {
        return lastTake;
    }

    /// The learners of the class in the order of the roster.
    public List<Learner> learners() {
        return gridViewModel.snapshot().get().learners();
    }

    /// The order of the learners.
    public ObjectProperty<RotationOrder> order() {
        return order;
    }

    /// What a learner reads before the next one comes.
    public ObjectProperty<LearnerRotation.RotationRound> round() {
        return round;
    }

    /// Whether the projector view is shown: no names and no scores.
    public BooleanProperty projector() {
        return projector;
    }

    /// Starts a take, or stops it and stays with this learner.
    public void toggleRecording() {
        if (stopping) {
            restartPending = true;
        } else if (recordingController.isRecording()) {
            stop(RecordingController.AfterRecording.SCORE);
        } else if (phase.get() instanceof RotationPhase.ConsentMissing) {
            return;
        } else {
            turn.get().ifPresent(current -> recordingController.start(current.owner()));
        }
    }

    /// Stops a running take and goes to the next turn.
    public void next() {
        if (recordingController.isRecording()) {
            stop(RecordingController.AfterRecording.NEXT_SENTENCE);
        } else if (!stopping) {
            advance();
        }
    }

    /// Stops a running take and puts it into the bin. Returns whether one was running.
    public boolean discard() {
        boolean running = recordingController.isRecording();
        stop(RecordingController.AfterRecording.DISCARD);
        return running;
    }

    /// Goes to the previous or next sentence of the same learner.
    public void moveSentence(int offset) {
        GridSnapshot snapshot = gridViewModel.snapshot().get();
        if (!recordingController.isRecording()) {
            turn.get().ifPresent(current -> {
                int column = snapshot.columnOf(current.sentence().id()) + offset;
                if (column >= 0 && column < snapshot.sentences().size()) {
                    selectTurn(snapshot.owner(snapshot.rowOf(current.learner().id()), column));
                }
            });
        }
    }

    /// Starts the turn of a learner with a sentence.
    public void selectTurn(Take.TakeOwner owner) {
        if (!recordingController.isRecording()) {
            startTurn(owner);
        }
    }

    /// Goes to the next way of sharing out the sentences.
    void nextRound() {
        LearnerRotation.RotationRound[] rounds = LearnerRotation.RotationRound.values();
        round.set(rounds[(round.get().ordinal() + 1) % rounds.length]);
    }

    /// Starts the turn of a learner: with the current sentence if each turn is one sentence, otherwise with the first
    /// that has no take.
    public void selectLearner(long learnerId) {
        GridSnapshot snapshot = gridViewModel.snapshot().get();
        int row = snapshot.rowOf(learnerId);
        if (row < 0 || snapshot.sentences().isEmpty()) {
            return;
        }
        int column = 0;
        while (column < snapshot.sentences().size() && isRecorded(snapshot.owner(row, column))) {
            column++;
        }
        boolean allRecorded = column == snapshot.sentences().size();
        int currentColumn = turn.get()
                .map(current -> snapshot.columnOf(current.sentence().id()))
                .orElse(0);
        boolean oneSentenceEach = round.get() != LearnerRotation.RotationRound.WHOLE_LESSON;
        selectTurn(snapshot.owner(row, oneSentenceEach ? Math.max(0, currentColumn) : allRecorded ? 0 : column));
    }

    /// Called when the screen is left: a running take is stopped and kept.
    public void leave() {
        stop(RecordingController.AfterRecording.SCORE);
    }

    private void stop(RecordingController.AfterRecording then) {
        if (recordingController.isRecording() && !stopping) {
            stopping = true;
            recordingController.stop(then);
        }
    }

    private void orderChanged(RotationOrder newOrder) {
        savedRotation.order(newOrder);
        if (newOrder == RotationOrder.SHUFFLED) {
            savedRotation.reshuffle();
        }
        gridChanged();
    }

    private void advance() {
        LearnerRotation rotation = rotation();
        Optional<Take.TakeOwner> next = turn.get()
                .map(current -> rotation.next(current.owner(), this::isRecorded))
                .orElseGet(() -> rotation.first(this::isRecorded));
        next.ifPresentOrElse(this::startTurn, () -> phase.set(new RotationPhase.RotationFinished()));
    }

    private LearnerRotation missingRotation() {
        LearnerRotation all = rotation();
        return new LearnerRotation(
                all.learnerIds(), all.sentenceIds(), all.round(), LearnerRotation.RotationScope.MISSING);
    }

    private LearnerRotation rotation() {
        GridSnapshot snapshot = gridViewModel.snapshot().get();
        List<Long> learnerIds =
                new ArrayList<>(snapshot.learners().stream().map(Learner::id).toList());
        if (order.get() == RotationOrder.SHUFFLED) {
            Collections.shuffle(learnerIds, new Random(savedRotation.seed()));
        }
        return new LearnerRotation(
                learnerIds,
                snapshot.sentences().stream().map(sentence -> sentence.id()).toList(),
                round.get(),
                order.get() == RotationOrder.MISSING
                        ? LearnerRotation.RotationScope.MISSING
                        : LearnerRotation.RotationScope.EVERYBODY);
    }

    private boolean isRecorded(Take.TakeOwner owner) {
        return gridViewModel.snapshot().get().grid().cells().containsKey(owner);
    }

    /// The grid changed: keeps the current turn if it still exists, otherwise goes to the first
    /// one.
    private void gridChanged() {
        GridSnapshot snapshot = gridViewModel.snapshot().get();
        Optional<Take.TakeOwner> nextOwner = turn.get()
                .map(RotationTurn::owner)
                .filter(owner -> exists(snapshot, owner))
                .or(() -> savedRotation.turn().filter(owner -> exists(snapshot, owner)))
                .or(() -> missingRotation().first(this::isRecorded))
                .or(() -> firstCell(snapshot));
        if (recordingController.isRecording()) {
            return;
        }
        if (nextOwner.isEmpty()) {
            turn.set(Optional.empty());
            nextTurn.set(Optional.empty());
            gridViewModel.currentTurn().set(Optional.empty());
        } else {
            showTurn(nextOwner.get());
        }
    }

    private static boolean exists(GridSnapshot snapshot, Take.TakeOwner owner) {
        return snapshot.rowOf(owner.learnerId()) >= 0 && snapshot.columnOf(owner.sentenceId()) >= 0;
    }

    private static Optional<Take.TakeOwner> firstCell(GridSnapshot snapshot) {
        return snapshot.cellCount() == 0 ? Optional.empty() : Optional.of(snapshot.owner(0, 0));
    }

    private void startTurn(Take.TakeOwner owner) {
        phase.set(new RotationPhase.TurnReady());
        showTurn(owner);
        savedRotation.turn(owner);
    }

    private void showTurn(Take.TakeOwner owner) {
        RotationTurn shown = turn(owner);
        turn.set(Optional.of(shown));
        nextTurn.set(rotation().next(owner, this::isRecorded).map(this::turn));
        gridViewModel.currentTurn().set(Optional.of(owner));
        boolean noConsent = !shown.learner().consent().allowsRecording();
        if (noConsent) {
            phase.set(new RotationPhase.ConsentMissing());
        } else if (phase.get() instanceof RotationPhase.ConsentMissing) {
            phase.set(new RotationPhase.TurnReady());
        }
    }

    private RotationTurn turn(Take.TakeOwner owner) {
        GridSnapshot snapshot = gridViewModel.snapshot().get();
        int column = snapshot.columnOf(owner.sentenceId());
        return new RotationTurn(
                snapshot.learners().get(snapshot.rowOf(owner.learnerId())),
                snapshot.sentences().get(column),
                column + 1,
                snapshot.sentences().size());
    }

    private final class RotationRecordingListener implements RecordingController.RecordingListener {
        @Override
        public void recordingStarted() {
            phase.set(new RotationPhase.TurnRecording());
        }

        @Override
        public void takeKept(Take take, RecordingController.AfterRecording then) {
            stopping = false;
            phase.set(new RotationPhase.TurnReady());
            if (then == RecordingController.AfterRecording.DISCARD) {
                services.edits().edit(() -> services.takes().delete(take.id()));
            } else {
                services.edits()
                        .edit(() -> ScoringDispatch.enqueue(
                                services.learners(), services.scoringQueue(), services.settings(), List.of(take)));
                lastTake.setTake(take);
            }
            if (then == RecordingController.AfterRecording.NEXT_SENTENCE) {
                advance();
            }
            if (restartPending) {
                restartPending = false;
                toggleRecording();
            }
        }

        @Override
        public void recordingFailed(String messageKey, String code, KeptRecordings kept) {
            stopping = false;
            restartPending = false;
            phase.set(new RotationPhase.TurnFailed(messageKey));
        }
    }
}
