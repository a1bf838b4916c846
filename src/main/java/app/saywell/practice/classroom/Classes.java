package app.saywell.practice.classroom;

import app.saywell.library.Library;
import app.saywell.library.people.Assignment;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// Classes, who is in them, and what they are to practise.
public final class Classes {
    private final Desk desk;
    private final Library library;

    public Classes(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// All classes, by name.
    public List<SchoolClass> all() {
        return library.classes().all();
    }

    /// One class.
    public Optional<SchoolClass> find(long classId) {
        return library.classes().find(classId);
    }

    /// A new class.
    ///
    /// @param eraseOn the day on which its voices are erased; the end of the term is usual
    public SchoolClass create(String name, Optional<LocalDate> eraseOn) {
        SchoolClass made = library.classes().insert(name.strip(), eraseOn);
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.class.create",
                new Change.PeopleChanged(),
                () -> library.classes().delete(made.id(), Optional.empty()),
                () -> library.classes().delete(made.id(), Optional.of(now)));
        return made;
    }

    /// Changes the name and the day of erasure.
    public void edit(long classId, String name, Optional<LocalDate> eraseOn) {
        SchoolClass old = library.classes().find(classId).orElseThrow();
        replace(
                "edit.class.edit",
                old,
                new SchoolClass(classId, name.strip(), old.strictness(), eraseOn, old.pupils()));
    }

    /// Changes the borders between the levels: old results change their colour and nothing else.
    public void setStrictness(long classId, Strictness strictness) {
        SchoolClass old = library.classes().find(classId).orElseThrow();
        replace(
                "edit.class.strictness",
                old,
                new SchoolClass(classId, old.name(), strictness, old.eraseOn(), old.pupils()));
    }

    /// Takes a class out of the list, with its pupils; undo brings all back. Erasing is another
    /// matter.
    public void delete(long classId) {
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.class.delete",
                new Change.PeopleChanged(),
                () -> library.classes().delete(classId, Optional.of(now)),
                () -> library.classes().delete(classId, Optional.empty()));
    }

    /// Adds the people of a roster who are not there yet, in their order; undo takes them out.
    ///
    /// @param consent what their guardians have agreed to, as far as the teacher knows
    public List<Learner> add(long classId, List<Roster.Person> people, Consent consent) {
        List<Learner> made =
                library.database()
                        .write(
                                h ->
                                        people.stream()
                                                .map(
                                                        person ->
                                                                library.learners()
                                                                        .insert(
                                                                                person.name(),
                                                                                person.number(),
                                                                                Optional.of(
                                                                                        classId),
                                                                                consent))
                                                .toList());
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.class.roster",
                new Change.PeopleChanged(),
                () -> made.forEach(l -> library.learners().delete(l.id(), Optional.empty())),
                () -> made.forEach(l -> library.learners().delete(l.id(), Optional.of(now))));
        return made;
    }

    /// What a class is to practise, the newest first.
    public List<Assignment> assignments(long classId) {
        return library.assignments().of(classId);
    }

    /// Gives a lesson to a class.
    public Assignment assign(long classId, long lessonId, Optional<LocalDate> dueOn) {
        Assignment made = library.assignments().insert(classId, lessonId, dueOn);
        desk.edit(
                "edit.class.assign",
                new Change.PeopleChanged(),
                () -> library.assignments().delete(made.id(), Optional.empty()),
                () -> library.assignments().delete(made.id(), Optional.of(desk.clock().instant())));
        return made;
    }

    /// Changes the day by which a class is to be done with a lesson.
    public void setDue(Assignment assignment, Optional<LocalDate> dueOn) {
        desk.edit(
                "edit.class.due",
                new Change.PeopleChanged(),
                () -> library.assignments().setDue(assignment.id(), dueOn),
                () -> library.assignments().setDue(assignment.id(), assignment.dueOn()));
    }

    /// Takes an assignment back; the takes stay.
    public void withdraw(long assignmentId) {
        desk.edit(
                "edit.class.withdraw",
                new Change.PeopleChanged(),
                () ->
                        library.assignments()
                                .delete(assignmentId, Optional.of(desk.clock().instant())),
                () -> library.assignments().delete(assignmentId, Optional.empty()));
    }

    private void replace(String name, SchoolClass old, SchoolClass changed) {
        desk.edit(
                name,
                new Change.PeopleChanged(),
                () -> library.classes().update(changed),
                () -> library.classes().update(old));
    }
}
