package app.saywell.cli.command;

import app.saywell.cli.EmbeddedService;
import app.saywell.cli.HomeFolder;
import app.saywell.cli.RefusedException;
import app.saywell.cli.console.Progress;
import app.saywell.client.SpeechClient;
import app.saywell.client.SpeechClients;
import app.saywell.client.http.HttpSettings;
import app.saywell.client.http.ServiceAddress;
import app.saywell.client.key.ApiKey;
import app.saywell.speech.Failure;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.Reply;
import app.saywell.speech.SpeechService;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.util.Optional;
import java.util.function.Function;

/// Which service a command asks: the one inside, or one at an address.
final class ServiceOptions {
    private static final String PURPOSE = "command line";
    private static final String KEY = "SAYWELL_API_KEY";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--base-url",
            paramLabel = "URL",
            description =
                    "Ask the service at this address, with the key from the environment variable "
                            + KEY
                            + ". Without it the service inside Saywell is asked.")
    private @Nullable String baseUrl;

    private PronunciationGuide guide = PronunciationGuide.NONE;

    /// The same, whose questions say how words are to be said.
    ServiceOptions guided(PronunciationGuide newGuide) {
        guide = newGuide;
        return this;
    }

    /// Asks, and closes what was opened for it.
    ///
    /// @param doing what is going on, for a user who has to wait
    /// @throws RefusedException with the service's own words if it refuses
    <T> Reply.Answer<T> ask(String doing, Function<SpeechService, Reply<T>> question) {
        return switch (Progress.during(doing, () -> reply(question))) {
            case Reply.Answer<T> answer -> answer;
            case Reply.Failed<T>(Failure failure) -> throw new RefusedException(inWords(failure));
        };
    }

    private <T> Reply<T> reply(Function<SpeechService, Reply<T>> question) {
        if (baseUrl == null) {
            try (EmbeddedService embedded = EmbeddedService.start(HomeFolder.ofThisComputer());
                    SpeechClient client = embedded.client()) {
                return question.apply(client.service(PURPOSE, () -> guide));
            }
        }
        ServiceAddress address =
                ServiceAddress.of(baseUrl)
                        .orElseThrow(() -> wrong("--base-url is not an http or https address."));
        String typed = Optional.ofNullable(System.getenv(KEY)).orElse("");
        ApiKey key =
                ApiKey.of(typed)
                        .orElseThrow(
                                () ->
                                        wrong(
                                                "--base-url needs a key in the environment variable"
                                                        + " "
                                                        + KEY
                                                        + "."));
        try (SpeechClient client =
                new SpeechClients().plain(HttpSettings.hosted(address), () -> Optional.of(key))) {
            return question.apply(client.service(PURPOSE, () -> guide));
        }
    }

    private CommandLine.ParameterException wrong(String sentence) {
        return new CommandLine.ParameterException(command.commandLine(), sentence);
    }

    private static String inWords(Failure failure) {
        String status = failure.status() == 0 ? "" : " (" + failure.status() + ")";
        return "The service refused" + status + ": " + failure.detail();
    }
}
