package app.saywell.ui.classroom.choice;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.classroom.Classes;
import app.saywell.task.Subscription;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The class and the lesson that the Class place shows, and what can be done with a class as a
/// whole. Remembered from one start to the next; on the window's thread alone.
public final class ClassChoice implements AutoCloseable {
    private static final Setting<String> CLASS = Setting.text("classroom.class", "0");
    private static final Setting<String> LESSON = Setting.text("classroom.lesson", "0");

    private final ReadOnlyObjectWrapper<List<SchoolClass>> classes =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<SchoolClass>> chosen =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<Given>> given = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Given>> lesson =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<Page> page = new SimpleObjectProperty<>(Page.GRID);
    private final ReadOnlyBooleanWrapper asksRating = new ReadOnlyBooleanWrapper();
    private final BooleanProperty namesHidden = new SimpleBooleanProperty();
    private final Practice practice;
    private final Subscription changes;
    private long classId;
    private long lessonId;

    /// Opens the class that was open last.
    public ClassChoice(Practice practice) {
        this.practice = practice;
        classId = Long.parseLong(practice.get(CLASS));
        lessonId = Long.parseLong(practice.get(LESSON));
        changes = practice.changes().listen(this::changed);
        refresh();
    }

    /// All classes by name.
    public ReadOnlyObjectProperty<List<SchoolClass>> classes() {
        return classes.getReadOnlyProperty();
    }

    /// The class that is shown; empty while there is none.
    public ReadOnlyObjectProperty<Optional<SchoolClass>> chosen() {
        return chosen.getReadOnlyProperty();
    }

    /// What the class was given, the newest first.
    public ReadOnlyObjectProperty<List<Given>> given() {
        return given.getReadOnlyProperty();
    }

    /// The lesson that is shown; empty while the class has none.
    public ReadOnlyObjectProperty<Optional<Given>> lesson() {
        return lesson.getReadOnlyProperty();
    }

    /// The page that is shown.
    public ObjectProperty<Page> page() {
        return page;
    }

    /// Whether names are left out wherever pupils are shown to more than the teacher.
    public BooleanProperty namesHidden() {
        return namesHidden;
    }

    /// The lessons that the class was not given yet.
    public List<Lesson> others() {
        return practice.lessons().all().stream()
                .filter(one -> given.get().stream().noneMatch(g -> g.lesson().id() == one.id()))
                .toList();
    }

    /// Shows another class.
    public void choose(long otherClass) {
        classId = otherClass;
        lessonId = 0;
        refresh();
    }

    /// Shows the grid of another lesson of the class.
    public void chooseLesson(long otherLesson) {
        page.set(Page.GRID);
        lessonId = otherLesson;
        refresh();
    }

    /// A new class, shown at once.
    public void create(String name) {
        choose(
                all().create(name, Optional.of(endOfTerm(LocalDate.now(ZoneId.systemDefault()))))
                        .id());
    }

    /// Changes the name of the class; a blank one changes nothing.
    public void rename(String name) {
        chosen.get()
                .filter(one -> !name.isBlank() && !name.strip().equals(one.name()))
                .ifPresent(one -> all().edit(one.id(), name, one.eraseOn()));
    }

    /// Changes the day on which the voices of the class are erased.
    public void eraseOn(Optional<LocalDate> day) {
        chosen.get()
                .filter(one -> !one.eraseOn().equals(day))
                .ifPresent(one -> all().edit(one.id(), one.name(), day));
    }

    /// Changes the borders between the levels; ones that cross change nothing.
    public void setStrictness(Strictness borders) {
        chosen.get()
                .filter(one -> !one.strictness().equals(borders))
                .filter(one -> borders.nearly() < borders.good())
                .ifPresent(one -> all().setStrictness(one.id(), borders));
    }

    /// Whether the pupils of the class say what they think of a take before they see its score.
    public ReadOnlyBooleanProperty asksRating() {
        return asksRating.getReadOnlyProperty();
    }

    /// Asks the pupils of the class for it from now on, or no longer.
    public void askRating(boolean asks) {
        chosen.get().ifPresent(one -> practice.classroom().ownRatings().ask(one.id(), asks));
    }

    /// Takes the class out of the list; undo brings it back with its pupils.
    public void remove() {
        chosen.get().ifPresent(one -> all().delete(one.id()));
    }

    /// Gives the class a lesson, and shows it.
    public void give(long otherLesson, Optional<LocalDate> dueOn) {
        chosen.get().ifPresent(one -> all().assign(one.id(), otherLesson, dueOn));
        chooseLesson(otherLesson);
    }

    /// Changes the day by which the lesson that is shown is due.
    public void setDue(Optional<LocalDate> day) {
        lesson.get()
                .map(Given::assignment)
                .filter(one -> !one.dueOn().equals(day))
                .ifPresent(one -> all().setDue(one, day));
    }

    /// Takes the lesson that is shown back from the class; the takes stay.
    public void withdraw() {
        lesson.get().ifPresent(one -> all().withdraw(one.assignment().id()));
    }

    /// The last day of February or of August, whichever comes first: terms end there.
    static LocalDate endOfTerm(LocalDate today) {
        LocalDate winter = LocalDate.of(today.getYear(), 3, 1).minusDays(1);
        LocalDate summer = LocalDate.of(today.getYear(), 8, 31);
        if (today.isBefore(winter)) {
            return winter;
        }
        return today.isBefore(summer)
                ? summer
                : LocalDate.of(today.getYear() + 1, 3, 1).minusDays(1);
    }

    private Classes all() {
        return practice.classroom().classes();
    }

    private void changed(Change change) {
        switch (change) {
            case Change.PeopleChanged people -> refresh();
            case Change.LessonsChanged lessons -> refresh();
            default -> {}
        }
    }

    private void refresh() {
        List<SchoolClass> everybody = all().all();
        Optional<SchoolClass> one =
                everybody.stream()
                        .filter(c -> c.id() == classId)
                        .findFirst()
                        .or(() -> everybody.stream().findFirst());
        List<Given> lessons = one.map(c -> given(c.id())).orElse(List.of());
        Optional<Given> shown =
                lessons.stream()
                        .filter(g -> g.lesson().id() == lessonId)
                        .findFirst()
                        .or(() -> lessons.stream().findFirst());
        classId = one.map(SchoolClass::id).orElse(0L);
        lessonId = shown.map(g -> g.lesson().id()).orElse(0L);
        classes.set(everybody);
        chosen.set(one);
        given.set(lessons);
        lesson.set(shown);
        asksRating.set(classId != 0 && practice.classroom().ownRatings().asked(classId));
        remember();
    }

    private List<Given> given(long ofClass) {
        Map<Long, Lesson> lessons =
                practice.lessons().all().stream()
                        .collect(Collectors.toMap(Lesson::id, Function.identity()));
        return all().assignments(ofClass).stream()
                .flatMap(
                        one ->
                                Optional.ofNullable(lessons.get(one.lessonId()))
                                        .map(lesson -> new Given(one, lesson))
                                        .stream())
                .toList();
    }

    private void remember() {
        remember(CLASS, classId);
        remember(LESSON, lessonId);
    }

    private void remember(Setting<String> setting, long id) {
        if (!practice.get(setting).equals(String.valueOf(id))) {
            practice.set(setting, String.valueOf(id));
        }
    }

    @Override
    public void close() {
        changes.close();
    }
}
