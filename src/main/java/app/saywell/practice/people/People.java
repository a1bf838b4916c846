package app.saywell.practice.people;

import app.saywell.library.Library;
import app.saywell.library.people.Consent;
import app.saywell.library.people.ConsentGiven;
import app.saywell.library.people.Learner;
import app.saywell.library.settings.Setting;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;

import java.util.List;
import java.util.Optional;

/// Those who practise.
public final class People {
    private final Desk desk;
    private final Library library;

    public People(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// Who is practising now: whoever was last; where there is nobody yet, a nameless learner
    /// whose voice stays on this computer is made.
    public Learner current() {
        long last = library.settings().get(Setting.LEARNER);
        return library.learners()
                .present(last)
                .or(() -> alone().stream().findFirst())
                .orElseGet(() -> library.database().write(h -> nameless()));
    }

    // Not an edit: there is always somebody, so there is nothing to take back.
    private Learner nameless() {
        return alone().stream()
                .findFirst()
                .orElseGet(
                        () ->
                                library.learners()
                                        .insert("", "", Optional.empty(), Consent.THIS_COMPUTER));
    }

    /// Says who practises from now on.
    public void choose(long learnerId) {
        library.settings().set(Setting.LEARNER, learnerId);
        desk.changes().tell(new Change.SettingsChanged());
    }

    /// Those who learn alone.
    public List<Learner> alone() {
        return library.learners().alone();
    }

    /// The pupils of a class in their order.
    public List<Learner> of(long classId) {
        return library.learners().of(classId);
    }

    /// One learner.
    public Optional<Learner> find(long learnerId) {
        return library.learners().find(learnerId);
    }

    /// Those whose name or number holds `part`.
    public List<Learner> search(String part) {
        return library.learners().search(part, 50);
    }

    /// A new learner.
    public Learner add(String name, String number, Optional<Long> classId, Consent consent) {
        Learner learner = library.learners().insert(name.strip(), number.strip(), classId, consent);
        desk.edit(
                "edit.learner.add",
                new Change.PeopleChanged(),
                () -> library.learners().delete(learner.id(), Optional.empty()),
                () -> library.learners().delete(learner.id(), Optional.of(desk.clock().instant())));
        return learner;
    }

    /// Changes name, number and class.
    public void edit(long learnerId, String name, String number, Optional<Long> classId) {
        Learner old = library.learners().find(learnerId).orElseThrow();
        desk.edit(
                "edit.learner.edit",
                new Change.PeopleChanged(),
                () -> library.learners().update(learnerId, name.strip(), number.strip(), classId),
                () ->
                        library.learners()
                                .update(learnerId, old.name(), old.number(), old.classId()));
    }

    /// Takes a learner out of the lists; undo brings them back. Erasing is another matter.
    public void delete(long learnerId) {
        desk.edit(
                "edit.learner.delete",
                new Change.PeopleChanged(),
                () -> library.learners().delete(learnerId, Optional.of(desk.clock().instant())),
                () -> library.learners().delete(learnerId, Optional.empty()));
    }

    /// All that was ever agreed to for a learner, oldest first.
    public List<ConsentGiven> consents(long learnerId) {
        return library.learners().consents(learnerId);
    }

    /// Notes what was agreed to, by whom and how (on paper, in person, ...). Holds from the next
    /// call on; not undone by undo, because it is a record.
    public void consent(long learnerId, Consent consent, String by, String how) {
        library.learners()
                .consent(learnerId, consent, by.strip(), how.strip(), desk.clock().instant());
        desk.changes().tell(new Change.PeopleChanged());
    }
}
