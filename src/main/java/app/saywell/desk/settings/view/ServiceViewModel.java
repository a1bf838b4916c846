package app.saywell.desk.settings.view;

import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.settings.keys.HostedServiceKeys;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.scoring.JudgingRules;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The settings of the speech service and its API key.
final class ServiceViewModel {
    private final ReadOnlyObjectWrapper<Optional<String>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<HostedServiceKeys.HostedKeyLocation> keyLocation =
            new ReadOnlyObjectWrapper<>(HostedServiceKeys.HostedKeyLocation.NOWHERE);
    private final PublishedSettings settings;
    private final TaskRunner tasks;
    private final HostedServiceKeys keys;

    ServiceViewModel(PublishedSettings settings, TaskRunner tasks, HostedServiceKeys keys) {
        this.settings = settings;
        this.tasks = tasks;
        this.keys = keys;
        refreshKeyLocation();
    }

    /// The text key of the last check or change.
    ReadOnlyObjectProperty<Optional<String>> message() {
        return message.getReadOnlyProperty();
    }

    /// Where the API key of the address is stored.
    ReadOnlyObjectProperty<HostedServiceKeys.HostedKeyLocation> keyLocation() {
        return keyLocation.getReadOnlyProperty();
    }

    boolean isSetBySchool(Setting<?> setting) {
        return settings.policy().imposes(setting);
    }

    ServiceKind service() {
        return settings.get(Setting.SERVICE_KIND);
    }

    void select(ServiceKind kind) {
        settings.set(Setting.SERVICE_KIND, kind);
    }

    FeedbackLanguage feedbackLanguage() {
        return settings.get(Setting.FEEDBACK_LANGUAGE);
    }

    void select(FeedbackLanguage language) {
        settings.set(Setting.FEEDBACK_LANGUAGE, language);
    }

    boolean acceptsBritish() {
        return settings.get(Setting.BRITISH_PRONUNCIATION);
    }

    void setAcceptsBritish(boolean accepted) {
        settings.set(Setting.BRITISH_PRONUNCIATION, accepted);
    }

    boolean coloursWhileSpeaking() {
        return settings.get(Setting.COLOUR_WHILE_SPEAKING);
    }

    void setColoursWhileSpeaking(boolean colours) {
        settings.set(Setting.COLOUR_WHILE_SPEAKING, colours);
    }

    /// What is chosen for everybody.
    JudgingChoice judging() {
        return new JudgingChoice(
                Optional.of(settings.get(Setting.STRICTNESS))
                        .filter(chosen -> chosen != JudgingRule.DEFAULT.strictness()),
                FirstLanguage.ofCode(settings.get(Setting.FIRST_LANGUAGE)));
    }

    /// The rule where nothing is chosen.
    JudgingRule usualRule() {
        return JudgingRules.usual(settings.get(Setting.INTERFACE_LANGUAGE));
    }

    void choose(JudgingChoice choice) {
        settings.set(Setting.STRICTNESS, choice.strictness().orElse(JudgingRule.DEFAULT.strictness()));
        settings.set(
                Setting.FIRST_LANGUAGE,
                choice.firstLanguage().map(FirstLanguage::code).orElse(""));
    }

    String address() {
        return settings.get(Setting.HOSTED_ADDRESS);
    }

    /// The text key of what is wrong with an address. A blank one means that there is no service.
    Optional<String> addressProblem(String address) {
        return address.isBlank() || keys.isUsableAddress(address.strip())
                ? Optional.empty()
                : Optional.of("settings.address.unusable");
    }

    /// The text key of what is wrong with a key. A blank one is not wrong but cannot be kept.
    Optional<String> keyProblem(String key) {
        return key.isBlank() || keys.isUsableKey(key.strip()) ? Optional.empty() : Optional.of("settings.key.unusable");
    }

    /// Stores the address, unless something is wrong with it.
    void setAddress(String address) {
        if (addressProblem(address).isPresent()) {
            return;
        }
        if (!address.strip().equals(address())) {
            settings.set(Setting.HOSTED_ADDRESS, address.strip());
            refreshKeyLocation();
        }
    }

    /// Stores an API key for the address; it is not kept in this object.
    void saveKey(String key) {
        String address = address();
        if (!key.isBlank() && keyProblem(key).isEmpty()) {
            tasks.run(progress -> keys.store(address, key.strip()), this::keyLocationLoaded);
        }
    }

    void forgetKey() {
        String address = address();
        tasks.run(
                progress -> {
                    keys.remove(address);
                    return keys.locate(address);
                },
                this::keyLocationLoaded);
    }

    void checkService() {
        String address = address();
        message.set(Optional.of("settings.check.running"));
        tasks.run(progress -> keys.check(address), this::checkFinished);
    }

    private void refreshKeyLocation() {
        String address = address();
        tasks.run(progress -> keys.locate(address), this::keyLocationLoaded);
    }

    private void keyLocationLoaded(TaskOutcome<HostedServiceKeys.HostedKeyLocation> outcome) {
        if (outcome
                instanceof
                TaskOutcome.TaskDone<HostedServiceKeys.HostedKeyLocation>(
                        HostedServiceKeys.HostedKeyLocation location)) {
            keyLocation.set(location);
        } else {
            message.set(Optional.of("settings.key.trouble"));
        }
    }

    private void checkFinished(TaskOutcome<HostedServiceKeys.KeyTestResult> outcome) {
        message.set(Optional.of(
                switch (outcome) {
                    case TaskOutcome.TaskDone<HostedServiceKeys.KeyTestResult>(
                            HostedServiceKeys.KeyTestResult.KeyWorks works) -> "settings.check.works";
                    case TaskOutcome.TaskDone<HostedServiceKeys.KeyTestResult>(
                            HostedServiceKeys.KeyTestResult.KeyLacksCredit poor) -> "settings.check.no-credit";
                    case TaskOutcome.TaskDone<HostedServiceKeys.KeyTestResult>(
                            HostedServiceKeys.KeyTestResult.KeyTestFailed failed) ->
                        FailureTexts.what(failed.failure().kind());
                    case TaskOutcome.TaskFailed<HostedServiceKeys.KeyTestResult> broken -> "settings.key.trouble";
                    case TaskOutcome.TaskCancelled<HostedServiceKeys.KeyTestResult> cancelled ->
                        "practice.failure.cancelled.what";
                }));
    }
}
