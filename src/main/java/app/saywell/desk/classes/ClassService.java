package app.saywell.desk.classes;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.RefusedContentException;
import app.saywell.desk.school.learner.Assignment;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Classes, their learners and their assignments.
public final class ClassService {
    /// How many learners can be added to a class at once.
    public static final int MAX_ADDED = 1_000;

    private final UseCaseContext context;
    private final Library library;

    public ClassService(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// All classes, by name.
    public List<SchoolClass> findAll() {
        return library.classes().findAll();
    }

    public Optional<SchoolClass> find(long classId) {
        return library.classes().find(classId);
    }

    /// Creates a class.
    ///
    /// @param eraseOn the day on which its recordings are erased; usually the end of the term
    public SchoolClass create(String name, Optional<LocalDate> eraseOn) {
        SchoolClass created = library.classes().insert(name.strip(), eraseOn);
        context.applyAddition("edit.class.create", new LibraryChange.LearnersChanged(), at -> library.classes()
                .setDeletedAt(created.id(), at));
        return created;
    }

    /// Changes the name and the day of erasure.
    public void editClass(long classId, String name, Optional<LocalDate> eraseOn) {
        SchoolClass old = library.classes().find(classId).orElseThrow();
        replaceClass(
                "edit.class.edit",
                old,
                new SchoolClass(classId, name.strip(), old.thresholds(), eraseOn, old.learnerCount()));
    }

    /// Changes the score thresholds. Old results change their level and nothing else.
    public void setThresholds(long classId, ScoreThresholds thresholds) {
        SchoolClass old = library.classes().find(classId).orElseThrow();
        replaceClass(
                "edit.class.strictness",
                old,
                new SchoolClass(classId, old.name(), thresholds, old.eraseOn(), old.learnerCount()));
    }

    /// Deletes a class with its learners from the list. Undo restores all. Nothing is erased.
    public void delete(long classId) {
        context.applyRemoval("edit.class.delete", new LibraryChange.LearnersChanged(), at -> library.classes()
                .setDeletedAt(classId, at));
    }

    /// Adds the entries of a roster as learners, in order. Undo removes them.
    ///
    /// @param consent the consent of all of them, as far as the teacher knows
    ///
    /// @throws RefusedContentException if they are more than [#MAX_ADDED]
    public List<Learner> addLearners(long classId, List<RosterPreview.RosterEntry> entries, Consent consent) {
        requireClassSize(entries);
        List<Learner> created = library.database().write(handle -> entries.stream()
                .map(entry -> library.learners().insert(entry.name(), entry.number(), Optional.of(classId), consent))
                .toList());
        context.applyAddition(
                "edit.class.roster", new LibraryChange.LearnersChanged(), at -> setDeletedAt(created, at));
        return created;
    }

    // In one transaction: each ends with a wait for the disk.
    private void setDeletedAt(List<Learner> learners, Optional<Instant> time) {
        library.database().write(handle -> {
            learners.forEach(learner -> library.learners().setDeletedAt(learner.id(), time));
            return handle;
        });
    }

    /// The assignments of a class, newest first.
    public List<Assignment> assignments(long classId) {
        return library.assignments().findByClass(classId);
    }

    public Assignment assign(long classId, long lessonId, Optional<LocalDate> dueOn) {
        Assignment created = library.assignments().insert(classId, lessonId, dueOn);
        context.applyEdit(
                "edit.class.assign",
                new LibraryChange.LearnersChanged(),
                () -> library.assignments().setDeletedAt(created.id(), Optional.empty()),
                () -> library.assignments()
                        .setDeletedAt(created.id(), Optional.of(context.clock().instant())));
        return created;
    }

    /// Changes the due date of an assignment.
    public void setDue(Assignment assignment, Optional<LocalDate> dueOn) {
        context.applyEdit(
                "edit.class.due",
                new LibraryChange.LearnersChanged(),
                () -> library.assignments().setDue(assignment.id(), dueOn),
                () -> library.assignments().setDue(assignment.id(), assignment.dueOn()));
    }

    /// Withdraws an assignment. The takes are kept.
    public void withdraw(long assignmentId) {
        context.applyEdit(
                "edit.class.withdraw",
                new LibraryChange.LearnersChanged(),
                () -> library.assignments()
                        .setDeletedAt(assignmentId, Optional.of(context.clock().instant())),
                () -> library.assignments().setDeletedAt(assignmentId, Optional.empty()));
    }

    private void replaceClass(String name, SchoolClass old, SchoolClass changed) {
        context.applyEdit(
                name,
                new LibraryChange.LearnersChanged(),
                () -> library.classes().update(changed),
                () -> library.classes().update(old));
    }

    /// Creates a class with its learners, or neither.
    ///
    /// @throws RefusedContentException if they are more than [#MAX_ADDED]
    public SchoolClass createWithLearners(
            String name, Optional<LocalDate> eraseOn, List<RosterPreview.RosterEntry> entries, Consent consent) {
        return library.database().write(handle -> {
            SchoolClass created = create(name, eraseOn);
            addLearners(created.id(), entries, consent);
            return created;
        });
    }

    /// Makes several changes in one transaction, or none of them.
    public <T> T allOrNothing(Supplier<T> changes) {
        return library.database().write(handle -> changes.get());
    }

    private static void requireClassSize(List<RosterPreview.RosterEntry> entries) {
        if (entries.size() > MAX_ADDED) {
            throw new RefusedContentException(
                    "the list has " + entries.size() + " learners; at most " + MAX_ADDED + " are added at once");
        }
    }
}
