package app.saywell.ui.classroom.progress;

import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.progress.Course;
import app.saywell.practice.progress.Wobble;
import app.saywell.speech.Scale;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.Page;
import app.saywell.ui.classroom.roster.RosterModel;
import app.saywell.ui.kit.Level;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The courses of one pupil in the lesson that is shown, read in the background while the page is
/// in view.
public final class ProgressModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<Track>> tracks =
            new ReadOnlyObjectWrapper<>(List.of());
    private final Studio studio;
    private final Practice practice;
    private final ClassChoice choice;
    private final RosterModel roster;
    private final Subscription changes;
    private int reading;

    /// Follows the pupil that the roster shows.
    public ProgressModel(Studio studio, ClassChoice choice, RosterModel roster) {
        this.studio = studio;
        this.choice = choice;
        this.roster = roster;
        practice = studio.practice();
        changes =
                practice.changes()
                        .listen(
                                change -> {
                                    if (change instanceof Change.TakesChanged) {
                                        refresh();
                                    }
                                });
        roster.chosen().subscribe(any -> refresh());
        choice.lesson().subscribe(any -> refresh());
        choice.page().subscribe(any -> refresh());
    }

    /// Who may be looked at.
    public RosterModel roster() {
        return roster;
    }

    /// Sentence by sentence; those without a judged take are left out.
    public ReadOnlyObjectProperty<List<Track>> tracks() {
        return tracks.getReadOnlyProperty();
    }

    /// The level of a share of words judged right, 0 to 100, by the borders of the class.
    public Level level(double right) {
        return Level.of(
                right,
                choice.chosen().get().map(SchoolClass::strictness).orElse(Strictness.ORDINARY));
    }

    private void refresh() {
        Optional<Learner> pupil = roster.chosen().get();
        Optional<SchoolClass> schoolClass = choice.chosen().get();
        if (choice.page().get() != Page.PROGRESS || pupil.isEmpty() || schoolClass.isEmpty()) {
            return;
        }
        long lesson = choice.lesson().get().map(one -> one.lesson().id()).orElse(0L);
        int mine = ++reading;
        studio.tasks()
                .run(
                        progress -> read(schoolClass.get().id(), pupil.get().id(), lesson),
                        outcome -> {
                            if (mine == reading
                                    && outcome
                                            instanceof Outcome.Done<List<Track>>(List<Track> now)) {
                                tracks.set(now);
                            }
                        });
    }

    private List<Track> read(long classId, long pupil, long lesson) {
        Map<Scale, Wobble> wobbles = new EnumMap<>(Scale.class);
        return practice.lessons().sentences(lesson, pupil).stream()
                .map(
                        state -> {
                            Course course = practice.progress().of(state.sentence().id(), pupil);
                            Wobble wobble =
                                    wobbles.computeIfAbsent(
                                            course.scale(),
                                            scale -> practice.progress().wobble(classId, scale));
                            return new Track(
                                    state.sentence(),
                                    course,
                                    wobble,
                                    practice.classroom()
                                            .ownRatings()
                                            .of(state.sentence().id(), pupil));
                        })
                .filter(track -> !track.course().scores().isEmpty())
                .toList();
    }

    @Override
    public void close() {
        changes.close();
    }
}
