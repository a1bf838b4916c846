package app.saywell.ui.classroom.rotation;

import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.practice.classroom.Rotation;
import app.saywell.ui.classroom.grid.Board;
import app.saywell.ui.classroom.grid.GridModel;
import app.saywell.ui.studio.Studio;
import app.saywell.ui.studio.TakeTaking;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Whose turn it is, and what happens at the microphone. A take is kept before anything else, and
/// judged behind: the teacher never waits. On the window's thread alone.
public final class RotationModel {
    private final ReadOnlyObjectWrapper<Optional<Turn>> turn =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Turn>> following =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Phase> phase =
            new ReadOnlyObjectWrapper<>(new Phase.Ready());
    private final LastKept last;
    private final ObjectProperty<Order> order;
    private final ObjectProperty<Rotation.Round> round;
    private final BooleanProperty projector = new SimpleBooleanProperty();
    private final Studio studio;
    private final Practice practice;
    private final GridModel grid;
    private final Standing standing;
    private final TakeTaking taking;
    private boolean ending;
    private boolean again;

    /// Goes on where it was left.
    public RotationModel(Studio studio, GridModel grid) {
        this.studio = studio;
        this.grid = grid;
        practice = studio.practice();
        standing = new Standing(practice);
        last = new LastKept(studio);
        order = new SimpleObjectProperty<>(standing.order());
        round = new SimpleObjectProperty<>(standing.round());
        taking = new TakeTaking(studio, new Taking());
        grid.board().subscribe(any -> arrange());
        order.addListener((property, was, is) -> reorder(is));
        round.addListener(
                (property, was, is) -> {
                    standing.round(is);
                    arrange();
                });
    }

    /// Who is at the microphone; empty while there is nobody or nothing to read.
    public ReadOnlyObjectProperty<Optional<Turn>> turn() {
        return turn.getReadOnlyProperty();
    }

    /// Who comes next.
    public ReadOnlyObjectProperty<Optional<Turn>> following() {
        return following.getReadOnlyProperty();
    }

    /// What happens.
    public ReadOnlyObjectProperty<Phase> phase() {
        return phase.getReadOnlyProperty();
    }

    /// The take that was kept last, and what can be done with it.
    public LastKept last() {
        return last;
    }

    /// The pupils of the class, in the order of the list.
    public List<Learner> pupils() {
        return grid.board().get().pupils();
    }

    /// The order in which pupils come.
    public ObjectProperty<Order> order() {
        return order;
    }

    /// What a pupil reads before the next one comes.
    public ObjectProperty<Rotation.Round> round() {
        return round;
    }

    /// Whether the class looks on: no name and no score is shown.
    public BooleanProperty projector() {
        return projector;
    }

    /// Starts a take, or ends it and stays with this pupil.
    public void record() {
        if (ending) {
            again = true;
        } else if (taking.isRunning()) {
            stop(TakeTaking.Then.JUDGE);
        } else if (phase.get() instanceof Phase.NoConsent) {
            return;
        } else {
            turn.get().ifPresent(one -> taking.start(one.owner()));
        }
    }

    /// Ends a running take and goes on to the next turn.
    public void next() {
        if (taking.isRunning()) {
            stop(TakeTaking.Then.GO_ON);
        } else {
            goOn();
        }
    }

    /// Ends a running take and puts it into the bin; says whether one was running.
    public boolean discard() {
        boolean running = taking.isRunning();
        stop(TakeTaking.Then.DISCARD);
        return running;
    }

    /// The sentence before or after, for the same pupil.
    public void step(int by) {
        Board board = grid.board().get();
        if (!taking.isRunning()) {
            turn.get()
                    .ifPresent(
                            one -> {
                                int column = board.column(one.sentence().id()) + by;
                                if (column >= 0 && column < board.sentences().size()) {
                                    choose(board.owner(board.row(one.pupil().id()), column));
                                }
                            });
        }
    }

    /// Calls somebody with a sentence.
    public void choose(Take.Owner owner) {
        if (!taking.isRunning()) {
            show(owner);
        }
    }

    /// Calls somebody, with the first sentence that is missing.
    public void choosePupil(long learnerId) {
        Board board = grid.board().get();
        int row = board.row(learnerId);
        if (row < 0 || board.sentences().isEmpty()) {
            return;
        }
        int column = 0;
        while (column < board.sentences().size() && recorded(board.owner(row, column))) {
            column++;
        }
        boolean all = column == board.sentences().size();
        int same = turn.get().map(one -> board.column(one.sentence().id())).orElse(0);
        boolean one = round.get() == Rotation.Round.ONE_SENTENCE;
        choose(board.owner(row, one ? Math.max(0, same) : all ? 0 : column));
    }

    /// The place is left: a running take ends and is kept; all else stays as it is.
    public void leave() {
        stop(TakeTaking.Then.JUDGE);
    }

    private void stop(TakeTaking.Then then) {
        if (taking.isRunning() && !ending) {
            ending = true;
            taking.stop(then);
        }
    }

    private void reorder(Order now) {
        standing.order(now);
        if (now == Order.SHUFFLED) {
            standing.reshuffle();
        }
        arrange();
    }

    private void goOn() {
        Rotation rotation = rotation();
        Optional<Take.Owner> next =
                turn.get()
                        .map(one -> rotation.next(one.owner(), this::recorded))
                        .orElseGet(() -> rotation.first(this::recorded));
        next.ifPresentOrElse(this::show, () -> phase.set(new Phase.Done()));
    }

    private Rotation missing() {
        Rotation all = rotation();
        return new Rotation(all.pupils(), all.sentences(), all.round(), Rotation.Who.MISSING);
    }

    private Rotation rotation() {
        Board board = grid.board().get();
        List<Long> pupils = new ArrayList<>(board.pupils().stream().map(Learner::id).toList());
        if (order.get() == Order.SHUFFLED) {
            Collections.shuffle(pupils, new Random(standing.seed()));
        }
        return new Rotation(
                pupils,
                board.sentences().stream().map(one -> one.id()).toList(),
                round.get(),
                order.get() == Order.MISSING ? Rotation.Who.MISSING : Rotation.Who.EVERYBODY);
    }

    private boolean recorded(Take.Owner owner) {
        return grid.board().get().grid().cells().containsKey(owner);
    }

    /// The grid is another: the same turn as far as it is still there, else the first one.
    private void arrange() {
        Board board = grid.board().get();
        Optional<Take.Owner> wanted =
                turn.get()
                        .map(Turn::owner)
                        .filter(owner -> there(board, owner))
                        .or(() -> standing.turn().filter(owner -> there(board, owner)))
                        .or(() -> missing().first(this::recorded))
                        .or(() -> first(board));
        if (taking.isRunning()) {
            return;
        }
        if (wanted.isEmpty()) {
            turn.set(Optional.empty());
            following.set(Optional.empty());
            grid.atMicrophone().set(Optional.empty());
        } else {
            lay(wanted.get());
        }
    }

    private static boolean there(Board board, Take.Owner owner) {
        return board.row(owner.learnerId()) >= 0 && board.column(owner.sentenceId()) >= 0;
    }

    private static Optional<Take.Owner> first(Board board) {
        return board.cells() == 0 ? Optional.empty() : Optional.of(board.owner(0, 0));
    }

    private void show(Take.Owner owner) {
        phase.set(new Phase.Ready());
        lay(owner);
        standing.turn(owner);
    }

    private void lay(Take.Owner owner) {
        Turn now = turn(owner);
        turn.set(Optional.of(now));
        following.set(rotation().next(owner, this::recorded).map(this::turn));
        grid.atMicrophone().set(Optional.of(owner));
        boolean mute = now.pupil().consent() == Consent.NONE;
        if (mute) {
            phase.set(new Phase.NoConsent());
        } else if (phase.get() instanceof Phase.NoConsent) {
            phase.set(new Phase.Ready());
        }
    }

    private Turn turn(Take.Owner owner) {
        Board board = grid.board().get();
        int column = board.column(owner.sentenceId());
        return new Turn(
                board.pupils().get(board.row(owner.learnerId())),
                board.sentences().get(column),
                column + 1,
                board.sentences().size());
    }

    /// Number and name.
    static String called(Learner pupil) {
        return pupil.number().isEmpty() ? pupil.name() : pupil.number() + " · " + pupil.name();
    }

    private final class Taking implements TakeTaking.Listener {
        @Override
        public void recording() {
            phase.set(new Phase.Recording());
        }

        @Override
        public void kept(Take take, TakeTaking.Then then) {
            ending = false;
            phase.set(new Phase.Ready());
            if (then == TakeTaking.Then.DISCARD) {
                practice.takes().delete(take.id());
            } else {
                practice.people()
                        .find(take.owner().learnerId())
                        .ifPresent(pupil -> Queues.add(practice, take.id(), pupil));
                last.keep(take);
            }
            if (then == TakeTaking.Then.GO_ON) {
                goOn();
            }
            if (again) {
                again = false;
                record();
            }
        }

        @Override
        public void failed(String what, String code) {
            ending = false;
            again = false;
            phase.set(new Phase.Broken(what));
        }
    }
}
