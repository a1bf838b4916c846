package app.saywell.ui.classroom.grid;

import app.saywell.library.people.SchoolClass;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.library.take.Waiting;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.scoring.Estimate;
import app.saywell.speech.Failure;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Keeps the grid as the library has it. Read in the background, one reading at a time: while the
/// queue works, several changes are seen by one look.
public final class GridModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<Board> board = new ReadOnlyObjectWrapper<>(Board.EMPTY);
    private final ObjectProperty<Optional<Take.Owner>> atMicrophone =
            new SimpleObjectProperty<>(Optional.empty());
    private final Practice practice;
    private final Studio studio;
    private final ClassChoice choice;
    private final Subscription changes;
    private boolean reading;
    private boolean again;

    /// Follows the choice.
    public GridModel(Studio studio, ClassChoice choice) {
        this.studio = studio;
        this.choice = choice;
        practice = studio.practice();
        changes = practice.changes().listen(this::changed);
        choice.chosen().subscribe(any -> refresh());
        choice.lesson().subscribe(any -> refresh());
    }

    /// The grid as it was read last.
    public ReadOnlyObjectProperty<Board> board() {
        return board.getReadOnlyProperty();
    }

    /// Whose turn it is, and with what.
    public ObjectProperty<Optional<Take.Owner>> atMicrophone() {
        return atMicrophone;
    }

    /// The take that a cell stands for: the judged one that counts, else the newest.
    public Optional<Take> take(Take.Owner owner) {
        Board now = board.get();
        Optional<Long> judged =
                Optional.ofNullable(now.grid().cells().get(owner))
                        .flatMap(cell -> cell.standing().score())
                        .map(score -> score.takeId());
        List<Take> takes = practice.takes().of(owner.sentenceId(), owner.learnerId());
        return judged.flatMap(practice.takes()::find)
                .or(() -> takes.isEmpty() ? Optional.empty() : Optional.of(takes.getLast()));
    }

    /// Tries what failed once more, and lets a queue that has stopped go on.
    public void judgeAgain() {
        practice.queue().waiting().stream()
                .filter(one -> one.state() == Waiting.State.FAILED)
                .forEach(one -> practice.queue().retry(one.takeId()));
        practice.queue().resume();
    }

    /// Why the queue stands still, where it stopped by itself.
    public Optional<Failure.Kind> stoppedBy() {
        return practice.queue().stoppedBy();
    }

    /// Lets the queue rest, or go on.
    public void pause(boolean rest) {
        if (rest) {
            practice.queue().pause();
        } else {
            practice.queue().resume();
        }
    }

    private void changed(Change change) {
        switch (change) {
            case Change.TakesChanged takes -> refresh();
            case Change.QueueChanged queue -> refresh();
            case Change.PeopleChanged people -> refresh();
            case Change.LessonsChanged lessons -> refresh();
            case Change.SentencesChanged sentences -> refresh();
            case Change.ReadingsChanged readings -> {}
            case Change.SettingsChanged settings -> serviceChanged();
            case Change.PronunciationsChanged pronunciations -> {}
            case Change.HistoryChanged history -> {}
        }
    }

    private void serviceChanged() {
        boolean priced = practice.get(Setting.SERVICE) == ServiceKind.HOSTED;
        if (priced != board.get().cost().isPresent()) {
            refresh();
        }
    }

    /// Reads the grid, or, where it is just being read, once more afterwards.
    private void refresh() {
        if (reading) {
            again = true;
            return;
        }
        Optional<SchoolClass> schoolClass = choice.chosen().get();
        if (schoolClass.isEmpty()) {
            board.set(Board.EMPTY);
            return;
        }
        long lesson = choice.lesson().get().map(one -> one.lesson().id()).orElse(0L);
        reading = true;
        studio.tasks().run(progress -> read(schoolClass.get(), lesson), this::read);
    }

    private Board read(SchoolClass schoolClass, long lesson) {
        var grid = practice.classroom().grid(schoolClass.id(), lesson);
        Map<Long, Double> marks = practice.classroom().marks().totals(schoolClass.id(), lesson);
        Optional<Estimate> cost =
                practice.get(Setting.SERVICE) == ServiceKind.HOSTED
                        ? Optional.of(practice.classroom().outlook(grid))
                        : Optional.empty();
        return new Board(grid, schoolClass.strictness(), marks, cost);
    }

    private void read(Outcome<Board> outcome) {
        reading = false;
        if (again) {
            again = false;
            refresh();
        } else if (outcome instanceof Outcome.Done<Board>(Board now)) {
            board.set(now);
        }
    }

    @Override
    public void close() {
        changes.close();
    }
}
