package app.saywell.ui.classroom.roster;

import app.saywell.library.people.Consent;
import app.saywell.library.people.ConsentGiven;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.classroom.Column;
import app.saywell.practice.classroom.OneRoster;
import app.saywell.practice.classroom.Roster;
import app.saywell.practice.privacy.Certificate;
import app.saywell.practice.text.Table;
import app.saywell.practice.text.TextFiles;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.kit.Told;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The pupils of the class, and lists that are to become pupils. Nothing of a list is stored
/// before it was looked at. On the window's thread alone.
public final class RosterModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<Learner>> pupils =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Learner>> chosen =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Draft>> draft =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Told>> told =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Certificate>> certificate =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Studio studio;
    private final Practice practice;
    private final ClassChoice choice;
    private final Subscription changes;
    private long learner;

    /// Follows the choice.
    public RosterModel(Studio studio, ClassChoice choice) {
        this.studio = studio;
        this.choice = choice;
        practice = studio.practice();
        changes = practice.changes().listen(this::changed);
        choice.chosen().subscribe(any -> refresh());
    }

    /// Those in the class, in their order.
    public ReadOnlyObjectProperty<List<Learner>> pupils() {
        return pupils.getReadOnlyProperty();
    }

    /// The one whose particulars are shown.
    public ReadOnlyObjectProperty<Optional<Learner>> chosen() {
        return chosen.getReadOnlyProperty();
    }

    /// The list that is being looked at.
    public ReadOnlyObjectProperty<Optional<Draft>> draft() {
        return draft.getReadOnlyProperty();
    }

    /// What came of the last thing that was tried.
    public ReadOnlyObjectProperty<Optional<Told>> told() {
        return told.getReadOnlyProperty();
    }

    /// The certificate of what was given out or erased last.
    public ReadOnlyObjectProperty<Optional<Certificate>> certificate() {
        return certificate.getReadOnlyProperty();
    }

    /// All that was ever agreed to for a pupil, oldest first.
    public List<ConsentGiven> consents(Learner pupil) {
        return practice.people().consents(pupil.id());
    }

    /// Shows the particulars of a pupil.
    public void choose(long learnerId) {
        learner = learnerId;
        refresh();
    }

    /// Reads a list from the clipboard or the keyboard.
    public void paste(String text) {
        if (!text.isBlank()) {
            read(text);
        }
    }

    /// Reads a CSV file, or the ZIP of a OneRoster export.
    public void open(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        try {
            if (name.endsWith(".zip")) {
                openOneRoster(file);
            } else {
                read(TextFiles.read(file));
            }
        } catch (IOException e) {
            tell("classroom.told.unreadable", false, file.getFileName());
        }
    }

    /// Takes a column for something else.
    public void setColumn(int index, Column column) {
        draft.get()
                .flatMap(Draft::table)
                .ifPresent(
                        table -> {
                            List<Column> columns =
                                    new ArrayList<>(draft.get().orElseThrow().roster().columns());
                            if (column != Column.IGNORED) {
                                columns.replaceAll(c -> c == column ? Column.IGNORED : c);
                            }
                            columns.set(index, column);
                            show(Optional.of(table), List.of(), 0, Roster.read(table, columns));
                        });
    }

    /// Shows another class of a OneRoster file.
    public void choosePart(int part) {
        draft.get()
                .filter(one -> part >= 0 && part < one.parts().size())
                .ifPresent(one -> showPart(one.parts(), part));
    }

    /// Thinks better of the list.
    public void cancel() {
        draft.set(Optional.empty());
    }

    /// Adds those on the list to the class; undo takes them out.
    public void store(Agreement agreement) {
        Optional<SchoolClass> schoolClass = choice.chosen().get();
        if (schoolClass.isEmpty() || draft.get().isEmpty()) {
            return;
        }
        List<Learner> made =
                practice.classroom()
                        .classes()
                        .add(
                                schoolClass.get().id(),
                                draft.get().orElseThrow().roster().people(),
                                agreement.consent());
        if (agreement.consent() != Consent.NONE) {
            made.forEach(one -> note(one, agreement));
        }
        draft.set(Optional.empty());
        tell("classroom.told.added", true, made.size());
    }

    /// Adds one pupil by hand.
    public void add(String name, String number) {
        if (!name.isBlank()) {
            choice.chosen()
                    .get()
                    .map(
                            one ->
                                    practice.people()
                                            .add(name, number, Optional.of(one.id()), Consent.NONE))
                    .ifPresent(one -> choose(one.id()));
        }
    }

    /// Changes name and number of the pupil that is shown; a blank name changes nothing.
    public void edit(String name, String number) {
        chosen.get()
                .filter(one -> !name.isBlank())
                .filter(
                        one ->
                                !one.name().equals(name.strip())
                                        || !one.number().equals(number.strip()))
                .ifPresent(one -> practice.people().edit(one.id(), name, number, one.classId()));
    }

    /// Takes the pupil that is shown out of the class; undo brings them back.
    public void remove() {
        chosen.get().ifPresent(one -> practice.people().delete(one.id()));
    }

    /// Notes what was agreed to for the pupil that is shown.
    public void consent(Agreement agreement) {
        chosen.get().ifPresent(one -> note(one, agreement));
        refresh();
    }

    /// Notes the same for everybody in the class.
    public void consentOfAll(Agreement agreement) {
        pupils.get().forEach(one -> note(one, agreement));
        refresh();
    }

    /// Writes everything about the pupil that is shown into one file.
    public void export(Path zip) {
        chosen.get()
                .ifPresent(
                        one ->
                                studio.tasks()
                                        .run(
                                                progress ->
                                                        practice.everything().export(one.id(), zip),
                                                this::certified));
    }

    /// Erases the pupil that is shown for good.
    public void erase() {
        chosen.get()
                .ifPresent(
                        one ->
                                studio.tasks()
                                        .run(
                                                progress -> practice.erasure().erase(one.id()),
                                                this::certified));
    }

    /// Puts the certificate away.
    public void filed() {
        certificate.set(Optional.empty());
    }

    private void note(Learner pupil, Agreement agreement) {
        practice.people().consent(pupil.id(), agreement.consent(), agreement.by(), agreement.how());
    }

    private void read(String text) {
        try {
            Table table = Table.read(text);
            show(Optional.of(table), List.of(), 0, Roster.read(table));
        } catch (UncheckedIOException e) {
            tell("classroom.told.quotes", false);
        }
    }

    private void openOneRoster(Path file) throws IOException {
        List<OneRoster.ClassList> parts = OneRoster.read(file);
        if (parts.isEmpty()) {
            tell("classroom.told.nobody", false);
        } else {
            showPart(parts, 0);
        }
    }

    private void showPart(List<OneRoster.ClassList> parts, int part) {
        Roster roster = new Roster(List.of(), parts.get(part).people(), List.of());
        show(Optional.empty(), parts, part, roster);
    }

    private void show(
            Optional<Table> table, List<OneRoster.ClassList> parts, int part, Roster roster) {
        Roster strangers = roster.without(pupils.get());
        List<String> known =
                roster.people().stream()
                        .filter(one -> !strangers.people().contains(one))
                        .map(Roster.Person::name)
                        .toList();
        told.set(Optional.empty());
        draft.set(Optional.of(new Draft(table, parts, part, strangers, known)));
    }

    private void certified(Outcome<Certificate> outcome) {
        switch (outcome) {
            case Outcome.Done<Certificate>(Certificate one) -> {
                told.set(Optional.empty());
                certificate.set(Optional.of(one));
            }
            case Outcome.Failed<Certificate> failed -> tell("classroom.told.not-written", false);
            case Outcome.Cancelled<Certificate> cancelled -> {}
        }
    }

    private void tell(String key, boolean good, Object... arguments) {
        told.set(Optional.of(new Told(key, arguments, good)));
    }

    private void changed(Change change) {
        if (change instanceof Change.PeopleChanged) {
            refresh();
        }
    }

    private void refresh() {
        List<Learner> now =
                choice.chosen().get().map(one -> practice.people().of(one.id())).orElse(List.of());
        pupils.set(now);
        chosen.set(now.stream().filter(one -> one.id() == learner).findFirst());
    }

    @Override
    public void close() {
        changes.close();
    }
}
