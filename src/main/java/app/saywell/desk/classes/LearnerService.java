package app.saywell.desk.classes;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.ConsentRecord;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Learners and their consent.
public final class LearnerService {
    private static final long NO_ONE = 0;
    private static final Learner UNSTORED = new Learner(NO_ONE, "", "", Optional.empty(), Consent.THIS_COMPUTER);

    private final UseCaseContext context;
    private final Library library;

    public LearnerService(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// The learner who practises now: the last one, else any learner without a class. If there is
    /// none, creates one without a name, with consent for this computer; in a library that is only read, one that
    /// is stored nowhere, with the id 0.
    public Learner current() {
        long last = library.settings().get(Setting.CURRENT_LEARNER);
        return library.learners()
                .findNotDeleted(last)
                .or(() -> withoutClass().stream().findFirst())
                .orElseGet(() ->
                        library.isReadOnly() ? UNSTORED : library.database().write(handle -> createUnnamed()));
    }

    // Not an edit, because there is always a current learner.
    private Learner createUnnamed() {
        return withoutClass().stream().findFirst().orElseGet(() -> library.learners()
                .insert("", "", Optional.empty(), Consent.THIS_COMPUTER));
    }

    public void setCurrent(long learnerId) {
        library.settings().set(Setting.CURRENT_LEARNER, learnerId);
        context.changes().publish(new LibraryChange.SettingsChanged());
    }

    /// Notes in the access record that the work of a learner of a class is shown.
    public Learner opened(Learner learner) {
        context.noteOpened(learner.id());
        return learner;
    }

    public List<Learner> withoutClass() {
        return library.learners().findWithoutClass();
    }

    /// The learners of a class in order.
    public List<Learner> ofClass(long classId) {
        return library.learners().findByClass(classId);
    }

    /// The learners of a class whose consent leaves homework out.
    public Set<Long> homeworkExcluded(long classId) {
        return library.learners().findHomeworkExcluded(classId);
    }

    public Optional<Learner> find(long learnerId) {
        return library.learners().find(learnerId);
    }

    /// Finds learners whose name or number contains `part`.
    public List<Learner> search(String part) {
        return library.learners().search(part, 50);
    }

    /// Adds a learner.
    ///
    /// @throws NumberTakenException if another learner of the class has the number
    public Learner add(String name, String number, Optional<Long> classId, Consent consent) {
        requireFreeNumber(number.strip(), classId, NO_ONE);
        Learner learner = library.learners().insert(name.strip(), number.strip(), classId, consent);
        context.applyLearnerEdit(
                "edit.learner.add",
                learner.id(),
                () -> library.learners().setDeletedAt(learner.id(), Optional.empty()),
                () -> library.learners()
                        .setDeletedAt(learner.id(), Optional.of(context.clock().instant())));
        return learner;
    }

    /// Changes the name, number and class.
    ///
    /// @throws NumberTakenException if another learner of the class has the number
    public void editLearner(long learnerId, String name, String number, Optional<Long> classId) {
        change("edit.learner.edit", learnerId, name, number, classId);
    }

    /// Moves a learner to another class, with takes, results and consent.
    ///
    /// @throws NumberTakenException if another learner of that class has the number
    public void move(long learnerId, long classId) {
        Learner learner = library.learners().find(learnerId).orElseThrow();
        change("edit.learner.move", learnerId, learner.name(), learner.number(), Optional.of(classId));
    }

    private void requireFreeNumber(String number, Optional<Long> classId, long learnerId) {
        if (number.isEmpty()) {
            return;
        }
        classId.stream()
                .flatMap(id -> library.learners().findByClass(id).stream())
                .filter(other -> other.id() != learnerId && other.number().equals(number))
                .findFirst()
                .ifPresent(holder -> {
                    throw new NumberTakenException(holder);
                });
    }

    private void change(String edit, long learnerId, String name, String number, Optional<Long> classId) {
        Learner old = library.learners().find(learnerId).orElseThrow();
        requireFreeNumber(number.strip(), classId, learnerId);
        context.applyLearnerEdit(
                edit,
                learnerId,
                () -> library.learners().update(learnerId, name.strip(), number.strip(), classId),
                () -> library.learners().update(learnerId, old.name(), old.number(), old.classId()));
    }

    /// Deletes a learner from the lists. Undo restores them. Nothing is erased.
    public void delete(long learnerId) {
        context.applyLearnerEdit(
                "edit.learner.delete",
                learnerId,
                () -> library.learners()
                        .setDeletedAt(learnerId, Optional.of(context.clock().instant())),
                () -> library.learners().setDeletedAt(learnerId, Optional.empty()));
    }

    /// The history of a learner's consent, oldest first.
    public List<ConsentRecord> consentHistory(long learnerId) {
        return library.learners().consentHistory(learnerId);
    }

    /// Records a consent: who gave it and how (on paper, in person, ...). It applies from the next
    /// call on. It is a record, so undo does not remove it. Whether it includes homework stays as it was.
    public void recordConsent(long learnerId, Consent consent, String givenBy, String how) {
        recordConsent(List.of(learnerId), consent, Optional.empty(), givenBy, how);
    }

    /// Records the same consent for several learners, for all or for none.
    ///
    /// @param homeworkAllowed whether the consent includes homework; empty if that stays as it was
    public void recordConsent(
            List<Long> learnerIds, Consent consent, Optional<Boolean> homeworkAllowed, String givenBy, String how) {
        Instant now = context.clock().instant();
        library.database().write(handle -> {
            learnerIds.forEach(id -> library.learners()
                    .recordConsent(
                            id,
                            new ConsentRecord(
                                    consent,
                                    homeworkAllowed.orElseGet(
                                            () -> library.learners().allowsHomework(id)),
                                    givenBy.strip(),
                                    how.strip(),
                                    now)));
            return handle;
        });
        context.changes().publish(new LibraryChange.LearnersChanged());
    }
}
