package app.saywell.desk.classroom.roster;

import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.privacy.PrivacyCertificate;
import app.saywell.desk.school.FileNamePart;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.ConsentRecord;
import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.store.file.WholeFile;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// The learners of the class. Lists that may become learners are in [RosterDraftViewModel]. Use it
/// only on the JavaFX thread.
public final class RosterViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<List<Learner>> learners = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Learner>> selectedLearner =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<PrivacyCertificate>> certificate =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<ConsentRecord>> consentHistory = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<LearnerJudging> judging =
            new ReadOnlyObjectWrapper<>(new LearnerJudging(JudgingChoice.NONE, JudgingRule.DEFAULT));
    private final RosterServices services;
    private final ClassViewModel classViewModel;
    private final ObservableValue<Boolean> hasAssignedLesson;
    private final Subscription subscription;
    private final LatestRead reads;
    private final RosterEdits edits;
    private final RosterDraftViewModel draftViewModel;
    private Set<Long> homeworkExcluded = Set.of();
    private long selectedLearnerId;

    /// Follows the selected class.
    public RosterViewModel(RosterServices services, ClassViewModel classViewModel) {
        this.services = services;
        this.classViewModel = classViewModel;
        hasAssignedLesson = classViewModel.assignedLessons().map(lessons -> !lessons.isEmpty());
        reads = new LatestRead(services.tasks());
        edits = new RosterEdits(
                services.learners(), services.tasks(), classViewModel, this::showMessage, this::showStored);
        draftViewModel = new RosterDraftViewModel(services.classes(), services.tasks(), classViewModel, this);
        subscription = services.changes().subscribe(this::changed);
        classViewModel.selectedClass().subscribe(any -> refresh());
        showInterruptedCertificate();
    }

    private void showInterruptedCertificate() {
        certificate.set(Optional.empty());
        new LatestRead(services.tasks()).make(services.erasure()::takeInterruptedCertificate, certificate::set);
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
    public RosterDraftViewModel draftViewModel() {
        return draftViewModel;
    }

    /// The outcome of the last action.
    public ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// The certificate of the last export or erasure.
    public ReadOnlyObjectProperty<Optional<PrivacyCertificate>> certificate() {
        return certificate.getReadOnlyProperty();
    }

    /// The consent history of the selected learner, the oldest first.
    public ReadOnlyObjectProperty<List<ConsentRecord>> consentHistory() {
        return consentHistory.getReadOnlyProperty();
    }

    /// How the selected learner is judged, and what counts where nothing is chosen.
    public ReadOnlyObjectProperty<LearnerJudging> judging() {
        return judging.getReadOnlyProperty();
    }

    /// Chooses how the selected learner is judged.
    public void choose(JudgingChoice choice) {
        selectedLearner.get().ifPresent(learner -> services.edits()
                .edit(() -> services.judging().chooseForLearner(learner.id(), choice)));
    }

    public void selectLearner(long learnerId) {
        selectedLearnerId = learnerId;
        consentHistory.set(List.of());
        showSelected();
        refresh();
    }

    /// Adds one learner by hand.
    public void add(String name, String number) {
        if (!name.isBlank()) {
            classViewModel
                    .selectedClass()
                    .get()
                    .map(SchoolClass::id)
                    .ifPresent(classId -> edits.add(name, number, classId, this::selectLearner));
        }
    }

    /// The classes to which the selected learner can be moved, by name.
    ObservableValue<List<SchoolClass>> otherClasses() {
        return edits.otherClasses();
    }

    /// Moves the selected learner with all takes to another class.
    public void move(SchoolClass target) {
        selectedLearner.get().ifPresent(learner -> edits.move(learner, target));
    }

    /// The text key of what is wrong with a name.
    public Optional<String> nameProblem(String name) {
        return name.isBlank() ? Optional.of("classroom.learner.name.blank") : Optional.empty();
    }

    /// Changes name and number of the selected learner; a blank name changes nothing.
    public void edit(String name, String number) {
        selectedLearner.get().ifPresent(learner -> edits.edit(learner, name, number));
    }

    /// Removes the selected learner from the class; undo restores the learner.
    public void remove() {
        selectedLearner.get().ifPresent(learner -> services.edits()
                .edit(() -> services.learners().delete(learner.id())));
    }

    /// Records the consent for the selected learner.
    public void noteConsent(ConsentInput consentInput) {
        selectedLearner.get().ifPresent(learner -> services.edits()
                .edit(() -> saveConsent(List.of(learner), consentInput)));
    }

    /// Records the same consent for every learner of the class.
    public void noteConsentForAll(ConsentInput consentInput) {
        classViewModel.selectedClass().get().map(SchoolClass::id).ifPresent(classId -> services.edits()
                .edit(() -> saveConsent(services.learners().ofClass(classId), consentInput)));
    }

    /// The name to suggest for the file with everything about the selected learner: number, name and day.
    String exportName() {
        return selectedLearner.get().stream()
                        .flatMap(learner -> Stream.of(
                                learner.number(),
                                learner.name(),
                                LocalDate.now().toString()))
                        .map(FileNamePart::of)
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining("_"))
                + ".zip";
    }

    /// Exports everything about the selected learner into one file.
    public void export(Path zip) {
        selectedLearner.get().ifPresent(learner -> services.tasks()
                .run(
                        progress -> services.personalDataExport().export(learner.id(), zip),
                        outcome -> certificateReady(outcome, "classroom.told.not-written")));
    }

    /// Whether the school allows that learners are erased for good.
    boolean mayErase() {
        return services.settings().policy().allows(LockedFeature.ERASURE);
    }

    /// Erases everything about the selected learner for good.
    public void erase() {
        selectedLearner.get().ifPresent(learner -> services.tasks()
                .run(
                        progress -> services.erasure().eraseLearner(learner.id()),
                        outcome -> certificateReady(outcome, "classroom.told.not-erased")));
    }

    /// Writes the certificate as it is read.
    ///
    /// @param failed told if it could not be written
    void saveCertificate(Path file, String text, Runnable failed) {
        services.tasks()
                .run(
                        progress -> {
                            WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
                            return file;
                        },
                        outcome -> {
                            if (outcome instanceof TaskOutcome.TaskFailed<Path>) {
                                failed.run();
                            }
                        });
    }

    public void closeCertificate() {
        showInterruptedCertificate();
    }

    /// Records the same consent for several learners.
    void saveConsent(List<Learner> people, ConsentInput consentInput) {
        services.learners()
                .recordConsent(
                        people.stream().map(Learner::id).toList(),
                        consentInput.consent(),
                        Optional.of(consentInput.homeworkAllowed()),
                        consentInput.agreedBy(),
                        consentInput.agreedHow());
    }

    private void certificateReady(TaskOutcome<PrivacyCertificate> outcome, String failureKey) {
        switch (outcome) {
            case TaskOutcome.TaskDone<PrivacyCertificate>(PrivacyCertificate newCertificate) -> {
                message.set(Optional.empty());
                certificate.set(Optional.of(newCertificate));
            }
            case TaskOutcome.TaskFailed<PrivacyCertificate> failed -> showMessage(failureKey, false);
            case TaskOutcome.TaskCancelled<PrivacyCertificate> cancelled -> {}
        }
    }

    /// Shows the outcome of an action.
    void showMessage(String key, boolean success, Object... arguments) {
        message.set(Optional.of(new UserMessage(key, arguments, success)));
    }

    /// Removes the outcome of the last action.
    void clearMessage() {
        message.set(Optional.empty());
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.LearnersChanged) {
            refresh();
        }
    }

    /// Whether the class has a lesson to record.
    ObservableValue<Boolean> hasAssignedLesson() {
        return hasAssignedLesson;
    }

    private void refresh() {
        Optional<Long> classId = classViewModel.selectedClass().get().map(SchoolClass::id);
        long selectedId = selectedLearnerId;
        reads.runAfterEdits(() -> read(classId, selectedId), this::show);
    }

    /// Whether the consent of a learner includes homework.
    boolean includesHomework(Learner learner) {
        return !homeworkExcluded.contains(learner.id());
    }

    /// How a learner is judged.
    ///
    /// @param ruleOfClass what counts where nothing is chosen for the learner
    public record LearnerJudging(JudgingChoice choice, JudgingRule ruleOfClass) {}

    /// @param homeworkExcluded the ids of learners whose consent leaves homework out
    /// @param history of the selected learner
    private record ReadRoster(
            List<Learner> learners, Set<Long> homeworkExcluded, List<ConsentRecord> history, LearnerJudging judging) {}

    private ReadRoster read(Optional<Long> classId, long selectedId) {
        return new ReadRoster(
                classId.map(services.learners()::ofClass).orElse(List.of()),
                classId.map(services.learners()::homeworkExcluded).orElse(Set.of()),
                services.learners().consentHistory(selectedId),
                new LearnerJudging(
                        services.judging().ofLearner(selectedId),
                        classId.map(services.judging()::ruleOfClass).orElseGet(services.judging()::ofSettings)));
    }

    private void show(ReadRoster read) {
        homeworkExcluded = read.homeworkExcluded();
        // The same learners with another consent to homework look equal.
        learners.set(List.of());
        learners.set(read.learners());
        consentHistory.set(read.history());
        judging.set(read.judging());
        showSelected();
    }

    private void showStored() {
        selectedLearner.set(Optional.empty());
        showSelected();
    }

    private void showSelected() {
        selectedLearner.set(learners.get().stream()
                .filter(learner -> learner.id() == selectedLearnerId)
                .findFirst());
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
    }
}
