package app.saywell.desk.reports.view;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.NameVisibility;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.TimePeriod;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.settings.Setting;
import app.saywell.speech.task.Subscription;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// The selection that reports are made of: class, learner, lesson, period and language, with or
/// without names.
final class ReportsViewModel implements AutoCloseable {
    private static final Setting<String> CLASS_SETTING = Setting.text("classroom.class", "0");
    private static final Setting<String> LESSON_SETTING = Setting.text("classroom.lesson", "0");
    private static final Setting<String> PRACTISED_LESSON = Setting.text("practice.lesson", "0");

    private final ReportsServices services;
    private final Subscription subscription;
    private final ReadOnlyObjectWrapper<List<SchoolClass>> classes = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<Lesson>> lessons = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<Learner>> learners = new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<NameVisibility> nameVisibility = new SimpleObjectProperty<>(NameVisibility.SHOWN);
    private final ObjectProperty<PeriodChoice> periodChoice = new SimpleObjectProperty<>(PeriodChoice.ALWAYS);
    private final ObjectProperty<LocalDate> firstDay = new SimpleObjectProperty<>(LocalDate.now());
    private final ObjectProperty<LocalDate> lastDay = new SimpleObjectProperty<>(LocalDate.now());
    private final ObjectProperty<InterfaceLanguage> language;
    private final ReadOnlyObjectWrapper<Optional<ReportSelection>> selection =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
    private final LatestRead reads;
    private final LatestRead practisedReads;
    private InterfaceLanguage followedLanguage;
    private long followedLesson;
    private boolean isRead;
    private boolean followsWhenRead;
    private boolean prefersLatest = true;
    private String followedSelection = "";
    private long classId = -1;
    private long lessonId;
    private Optional<Long> learnerId = Optional.empty();

    /// Starts with the language of the window.
    ReportsViewModel(ReportsServices services) {
        this.services = services;
        reads = new LatestRead(services.tasks());
        practisedReads = new LatestRead(services.tasks());
        followedLanguage = InterfaceLanguage.ofTag(services.settings().get(Setting.INTERFACE_LANGUAGE));
        language = new SimpleObjectProperty<>(followedLanguage);
        services.names()
                .hidden()
                .subscribe(isHidden -> nameVisibility.set(isHidden ? NameVisibility.HIDDEN : NameVisibility.SHOWN));
        nameVisibility.subscribe(any -> updateSelection());
        periodChoice.subscribe(any -> updateSelection());
        firstDay.subscribe(any -> updateSelection());
        lastDay.subscribe(any -> updateSelection());
        subscription = services.changes().subscribe(this::changed);
        refresh();
    }

    /// All classes. Learners without a class have the class id 0.
    ReadOnlyObjectProperty<List<SchoolClass>> classes() {
        return classes.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<List<Lesson>> lessons() {
        return lessons.getReadOnlyProperty();
    }

    /// The learners of the selected class.
    ReadOnlyObjectProperty<List<Learner>> learners() {
        return learners.getReadOnlyProperty();
    }

    /// How learners are named on the screen.
    LearnerNames names() {
        return services.names();
    }

    /// Whether names are on pages and in tables. They are not while they are hidden on the screen, which shows the
    /// pages, unless the user wants them.
    ObjectProperty<NameVisibility> nameVisibility() {
        return nameVisibility;
    }

    ObjectProperty<PeriodChoice> periodChoice() {
        return periodChoice;
    }

    /// The first day, for [PeriodChoice#DAYS].
    ObjectProperty<LocalDate> firstDay() {
        return firstDay;
    }

    /// The last day, for [PeriodChoice#DAYS].
    ObjectProperty<LocalDate> lastDay() {
        return lastDay;
    }

    /// The language of pages and tables.
    ReadOnlyObjectProperty<InterfaceLanguage> language() {
        return language;
    }

    /// The whole selection; empty if there is no lesson.
    ReadOnlyObjectProperty<Optional<ReportSelection>> selection() {
        return selection.getReadOnlyProperty();
    }

    /// Increases when the selection or its contents change.
    ReadOnlyLongProperty revision() {
        return revision.getReadOnlyProperty();
    }

    long classId() {
        return classId;
    }

    long lessonId() {
        return lessonId;
    }

    Optional<Long> learnerId() {
        return learnerId;
    }

    /// Selects the language of the pages until the window has another one.
    void setLanguage(InterfaceLanguage newLanguage) {
        language.set(newLanguage);
    }

    /// Selects a class; 0 for learners without a class.
    void selectClass(long newClassId) {
        if (newClassId != classId) {
            classId = newClassId;
            learnerId = Optional.empty();
            prefersLatest = true;
            refresh();
        }
    }

    /// Selects the class and lesson of the class screen, unless they are the same as when this was
    /// called last: then what was selected here stays.
    void followClassScreen() {
        followWindowLanguage();
        long shownClass = Long.parseLong(services.settings().get(CLASS_SETTING));
        long shownLesson = Long.parseLong(services.settings().get(LESSON_SETTING));
        String shown = shownClass + "-" + shownLesson;
        if (shown.equals(followedSelection)) {
            return;
        }
        if (!isRead) {
            followsWhenRead = true;
            return;
        }
        followedSelection = shown;
        if (classes.get().stream().anyMatch(schoolClass -> schoolClass.id() == shownClass)) {
            selectClass(shownClass);
            if (lessons.get().stream().anyMatch(lesson -> lesson.id() == shownLesson)) {
                selectLesson(shownLesson);
            }
        }
    }

    /// Selects the lesson that was practised, for whoever practises without a class, unless it is
    /// the same as when this was called last.
    void followPractice() {
        followWindowLanguage();
        long practised = Long.parseLong(services.settings().get(PRACTISED_LESSON));
        if (practised == 0 || practised == followedLesson) {
            return;
        }
        followedLesson = practised;
        practisedReads.runAfterEdits(
                () -> services.learners().current().classId().isEmpty(), alone -> {
                    if (alone && classes.get().isEmpty()) {
                        selectLesson(practised);
                    }
                });
    }

    private void followWindowLanguage() {
        InterfaceLanguage windowLanguage =
                InterfaceLanguage.ofTag(services.settings().get(Setting.INTERFACE_LANGUAGE));
        if (windowLanguage != followedLanguage) {
            followedLanguage = windowLanguage;
            language.set(windowLanguage);
        }
    }

    void selectLesson(long newLessonId) {
        lessonId = newLessonId;
        prefersLatest = false;
        updateSelection();
    }

    /// Selects one learner, or all.
    void selectLearner(Optional<Long> newLearnerId) {
        learnerId = newLearnerId;
        updateSelection();
    }

    private void changed(LibraryChange change) {
        switch (change) {
            case LibraryChange.LessonsChanged any -> refresh();
            case LibraryChange.LearnersChanged any -> refresh();
            case LibraryChange.SentencesChanged any -> updateSelection();
            case LibraryChange.TakesChanged any -> updateSelection();
            case LibraryChange.PronunciationsChanged _,
                    LibraryChange.ReadingsChanged _,
                    LibraryChange.HeardTextChanged _,
                    LibraryChange.QueueChanged _,
                    LibraryChange.SettingsChanged _,
                    LibraryChange.EarAnswersChanged _,
                    LibraryChange.HistoryChanged _ -> {}
        }
    }

    private void refresh() {
        long wantedClass = classId;
        reads.runAfterEdits(
                () -> SelectableReports.read(services.classes(), services.learners(), services.lessons(), wantedClass),
                this::show);
    }

    private void show(SelectableReports read) {
        isRead = true;
        if (read.classId() != classId) {
            classId = read.classId();
            learnerId = Optional.empty();
            prefersLatest = true;
        }
        // A report is most likely wanted for the latest assignment of the class.
        if (prefersLatest) {
            read.latestLesson().ifPresent(latest -> lessonId = latest);
            prefersLatest = false;
        }
        if (read.lessons().stream().noneMatch(lesson -> lesson.id() == lessonId)) {
            lessonId = read.lessons().isEmpty() ? 0 : read.lessons().getFirst().id();
        }
        if (read.learners().stream().noneMatch(learner -> learnerId.equals(Optional.of(learner.id())))) {
            learnerId = Optional.empty();
        }
        lessons.set(read.lessons());
        classes.set(read.classes());
        learners.set(read.learners());
        updateSelection();
        if (followsWhenRead) {
            followsWhenRead = false;
            followClassScreen();
        }
    }

    private void updateSelection() {
        selection.set(
                lessonId == 0
                        ? Optional.empty()
                        : Optional.of(
                                new ReportSelection(classId, lessonId, learnerId, period(), nameVisibility.get())));
        revision.set(revision.get() + 1);
    }

    private TimePeriod period() {
        if (periodChoice.get() != PeriodChoice.DAYS) {
            return periodChoice.get().until(LocalDate.now());
        }
        boolean forward = !lastDay.get().isBefore(firstDay.get());
        LocalDate from = forward ? firstDay.get() : lastDay.get();
        LocalDate to = forward ? lastDay.get() : firstDay.get();
        return TimePeriod.ofDays(from, to, ZoneId.systemDefault());
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
        practisedReads.cancel();
    }
}
