package app.saywell.desk.settings.view;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.kit.text.MoneyFormat;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.ServiceFallback;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.TrustedCertificate;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The settings for a hosted service: whose voice it may get, the monthly budget, the rate limit of the key, the
/// fallback when the service is not available, and the certificate of a school's own service.
final class HostedServiceViewModel {
    /// An upper limit for the field, above every plan.
    static final int MAX_CALLS_PER_MINUTE = 10_000;

    private final ReadOnlyObjectWrapper<Optional<String>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<TrustedCertificate>> certificate =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<Learner>> soloLearners = new ReadOnlyObjectWrapper<>(List.of());
    private final LearnerService learnerService;
    private final PublishedSettings settings;
    private final TaskRunner tasks;

    HostedServiceViewModel(LearnerService learnerService, PublishedSettings settings, TaskRunner tasks) {
        this.learnerService = learnerService;
        this.settings = settings;
        this.tasks = tasks;
        certificate.set(TrustedCertificate.ofPem(settings.get(Setting.TRUSTED_CERTIFICATE)));
    }

    /// The text key of the last error.
    ReadOnlyObjectProperty<Optional<String>> message() {
        return message.getReadOnlyProperty();
    }

    /// Who practises alone, with the consent of each. Empty until [#loadLearners] has been called.
    ReadOnlyObjectProperty<List<Learner>> soloLearners() {
        return soloLearners.getReadOnlyProperty();
    }

    /// Loads who practises alone.
    void loadLearners() {
        tasks.run(progress -> learnerService.withoutClass(), this::learnersLoaded);
    }

    /// Records whether a voice may be sent to the hosted service, from the next call on.
    void allowSending(long learnerId, boolean allowed) {
        Consent consent = allowed ? Consent.HOSTED : Consent.THIS_COMPUTER;
        tasks.run(
                progress -> {
                    learnerService.recordConsent(learnerId, consent, "", "");
                    return learnerService.withoutClass();
                },
                this::learnersLoaded);
    }

    private void learnersLoaded(TaskOutcome<List<Learner>> outcome) {
        if (outcome instanceof TaskOutcome.TaskDone<List<Learner>>(List<Learner> learners)) {
            soloLearners.set(List.copyOf(learners));
        } else {
            message.set(Optional.of("settings.sending.trouble"));
        }
    }

    /// The certificate that is trusted in addition to those of the system.
    ReadOnlyObjectProperty<Optional<TrustedCertificate>> certificate() {
        return certificate.getReadOnlyProperty();
    }

    boolean isSetBySchool(Setting<?> setting) {
        return settings.policy().imposes(setting);
    }

    /// The monthly budget as text.
    String budget() {
        return MoneyFormat.formatPlain(settings.get(Setting.MONTHLY_BUDGET));
    }

    /// The text key of what is wrong with a budget.
    Optional<String> budgetProblem(String text) {
        return MoneyFormat.parseDollars(text).isPresent() ? Optional.empty() : Optional.of("settings.budget.no-sum");
    }

    /// Sets the budget from text. Invalid text changes nothing.
    void setBudget(String text) {
        MoneyFormat.parseDollars(text)
                .filter(newBudget -> !newBudget.equals(settings.get(Setting.MONTHLY_BUDGET)))
                .ifPresent(newBudget -> settings.set(Setting.MONTHLY_BUDGET, newBudget));
    }

    int callsPerMinute() {
        return Math.clamp(settings.get(Setting.CALLS_PER_MINUTE), 1, MAX_CALLS_PER_MINUTE);
    }

    void setCallsPerMinute(int calls) {
        if (calls != settings.get(Setting.CALLS_PER_MINUTE)) {
            settings.set(Setting.CALLS_PER_MINUTE, calls);
        }
    }

    /// Whether the service is Saywell's own.
    boolean isSaywell() {
        return settings.get(Setting.HOSTED_IS_SAYWELL);
    }

    void setSaywell(boolean isSaywell) {
        settings.set(Setting.HOSTED_IS_SAYWELL, isSaywell);
    }

    ServiceFallback fallback() {
        return settings.get(Setting.FALLBACK);
    }

    void setFallback(ServiceFallback fallback) {
        settings.set(Setting.FALLBACK, fallback);
    }

    /// Trusts the certificate in a file from now on.
    void trustCertificate(Path file) {
        tasks.run(progress -> TrustedCertificate.read(file), this::certificateRead);
    }

    private void certificateRead(TaskOutcome<TrustedCertificate> outcome) {
        if (outcome instanceof TaskOutcome.TaskDone<TrustedCertificate>(TrustedCertificate read)) {
            settings.set(Setting.TRUSTED_CERTIFICATE, read.pem());
            certificate.set(Optional.of(read));
            message.set(Optional.empty());
        } else {
            message.set(Optional.of("settings.certificate.none-in-file"));
        }
    }

    /// Trusts only the certificates of the system.
    void removeCertificate() {
        settings.set(Setting.TRUSTED_CERTIFICATE, "");
        certificate.set(Optional.empty());
    }
}
