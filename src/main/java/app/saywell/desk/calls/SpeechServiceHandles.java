package app.saywell.desk.calls;

import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.ReadingFollower;
import java.util.Optional;

/// Provides the speech services. Called at every use, because the address of the hosted service may
/// change.
@FunctionalInterface
public interface SpeechServiceHandles {
    /// The service of that kind. The embedded service starts at its first call.
    ///
    /// @param purpose with which the ledger records its calls: see [CallPurpose]
    /// @param british whether British pronunciations count as right whatever the settings say
    /// @param rule by which Saywell's own service judges: the one on this computer, or the one of a school. Another
    ///     hosted service knows no rules and is told none.
    SpeechServiceHandle handleFor(ServiceKind kind, String purpose, boolean british, JudgingRule rule);

    /// The same for calls whose answer is no score of a learner: British pronunciations count as the settings say, and
    /// the rule is the usual one.
    default SpeechServiceHandle handleFor(ServiceKind kind, String purpose) {
        return handleFor(kind, purpose, false, JudgingRule.DEFAULT);
    }

    /// Follows readings while they are spoken, with the embedded service, which starts for it; judged as by
    /// [#handleFor(ServiceKind, String, boolean, JudgingRule)]. Empty where nothing is followed.
    default Optional<ReadingFollower> follower(boolean british, JudgingRule rule) {
        return Optional.empty();
    }

    /// Name and version of the engine of the embedded service; starts nothing where that is
    /// possible.
    default String embeddedEngine() {
        return handleFor(ServiceKind.EMBEDDED, CallPurpose.PRACTICE).engine();
    }

    /// Starts the embedded service and loads its models in the background, because a recording is
    /// under way that it will score.
    default void prepareEmbedded() {}

    /// The name of the configured hosted service in the ledger; empty if none is configured.
    default Optional<String> hostedName() {
        return Optional.of(handleFor(ServiceKind.HOSTED, CallPurpose.PRACTICE).name());
    }
}
