package app.saywell.desk.shell.command;

import app.saywell.desk.client.SpeechClient;
import app.saywell.desk.client.SpeechClientFactory;
import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.failure.FailureSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.shell.start.EmbeddedService;
import app.saywell.desk.shell.start.HomeFolder;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.shell.start.PolicyNetwork;
import app.saywell.speech.CallFailure;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechService;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Options for the service that a command calls: the embedded one, or one at an address.
final class ServiceOptions {
    private static final String PURPOSE = "command line";
    private static final String KEY_VARIABLE = "SAYWELL_API_KEY";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--base-url",
            paramLabel = "URL",
            description = "Use the service at this address, with the key from the environment variable "
                    + KEY_VARIABLE
                    + ". Default: the service inside Saywell.")
    private @Nullable String baseUrl;

    @Option(
            names = "--saywell",
            description = "The service at --base-url is Saywell's own: it is sent the text as it is written, and tells"
                    + " fluency and how sure words are. Any other one is sent words for figures and signs.")
    private boolean saywell;

    private PronunciationGuide guide = PronunciationGuide.NONE;
    private JudgingRule rule = JudgingRule.DEFAULT;

    /// Sets the pronunciation guide for the calls.
    ServiceOptions withGuide(PronunciationGuide newGuide) {
        guide = newGuide;
        return this;
    }

    /// Sets the rule by which readings are judged.
    ServiceOptions withRule(JudgingRule newRule) {
        rule = newRule;
        return this;
    }

    /// Makes a call, and closes what was opened for it.
    ///
    /// @param activity what is going on, shown to a waiting user
    /// @throws CommandRefusedException with the service's message if it refuses
    <T> ServiceReply.AnsweredCall<T> ask(String activity, Function<SpeechService, ServiceReply<T>> call) {
        return switch (ConsoleProgress.during(activity, () -> reply(call))) {
            case ServiceReply.AnsweredCall<T> answer -> answer;
            case ServiceReply.FailedCall<T>(CallFailure failure) ->
                throw new CommandRefusedException(FailureSentence.of(failure));
        };
    }

    private <T> ServiceReply<T> reply(Function<SpeechService, ServiceReply<T>> call) {
        if (baseUrl == null) {
            Path home = HomeFolder.ofThisComputer();
            HomeFolder.requireWritable(home);
            try (EmbeddedService embedded = EmbeddedService.start(home);
                    SpeechClient client = embedded.client()) {
                embedded.prepare();
                return call.apply(client.service(PURPOSE, TextCheck::spokenForm, () -> guide, rule));
            }
        }
        SchoolPolicy policy = InstalledPolicy.required();
        ServiceAddress address = ServiceAddress.parse(baseUrl)
                .orElseThrow(() -> usageError("--base-url is not an http or https address."));
        requireAllowed(policy, address);
        String typed = Optional.ofNullable(System.getenv(KEY_VARIABLE)).orElse("");
        ApiKey key = ApiKey.parse(typed)
                .orElseThrow(() ->
                        usageError("--base-url needs a key in the environment variable" + " " + KEY_VARIABLE + "."));
        try (SpeechClient client = new SpeechClientFactory()
                .plain(PolicyNetwork.apply(policy, HttpSettings.hosted(address)), () -> Optional.of(key))) {
            return call.apply(
                    isSaywell()
                            ? client.service(PURPOSE, TextCheck::spokenForm, () -> guide, rule)
                            : client.service(PURPOSE, TextCheck::spokenForm));
        }
    }

    /// The rule by which readings are judged; empty where a service is asked that knows none.
    Optional<JudgingRule> ruleInUse() {
        return baseUrl == null || isSaywell() ? Optional.of(rule) : Optional.empty();
    }

    /// No other service understands a guide or a rule.
    private boolean isSaywell() {
        return saywell || !guide.isEmpty() || !rule.equals(JudgingRule.DEFAULT);
    }

    private static void requireAllowed(SchoolPolicy policy, ServiceAddress address) {
        if (!policy.allowsHostedService()) {
            throw new CommandRefusedException("Your school does not allow a hosted service. Nothing was sent.");
        }
        if (policy.imposes(Setting.HOSTED_ADDRESS)) {
            String imposed = policy.imposed().getOrDefault(Setting.HOSTED_ADDRESS.name(), "");
            if (!ServiceAddress.parse(imposed).equals(Optional.of(address))) {
                throw new CommandRefusedException(
                        "Your school has set the address of the service, and this is another one."
                                + " Nothing was sent.");
            }
        }
    }

    private CommandLine.ParameterException usageError(String sentence) {
        return new CommandLine.ParameterException(command.commandLine(), sentence);
    }
}
