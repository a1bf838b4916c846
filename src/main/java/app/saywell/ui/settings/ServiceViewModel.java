package app.saywell.ui.settings;

import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.task.Outcome;
import app.saywell.task.Tasks;
import app.saywell.ui.studio.HostedKeys;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.Locale;
import java.util.Optional;

/// Who judges, and the key for it.
final class ServiceViewModel {
    private final ReadOnlyObjectWrapper<Optional<String>> told =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<HostedKeys.Where> where =
            new ReadOnlyObjectWrapper<>(HostedKeys.Where.NOWHERE);
    private final Practice practice;
    private final Tasks tasks;
    private final HostedKeys keys;

    ServiceViewModel(Practice practice, Tasks tasks, HostedKeys keys) {
        this.practice = practice;
        this.tasks = tasks;
        this.keys = keys;
        look();
    }

    /// The key of the sentence about the last check or change.
    ReadOnlyObjectProperty<Optional<String>> told() {
        return told.getReadOnlyProperty();
    }

    /// Where the key of the address lies.
    ReadOnlyObjectProperty<HostedKeys.Where> where() {
        return where.getReadOnlyProperty();
    }

    ServiceKind service() {
        return practice.get(Setting.SERVICE);
    }

    void choose(ServiceKind kind) {
        practice.set(Setting.SERVICE, kind);
    }

    FeedbackLanguage feedback() {
        return practice.get(Setting.FEEDBACK_LANGUAGE);
    }

    void choose(FeedbackLanguage language) {
        practice.set(Setting.FEEDBACK_LANGUAGE, language);
    }

    boolean british() {
        return practice.get(Setting.BRITISH);
    }

    void setBritish(boolean accepted) {
        practice.set(Setting.BRITISH, accepted);
    }

    String address() {
        return practice.get(Setting.HOSTED_ADDRESS);
    }

    void setAddress(String address) {
        if (!address.strip().equals(address())) {
            practice.set(Setting.HOSTED_ADDRESS, address.strip());
            look();
        }
    }

    /// Keeps a key for the address; the text is not kept here.
    void keepKey(String key) {
        String address = address();
        if (!key.isBlank()) {
            tasks.run(progress -> keys.keep(address, key.strip()), this::lies);
        }
    }

    void forgetKey() {
        String address = address();
        tasks.run(
                progress -> {
                    keys.forget(address);
                    return keys.where(address);
                },
                this::lies);
    }

    void check() {
        String address = address();
        told.set(Optional.of("settings.check.running"));
        tasks.run(progress -> keys.check(address), this::checked);
    }

    private void look() {
        String address = address();
        tasks.run(progress -> keys.where(address), this::lies);
    }

    private void lies(Outcome<HostedKeys.Where> outcome) {
        if (outcome instanceof Outcome.Done<HostedKeys.Where>(HostedKeys.Where place)) {
            where.set(place);
        } else {
            told.set(Optional.of("settings.key.trouble"));
        }
    }

    private void checked(Outcome<HostedKeys.Finding> outcome) {
        told.set(
                Optional.of(
                        switch (outcome) {
                            case Outcome.Done<HostedKeys.Finding>(HostedKeys.Finding.Works works) ->
                                    "settings.check.works";
                            case Outcome.Done<HostedKeys.Finding>(
                                            HostedKeys.Finding.NoCredit poor) ->
                                    "settings.check.no-credit";
                            case Outcome.Done<HostedKeys.Finding>(
                                            HostedKeys.Finding.Failed failed) ->
                                    "practice.failure."
                                            + failed.failure()
                                                    .kind()
                                                    .name()
                                                    .toLowerCase(Locale.ROOT)
                                                    .replace('_', '-')
                                            + ".what";
                            case Outcome.Failed<HostedKeys.Finding> broken ->
                                    "settings.key.trouble";
                            case Outcome.Cancelled<HostedKeys.Finding> cancelled ->
                                    "practice.failure.cancelled.what";
                        }));
    }
}
