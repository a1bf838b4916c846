package app.saywell.ui.classroom.roster;

import app.saywell.library.learner.Consent;
import app.saywell.library.learner.ConsentRecord;
import app.saywell.library.learner.Learner;
import app.saywell.library.learner.SchoolClass;
import app.saywell.practice.UseCases;
import app.saywell.practice.change.LibraryChange;
import app.saywell.practice.classroom.OneRosterReader;
import app.saywell.practice.classroom.RosterColumn;
import app.saywell.practice.classroom.RosterPreview;
import app.saywell.practice.privacy.PrivacyCertificate;
import app.saywell.practice.text.TextFileReader;
import app.saywell.practice.text.TextTable;
import app.saywell.task.Subscription;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.classroom.selection.ClassViewModel;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.kit.text.UserMessage;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The learners of the class, and lists that may become learners. A list is stored only after the
/// teacher has seen it. Use it only on the JavaFX thread.
public final class RosterViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<Learner>> learners =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Learner>> selectedLearner =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<RosterDraft>> draft =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<PrivacyCertificate>> certificate =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ScreenContext context;
    private final UseCases practice;
    private final ClassViewModel classViewModel;
    private final Subscription subscription;
    private long selectedLearnerId;

    /// Follows the selected class.
    public RosterViewModel(ScreenContext context, ClassViewModel classViewModel) {
        this.context = context;
        this.classViewModel = classViewModel;
        practice = context.practice();
        subscription = practice.changes().subscribe(this::changed);
        classViewModel.selectedClass().subscribe(any -> refresh());
        showInterruptedCertificate();
    }

    private void showInterruptedCertificate() {
        certificate.set(Optional.empty());
        context.tasks()
                .run(
                        progress -> practice.erasure().takeInterruptedCertificate(),
                        outcome -> {
                            if (outcome
                                    instanceof
                                    TaskOutcome.TaskDone<Optional<PrivacyCertificate>> done) {
                                certificate.set(done.value());
                            }
                        });
    }

    /// The learners of the class in their order.
    public ReadOnlyObjectProperty<List<Learner>> learners() {
        return learners.getReadOnlyProperty();
    }

    /// The learner whose details are shown.
    public ReadOnlyObjectProperty<Optional<Learner>> selectedLearner() {
        return selectedLearner.getReadOnlyProperty();
    }

    /// The list that waits to be stored.
    public ReadOnlyObjectProperty<Optional<RosterDraft>> draft() {
        return draft.getReadOnlyProperty();
    }

    /// The outcome of the last action.
    public ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// The certificate of the last export or erasure.
    public ReadOnlyObjectProperty<Optional<PrivacyCertificate>> certificate() {
        return certificate.getReadOnlyProperty();
    }

    /// The consent history of a learner, the oldest first.
    public List<ConsentRecord> consentHistory(Learner learner) {
        return practice.learners().consentHistory(learner.id());
    }

    /// Selects a learner.
    public void selectLearner(long learnerId) {
        selectedLearnerId = learnerId;
        refresh();
    }

    /// Reads a list that was pasted or typed.
    public void paste(String text) {
        if (!text.isBlank()) {
            readTable(text);
        }
    }

    /// Reads a CSV file or the ZIP file of a OneRoster export.
    public void open(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        try {
            if (name.endsWith(".zip")) {
                openOneRoster(file);
            } else {
                readTable(TextFileReader.read(file));
            }
        } catch (IOException e) {
            showMessage("classroom.told.unreadable", false, file.getFileName());
        }
    }

    /// Changes the meaning of a column.
    public void setColumn(int index, RosterColumn column) {
        draft.get()
                .flatMap(RosterDraft::table)
                .ifPresent(
                        table -> {
                            List<RosterColumn> columns =
                                    new ArrayList<>(draft.get().orElseThrow().roster().columns());
                            if (column != RosterColumn.IGNORED) {
                                columns.replaceAll(
                                        existing ->
                                                existing == column
                                                        ? RosterColumn.IGNORED
                                                        : existing);
                            }
                            columns.set(index, column);
                            showDraft(
                                    Optional.of(table),
                                    List.of(),
                                    0,
                                    RosterPreview.read(table, columns));
                        });
    }

    /// Shows another class of a OneRoster file.
    public void selectClassList(int index) {
        draft.get()
                .filter(current -> index >= 0 && index < current.classLists().size())
                .ifPresent(current -> showClassList(current.classLists(), index));
    }

    /// Discards the list.
    public void cancelDraft() {
        draft.set(Optional.empty());
    }

    /// Adds the learners on the list to the class. This can be undone.
    public void addDraft(ConsentInput consentInput) {
        Optional<SchoolClass> schoolClass = classViewModel.selectedClass().get();
        if (schoolClass.isEmpty() || draft.get().isEmpty()) {
            return;
        }
        List<Learner> added =
                practice.classroom()
                        .classes()
                        .addLearners(
                                schoolClass.get().id(),
                                draft.get().orElseThrow().roster().entries(),
                                consentInput.consent());
        if (consentInput.consent() != Consent.NONE) {
            added.forEach(learner -> saveConsent(learner, consentInput));
        }
        draft.set(Optional.empty());
        showMessage("classroom.told.added", true, added.size());
    }

    /// Adds one learner by hand.
    public void add(String name, String number) {
        if (!name.isBlank()) {
            classViewModel
                    .selectedClass()
                    .get()
                    .map(
                            schoolClass ->
                                    practice.learners()
                                            .add(
                                                    name,
                                                    number,
                                                    Optional.of(schoolClass.id()),
                                                    Consent.NONE))
                    .ifPresent(learner -> selectLearner(learner.id()));
        }
    }

    /// The text key of what is wrong with a name.
    public Optional<String> nameProblem(String name) {
        return name.isBlank() ? Optional.of("classroom.pupil.name.blank") : Optional.empty();
    }

    /// Changes name and number of the selected learner; a blank name changes nothing.
    public void edit(String name, String number) {
        selectedLearner
                .get()
                .filter(learner -> !name.isBlank())
                .filter(
                        learner ->
                                !learner.name().equals(name.strip())
                                        || !learner.number().equals(number.strip()))
                .ifPresent(
                        learner ->
                                practice.learners()
                                        .editLearner(
                                                learner.id(), name, number, learner.classId()));
    }

    /// Removes the selected learner from the class; undo restores the learner.
    public void remove() {
        selectedLearner.get().ifPresent(learner -> practice.learners().delete(learner.id()));
    }

    /// Records the consent for the selected learner.
    public void noteConsent(ConsentInput consentInput) {
        selectedLearner.get().ifPresent(learner -> saveConsent(learner, consentInput));
        refresh();
    }

    /// Records the same consent for every learner of the class.
    public void noteConsentForAll(ConsentInput consentInput) {
        learners.get().forEach(learner -> saveConsent(learner, consentInput));
        refresh();
    }

    /// Exports everything about the selected learner into one file.
    public void export(Path zip) {
        selectedLearner
                .get()
                .ifPresent(
                        learner ->
                                context.tasks()
                                        .run(
                                                progress ->
                                                        practice.personalDataExport()
                                                                .export(learner.id(), zip),
                                                this::certificateReady));
    }

    /// Erases everything about the selected learner for good.
    public void erase() {
        selectedLearner
                .get()
                .ifPresent(
                        learner ->
                                context.tasks()
                                        .run(
                                                progress ->
                                                        practice.erasure()
                                                                .eraseLearner(learner.id()),
                                                this::certificateReady));
    }

    /// Closes the certificate.
    public void closeCertificate() {
        showInterruptedCertificate();
    }

    private void saveConsent(Learner learner, ConsentInput consentInput) {
        practice.learners()
                .recordConsent(
                        learner.id(),
                        consentInput.consent(),
                        consentInput.agreedBy(),
                        consentInput.agreedHow());
    }

    private void readTable(String text) {
        try {
            TextTable table = TextTable.read(text);
            showDraft(Optional.of(table), List.of(), 0, RosterPreview.read(table));
        } catch (UncheckedIOException e) {
            showMessage("classroom.told.quotes", false);
        }
    }

    private void openOneRoster(Path file) throws IOException {
        List<OneRosterReader.OneRosterClass> classLists = OneRosterReader.read(file);
        if (classLists.isEmpty()) {
            showMessage("classroom.told.nobody", false);
        } else {
            showClassList(classLists, 0);
        }
    }

    private void showClassList(List<OneRosterReader.OneRosterClass> classLists, int index) {
        RosterPreview roster =
                new RosterPreview(List.of(), classLists.get(index).students(), List.of());
        showDraft(Optional.empty(), classLists, index, roster);
    }

    private void showDraft(
            Optional<TextTable> table,
            List<OneRosterReader.OneRosterClass> classLists,
            int index,
            RosterPreview roster) {
        RosterPreview newcomers = roster.withoutExisting(learners.get());
        List<String> existingNames =
                roster.entries().stream()
                        .filter(entry -> !newcomers.entries().contains(entry))
                        .map(RosterPreview.RosterEntry::name)
                        .toList();
        message.set(Optional.empty());
        draft.set(Optional.of(new RosterDraft(table, classLists, index, newcomers, existingNames)));
    }

    private void certificateReady(TaskOutcome<PrivacyCertificate> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<PrivacyCertificate>(PrivacyCertificate newCertificate) -> {
                message.set(Optional.empty());
                certificate.set(Optional.of(newCertificate));
            }
            case TaskOutcome.TaskFailed<PrivacyCertificate> failed ->
                    showMessage("classroom.told.not-written", false);
            case TaskOutcome.TaskCancelled<PrivacyCertificate> cancelled -> {}
        }
    }

    private void showMessage(String key, boolean success, Object... arguments) {
        message.set(Optional.of(new UserMessage(key, arguments, success)));
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.LearnersChanged) {
            refresh();
        }
    }

    private void refresh() {
        List<Learner> current =
                classViewModel
                        .selectedClass()
                        .get()
                        .map(schoolClass -> practice.learners().ofClass(schoolClass.id()))
                        .orElse(List.of());
        learners.set(current);
        selectedLearner.set(
                current.stream().filter(learner -> learner.id() == selectedLearnerId).findFirst());
    }

    @Override
    public void close() {
        subscription.close();
    }
}
