package app.saywell.ui.reports;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Period;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.report.Names;
import app.saywell.practice.report.Selection;
import app.saywell.task.Subscription;
import app.saywell.ui.kit.Language;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/// What the reports are of: class, pupil, lesson, time, language, with or without names.
final class ChoiceModel implements AutoCloseable {
    private static final Setting<String> LANGUAGE = Setting.text("reports.language", "");

    private final Practice practice;
    private final Subscription changes;
    private final ReadOnlyObjectWrapper<List<SchoolClass>> classes =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<Lesson>> lessons =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<Learner>> pupils =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<Names> names = new SimpleObjectProperty<>(Names.SHOWN);
    private final ObjectProperty<Span> span = new SimpleObjectProperty<>(Span.ALWAYS);
    private final ObjectProperty<LocalDate> first = new SimpleObjectProperty<>(LocalDate.now());
    private final ObjectProperty<LocalDate> last = new SimpleObjectProperty<>(LocalDate.now());
    private final ObjectProperty<Language> language;
    private final ReadOnlyObjectWrapper<Optional<Selection>> selection =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
    private long classId = -1;
    private long lessonId;
    private Optional<Long> pupil = Optional.empty();

    /// Speaks the language of the feedback until another one is chosen here, so that the fixed
    // words
    /// and the advice on a page are of one language.
    ChoiceModel(Practice practice) {
        this.practice = practice;
        String kept = practice.get(LANGUAGE);
        language =
                new SimpleObjectProperty<>(
                        Language.ofTag(
                                kept.isEmpty()
                                        ? practice.get(Setting.FEEDBACK_LANGUAGE).code()
                                        : kept));
        names.subscribe(any -> choose());
        span.subscribe(any -> choose());
        first.subscribe(any -> choose());
        last.subscribe(any -> choose());
        changes = practice.changes().listen(this::changed);
        refresh();
    }

    /// All classes; those who learn alone are one too, with the number 0.
    ReadOnlyObjectProperty<List<SchoolClass>> classes() {
        return classes.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<List<Lesson>> lessons() {
        return lessons.getReadOnlyProperty();
    }

    /// Those of the class that is chosen.
    ReadOnlyObjectProperty<List<Learner>> pupils() {
        return pupils.getReadOnlyProperty();
    }

    ObjectProperty<Names> names() {
        return names;
    }

    ObjectProperty<Span> span() {
        return span;
    }

    /// The first day, where [Span#DAYS] is chosen.
    ObjectProperty<LocalDate> first() {
        return first;
    }

    /// The last day, where [Span#DAYS] is chosen.
    ObjectProperty<LocalDate> last() {
        return last;
    }

    /// The language of pages and tables.
    ReadOnlyObjectProperty<Language> language() {
        return language;
    }

    /// Everything that is chosen; empty while there is no lesson.
    ReadOnlyObjectProperty<Optional<Selection>> selection() {
        return selection.getReadOnlyProperty();
    }

    /// Another number whenever something else is chosen, or what is chosen holds something else.
    ReadOnlyLongProperty revision() {
        return revision.getReadOnlyProperty();
    }

    long classId() {
        return classId;
    }

    long lessonId() {
        return lessonId;
    }

    Optional<Long> pupil() {
        return pupil;
    }

    void speak(Language chosen) {
        practice.set(LANGUAGE, chosen.locale().toLanguageTag());
        language.set(chosen);
    }

    /// Chooses a class; 0 for those who learn alone.
    void chooseClass(long chosen) {
        if (chosen != classId) {
            classId = chosen;
            pupil = Optional.empty();
            chooseAssigned();
            refresh();
        }
    }

    void chooseLesson(long chosen) {
        lessonId = chosen;
        choose();
    }

    /// Chooses one pupil, or all.
    void choosePupil(Optional<Long> chosen) {
        pupil = chosen;
        choose();
    }

    /// What was given to the class last is most likely what a report is wanted of.
    private void chooseAssigned() {
        if (classId > 0) {
            practice.classroom().classes().assignments(classId).stream()
                    .findFirst()
                    .ifPresent(given -> lessonId = given.lessonId());
        }
    }

    private void changed(Change change) {
        switch (change) {
            case Change.LessonsChanged any -> refresh();
            case Change.PeopleChanged any -> refresh();
            case Change.SentencesChanged any -> choose();
            case Change.TakesChanged any -> choose();
            default -> {}
        }
    }

    private void refresh() {
        lessons.set(practice.lessons().all());
        classes.set(practice.classroom().classes().all());
        boolean there = classes.get().stream().anyMatch(one -> one.id() == classId);
        if (!there && classId != 0) {
            classId = classes.get().isEmpty() ? 0 : classes.get().getFirst().id();
            pupil = Optional.empty();
            chooseAssigned();
        }
        if (lessons.get().stream().noneMatch(one -> one.id() == lessonId)) {
            lessonId = lessons.get().isEmpty() ? 0 : lessons.get().getFirst().id();
        }
        pupils.set(classId == 0 ? practice.people().alone() : practice.people().of(classId));
        if (pupils.get().stream().noneMatch(one -> pupil.equals(Optional.of(one.id())))) {
            pupil = Optional.empty();
        }
        choose();
    }

    private void choose() {
        selection.set(
                lessonId == 0
                        ? Optional.empty()
                        : Optional.of(
                                new Selection(classId, lessonId, pupil, period(), names.get())));
        revision.set(revision.get() + 1);
    }

    private Period period() {
        if (span.get() != Span.DAYS) {
            return span.get().until(LocalDate.now());
        }
        boolean forward = !last.get().isBefore(first.get());
        LocalDate from = forward ? first.get() : last.get();
        LocalDate to = forward ? last.get() : first.get();
        return Period.days(from, to, ZoneId.systemDefault());
    }

    @Override
    public void close() {
        changes.close();
    }
}
