package app.saywell.ui.practice.today;

import app.saywell.library.people.Learner;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.progress.Comeback;
import app.saywell.practice.progress.MinimalPairs;
import app.saywell.practice.progress.Repetition;
import app.saywell.practice.progress.Today;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/// The day of whoever practises alone, read in the background, one reading at a time. There is
/// none for a pupil of a class, whose teacher says what is to do, and none while somebody else's
/// work is looked at.
public final class TodayModel implements AutoCloseable {
    /// How many words are said again at a time.
    static final int MOST_WORDS = 8;

    private static final int MOST_PAIRS = 4;

    private final ReadOnlyObjectWrapper<Optional<Today>> today =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Studio studio;
    private final Practice practice;
    private final Desk desk;
    private final LongConsumer open;
    private final Subscription changes;
    private boolean reading;
    private boolean again;

    /// @param open brings a lesson to the desk
    public TodayModel(Studio studio, Desk desk, LongConsumer open) {
        this.studio = studio;
        this.desk = desk;
        this.open = open;
        practice = studio.practice();
        changes = practice.changes().listen(this::changed);
        desk.visitedFrom().subscribe(any -> refresh());
        refresh();
    }

    /// As it was read last; empty for a pupil of a class.
    public ReadOnlyObjectProperty<Optional<Today>> today() {
        return today.getReadOnlyProperty();
    }

    /// Sets how many takes a day are the aim.
    public void aimAt(int takes) {
        practice.progress().aimAt(takes);
    }

    /// Brings the words that are due to the desk, each to be said by itself.
    ///
    /// @param title of the lesson that they are kept in, the same every day
    public void sayAgain(String title) {
        today.get()
                .map(Today::words)
                .filter(words -> !words.isEmpty())
                .ifPresent(words -> practise(title, words(words)));
    }

    /// Brings pairs of words that differ in this sound alone to the desk, after the words in which
    /// it was missed.
    ///
    /// @param title of the lesson that they are kept in
    public void practiseSound(Comeback sound, String title) {
        List<String> words = new ArrayList<>(sound.words());
        for (MinimalPairs.Pair pair :
                MinimalPairs.of(sound.expected(), sound.heard(), MOST_PAIRS)) {
            words.add(pair.expected());
            words.add(pair.other());
        }
        practise(title, words);
    }

    private void practise(String title, List<String> words) {
        open.accept(practice.drills().renew(title, words).id());
    }

    private static List<String> words(List<Repetition.Due> due) {
        return due.stream().limit(MOST_WORDS).map(Repetition.Due::word).toList();
    }

    private void changed(Change change) {
        switch (change) {
            case Change.TakesChanged takes -> refresh();
            case Change.PeopleChanged people -> refresh();
            case Change.SettingsChanged settings -> refresh();
            default -> {}
        }
    }

    private void refresh() {
        if (reading) {
            again = true;
            return;
        }
        reading = true;
        boolean visiting = desk.visitedFrom().get().isPresent();
        studio.tasks().run(progress -> visiting ? Optional.<Today>empty() : read(), this::read);
    }

    private Optional<Today> read() {
        Learner learner = practice.people().current();
        return learner.classId().isPresent()
                ? Optional.empty()
                : Optional.of(practice.progress().today(learner.id()));
    }

    private void read(Outcome<Optional<Today>> outcome) {
        reading = false;
        if (again) {
            again = false;
            refresh();
        } else if (outcome instanceof Outcome.Done<Optional<Today>>(Optional<Today> now)) {
            today.set(now);
        }
    }

    @Override
    public void close() {
        changes.close();
    }
}
