package app.saywell.desk.classes.view;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.settings.Setting;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.task.Subscription;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// The class, lesson and tab that the class screen shows, and the operations on a class. The
/// selection is saved and restored at the next start. Use it only on the JavaFX thread.
public final class ClassViewModel implements AutoCloseable {
    private static final Setting<String> CLASS_SETTING = Setting.text("classroom.class", "0");
    private static final Setting<String> LESSON_SETTING = Setting.text("classroom.lesson", "0");

    private final ReadOnlyObjectWrapper<List<SchoolClass>> classes = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<SchoolClass>> selectedClass =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<AssignedLesson>> assignedLessons = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<AssignedLesson>> selectedLesson =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<ClassTab> selectedTab = new SimpleObjectProperty<>(ClassTab.GRID);
    private final ReadOnlyBooleanWrapper asksRating = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<ClassJudging> judging =
            new ReadOnlyObjectWrapper<>(new ClassJudging(JudgingChoice.NONE, JudgingRule.DEFAULT));
    private final ReadOnlyObjectWrapper<SoundFocus> soundFocus = new ReadOnlyObjectWrapper<>(SoundFocus.ALL);
    private final ReadOnlyIntegerWrapper shownCreations = new ReadOnlyIntegerWrapper();
    private final NewClassViewModel newClass =
            new NewClassViewModel(this::createClass, () -> LocalDate.now(ZoneId.systemDefault()));
    private final ClassSelectionServices services;
    private final LatestRead reads;
    private final LatestRead creations;
    private final Subscription subscription;
    private List<Lesson> lessons = List.of();
    private long classId;
    private long lessonId;
    private long createdClassId;

    /// Selects the class that was selected last.
    public ClassViewModel(ClassSelectionServices services) {
        this.services = services;
        reads = new LatestRead(services.tasks());
        creations = new LatestRead(services.tasks());
        classId = Long.parseLong(services.settings().get(CLASS_SETTING));
        lessonId = Long.parseLong(services.settings().get(LESSON_SETTING));
        subscription = services.changes().subscribe(this::changed);
        refresh();
    }

    /// All classes by name.
    public ReadOnlyObjectProperty<List<SchoolClass>> classes() {
        return classes.getReadOnlyProperty();
    }

    /// The selected class; empty if there is none.
    public ReadOnlyObjectProperty<Optional<SchoolClass>> selectedClass() {
        return selectedClass.getReadOnlyProperty();
    }

    /// The lessons assigned to the class, the newest first.
    public ReadOnlyObjectProperty<List<AssignedLesson>> assignedLessons() {
        return assignedLessons.getReadOnlyProperty();
    }

    /// The selected lesson; empty if the class has none.
    public ReadOnlyObjectProperty<Optional<AssignedLesson>> selectedLesson() {
        return selectedLesson.getReadOnlyProperty();
    }

    public ObjectProperty<ClassTab> selectedTab() {
        return selectedTab;
    }

    /// Selects a tab and shows it, in place of a class that is being made.
    public void showTab(ClassTab tab) {
        newClass.cancel();
        selectedTab.set(tab);
    }

    /// How learners are named where the class can see the screen.
    public LearnerNames names() {
        return services.names();
    }

    /// The lessons that are not assigned to the class.
    public List<Lesson> unassignedLessons() {
        return lessons.stream()
                .filter(lesson -> assignedLessons.get().stream()
                        .noneMatch(assigned -> assigned.lesson().id() == lesson.id()))
                .toList();
    }

    /// Selects another class.
    public void selectClass(long newClassId) {
        newClass.cancel();
        classId = newClassId;
        lessonId = 0;
        refresh();
    }

    /// Selects another lesson of the class and shows its grid.
    public void selectLesson(long newLessonId) {
        newClass.cancel();
        selectedTab.set(ClassTab.GRID);
        lessonId = newLessonId;
        refresh();
    }

    /// The class that is being made.
    public NewClassViewModel newClass() {
        return newClass;
    }

    private void createClass(String name, Optional<LocalDate> eraseOn) {
        creations.make(() -> classService().create(name, eraseOn).id(), created -> {
            createdClassId = created;
            selectClass(created);
        });
    }

    /// How many classes were created here; it changes when a new one is shown.
    public ReadOnlyIntegerProperty shownCreations() {
        return shownCreations.getReadOnlyProperty();
    }

    /// Whether a class is selected that has no learners.
    public boolean isWithoutLearners() {
        return selectedClass.get().filter(shown -> shown.learnerCount() == 0).isPresent();
    }

    /// Renames the class; a blank name is ignored.
    public void renameClass(String name) {
        selectedClass
                .get()
                .filter(schoolClass -> !name.isBlank() && !name.strip().equals(schoolClass.name()))
                .ifPresent(schoolClass -> services.edits()
                        .edit(() -> classService().editClass(schoolClass.id(), name, schoolClass.eraseOn())));
    }

    /// Changes the day on which the recordings of the class are erased.
    public void setEraseOn(Optional<LocalDate> day) {
        selectedClass
                .get()
                .filter(schoolClass -> !schoolClass.eraseOn().equals(day))
                .ifPresent(schoolClass -> services.edits()
                        .edit(() -> classService().editClass(schoolClass.id(), schoolClass.name(), day)));
    }

    /// Whether the school has set the thresholds of all classes.
    public boolean hasImposedThresholds() {
        return services.settings().policy().levels().isPresent();
    }

    /// Changes the thresholds of the class. They are ignored if they are not in order.
    public void setThresholds(ScoreThresholds thresholds) {
        selectedClass
                .get()
                .filter(schoolClass -> !hasImposedThresholds())
                .filter(schoolClass -> !schoolClass.thresholds().equals(thresholds))
                .filter(schoolClass -> thresholds.nearly() < thresholds.good())
                .ifPresent(schoolClass ->
                        services.edits().edit(() -> classService().setThresholds(schoolClass.id(), thresholds)));
    }

    /// Whether the learners of the class rate themselves before they see a score.
    public ReadOnlyBooleanProperty asksRating() {
        return asksRating.getReadOnlyProperty();
    }

    /// Turns self-ratings on or off for the class.
    public void setAsksRating(boolean asks) {
        selectedClass.get().ifPresent(schoolClass -> services.edits()
                .edit(() -> services.selfRatings().setAsked(schoolClass.id(), asks)));
    }

    /// How the class is judged, and what counts where nothing is chosen for it.
    public ReadOnlyObjectProperty<ClassJudging> judging() {
        return judging.getReadOnlyProperty();
    }

    /// Chooses how the class is judged.
    public void choose(JudgingChoice choice) {
        selectedClass.get().ifPresent(schoolClass -> services.edits()
                .edit(() -> services.judging().chooseForClass(schoolClass.id(), choice)));
    }

    /// The sounds that count now for the class.
    public ReadOnlyObjectProperty<SoundFocus> soundFocus() {
        return soundFocus.getReadOnlyProperty();
    }

    /// Chooses the sounds that count now for the class.
    public void choose(SoundFocus focus) {
        selectedClass.get().ifPresent(schoolClass -> services.edits()
                .edit(() -> services.soundFocus().choose(schoolClass.id(), focus)));
    }

    /// Deletes the class; undo restores it with its learners.
    public void deleteClass() {
        selectedClass.get().ifPresent(schoolClass -> services.edits()
                .edit(() -> classService().delete(schoolClass.id())));
    }

    /// Assigns a lesson to the class and selects it.
    public void assign(long newLessonId, Optional<LocalDate> dueOn) {
        selectedClass.get().ifPresent(schoolClass -> services.edits()
                .edit(() -> classService().assign(schoolClass.id(), newLessonId, dueOn)));
        selectLesson(newLessonId);
    }

    /// Changes the due day of the selected lesson.
    public void setDue(Optional<LocalDate> day) {
        selectedLesson
                .get()
                .map(AssignedLesson::assignment)
                .filter(assignment -> !assignment.dueOn().equals(day))
                .ifPresent(
                        assignment -> services.edits().edit(() -> classService().setDue(assignment, day)));
    }

    /// Withdraws the selected lesson from the class; the takes stay.
    public void withdrawLesson() {
        selectedLesson.get().ifPresent(assigned -> services.edits()
                .edit(() -> classService().withdraw(assigned.assignment().id())));
    }

    private ClassService classService() {
        return services.classes();
    }

    private void changed(LibraryChange change) {
        switch (change) {
            case LibraryChange.LearnersChanged people -> refresh();
            case LibraryChange.LessonsChanged lessons -> refresh();
            case LibraryChange.SettingsChanged settings -> refresh();
            case LibraryChange.SentencesChanged _,
                    LibraryChange.PronunciationsChanged _,
                    LibraryChange.ReadingsChanged _,
                    LibraryChange.TakesChanged _,
                    LibraryChange.HeardTextChanged _,
                    LibraryChange.QueueChanged _,
                    LibraryChange.EarAnswersChanged _,
                    LibraryChange.HistoryChanged _ -> {}
        }
    }

    private void refresh() {
        long wantedClass = classId;
        reads.runAfterEdits(() -> ClassSelection.read(services, wantedClass), this::show);
    }

    private void show(ClassSelection read) {
        Optional<AssignedLesson> shownLesson = read.assigned().stream()
                .filter(assigned -> assigned.lesson().id() == lessonId)
                .findFirst()
                .or(() -> read.assigned().stream().findFirst());
        classId = read.selected().map(SchoolClass::id).orElse(0L);
        lessonId = shownLesson.map(assigned -> assigned.lesson().id()).orElse(0L);
        lessons = read.lessons();
        classes.set(read.classes());
        selectedClass.set(read.selected());
        assignedLessons.set(read.assigned());
        selectedLesson.set(shownLesson);
        asksRating.set(read.asksRating());
        soundFocus.set(read.soundFocus());
        judging.set(new ClassJudging(read.judging(), read.usualRule()));
        remember();
        if (createdClassId != 0 && createdClassId == classId) {
            createdClassId = 0;
            shownCreations.set(shownCreations.get() + 1);
        }
    }

    private void remember() {
        remember(CLASS_SETTING, classId);
        remember(LESSON_SETTING, lessonId);
    }

    private void remember(Setting<String> setting, long id) {
        if (!services.settings().get(setting).equals(String.valueOf(id))) {
            services.settings().set(setting, String.valueOf(id));
        }
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
        creations.cancel();
    }
}
