package app.saywell.ui.settings;

import app.saywell.library.settings.Fallback;
import app.saywell.library.settings.Setting;
import app.saywell.library.settings.TrustedCertificate;
import app.saywell.practice.Practice;
import app.saywell.task.Outcome;
import app.saywell.task.Tasks;
import app.saywell.ui.kit.Money;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.nio.file.Path;
import java.util.Optional;

/// What is agreed with a service elsewhere: the month's budget, the key's calls a minute, what
/// happens when it cannot be had, and the certificate of a school's own.
final class TermsViewModel {
    /// The most calls a minute that a contract gives, generously.
    static final int MOST_CALLS = 10_000;

    private final ReadOnlyObjectWrapper<Optional<String>> told =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<TrustedCertificate>> certificate =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Practice practice;
    private final Tasks tasks;

    TermsViewModel(Practice practice, Tasks tasks) {
        this.practice = practice;
        this.tasks = tasks;
        certificate.set(TrustedCertificate.ofPem(practice.get(Setting.CERTIFICATE)));
    }

    /// The key of the sentence about what could not be taken.
    ReadOnlyObjectProperty<Optional<String>> told() {
        return told.getReadOnlyProperty();
    }

    /// The certificate that is believed beside those of the system.
    ReadOnlyObjectProperty<Optional<TrustedCertificate>> certificate() {
        return certificate.getReadOnlyProperty();
    }

    /// The month's budget as it is typed.
    String budget() {
        return Money.plain(practice.get(Setting.MONTHLY_BUDGET));
    }

    /// Takes a budget as it was typed; what is no sum is told and changes nothing.
    void setBudget(String typed) {
        Optional<Long> sum = Money.typed(typed);
        told.set(sum.isPresent() ? Optional.empty() : Optional.of("settings.budget.no-sum"));
        sum.filter(one -> !one.equals(practice.get(Setting.MONTHLY_BUDGET)))
                .ifPresent(one -> practice.set(Setting.MONTHLY_BUDGET, one));
    }

    int callsAMinute() {
        return Math.clamp(practice.get(Setting.CALLS_A_MINUTE), 1, MOST_CALLS);
    }

    void setCallsAMinute(int calls) {
        if (calls != practice.get(Setting.CALLS_A_MINUTE)) {
            practice.set(Setting.CALLS_A_MINUTE, calls);
        }
    }

    Fallback fallback() {
        return practice.get(Setting.FALLBACK);
    }

    void choose(Fallback fallback) {
        practice.set(Setting.FALLBACK, fallback);
    }

    /// Believes the certificate of a file from now on.
    void believe(Path file) {
        tasks.run(progress -> TrustedCertificate.read(file), this::believed);
    }

    private void believed(Outcome<TrustedCertificate> outcome) {
        if (outcome instanceof Outcome.Done<TrustedCertificate>(TrustedCertificate read)) {
            practice.set(Setting.CERTIFICATE, read.pem());
            certificate.set(Optional.of(read));
            told.set(Optional.empty());
        } else {
            told.set(Optional.of("settings.certificate.none-in-file"));
        }
    }

    /// Believes whom the system believes, and nobody else.
    void believeOnlyTheSystem() {
        practice.set(Setting.CERTIFICATE, "");
        certificate.set(Optional.empty());
    }
}
