package app.saywell.desk.settings.view;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.privacy.PrivacyCertificate;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// The name of the learner on this computer, and the erasure of the learner's data.
final class DataViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<ErasureState> state = new ReadOnlyObjectWrapper<>(new ErasureIdle());
    private final BooleanProperty confirmingErasure = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<Optional<Learner>> learner = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final DataCardServices services;
    private final LatestRead reads;
    private final Subscription changes;

    sealed interface ErasureState {}

    /// No erasure is running.
    record ErasureIdle() implements ErasureState {}

    record ErasureRunning() implements ErasureState {}

    /// The erasure ended.
    record ErasureFinished(UserMessage message) implements ErasureState {}

    DataViewModel(DataCardServices services) {
        this.services = services;
        reads = new LatestRead(services.tasks());
        changes = services.changes().subscribe(this::libraryChanged);
        refresh();
    }

    private void libraryChanged(LibraryChange change) {
        if (change instanceof LibraryChange.SettingsChanged || change instanceof LibraryChange.LearnersChanged) {
            refresh();
        }
    }

    private void refresh() {
        reads.runAfterEdits(() -> services.learners().current(), this::show);
    }

    private void show(Learner current) {
        if (learner.get().filter(shown -> shown.id() != current.id()).isPresent()) {
            confirmingErasure.set(false);
        }
        learner.set(Optional.of(current));
    }

    ReadOnlyObjectProperty<ErasureState> state() {
        return state.getReadOnlyProperty();
    }

    /// Whether the school allows that learners are erased for good.
    boolean mayErase() {
        return services.settings().policy().allows(LockedFeature.ERASURE);
    }

    /// Whether the school has set where the data folder is.
    boolean isFolderSetBySchool() {
        return services.settings().policy().libraryFolder().isPresent();
    }

    /// Whether the erasure waits for a confirmation.
    BooleanProperty confirmingErasure() {
        return confirmingErasure;
    }

    /// The learner of this computer; empty until it is read.
    ReadOnlyObjectProperty<Optional<Learner>> learner() {
        return learner.getReadOnlyProperty();
    }

    /// Renames the learner of this computer.
    void rename(String name) {
        learner.get().filter(current -> !current.name().equals(name.strip())).ifPresent(current -> {
            services.edits().edit(() -> services.learners()
                    .editLearner(current.id(), name, current.number(), current.classId()));
            refresh();
        });
    }

    /// Erases all recordings and results of the learner for good, after the confirmation.
    void erase() {
        confirmingErasure.set(false);
        learner.get().ifPresent(named -> erase(named.id()));
    }

    /// Only the learner whom the question named, whoever practises by now.
    private void erase(long learnerId) {
        state.set(new ErasureRunning());
        services.tasks().run(progress -> services.erasure().eraseLearner(learnerId), this::erased);
    }

    private void erased(TaskOutcome<PrivacyCertificate> outcome) {
        state.set(
                switch (outcome) {
                    case TaskOutcome.TaskDone<PrivacyCertificate>(PrivacyCertificate certificate) ->
                        new ErasureFinished(told(certificate));
                    case TaskOutcome.TaskFailed<PrivacyCertificate> failed ->
                        new ErasureFinished(UserMessage.failure("settings.erase.failed"));
                    case TaskOutcome.TaskCancelled<PrivacyCertificate> cancelled -> new ErasureIdle();
                });
    }

    private static UserMessage told(PrivacyCertificate certificate) {
        return certificate.remainingCopies().isEmpty()
                ? UserMessage.success("settings.erase.done", certificate.takes(), certificate.results())
                : UserMessage.failure(
                        "settings.erase.remain",
                        certificate.takes(),
                        certificate.results(),
                        String.join(", ", certificate.remainingCopies()));
    }

    @Override
    public void close() {
        changes.close();
    }
}
