package app.saywell.cli.command;

import app.saywell.cli.Judged;
import app.saywell.cli.NativeReading;
import app.saywell.cli.Recording;
import app.saywell.cli.console.LanguageConverter;
import app.saywell.cli.console.Output;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Reply;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

/// Judges one recording.
@Command(name = "score", description = "Judges a learner's recording of a known text.")
final class ScoreCommand implements Callable<Integer> {
    @Mixin private ServiceOptions service;
    @Mixin private GuideOptions guide;

    @Parameters(paramLabel = "FILE", description = "The learner's recording, WAV or MP3.")
    private Path file;

    @Option(names = "--text", required = true, description = "What was to be said.")
    private String text;

    @Option(
            names = "--native",
            paramLabel = "FILE-OR-JSON",
            description =
                    "A native reading of the text, or its analysis as analyze-native writes it."
                            + " With it, stress, pauses and speed are judged too.")
    private @Nullable Path nativeFile;

    @Option(
            names = "--language",
            defaultValue = "ko",
            converter = LanguageConverter.class,
            description = "Language of the feedback: ko or en. Default: ${DEFAULT-VALUE}.")
    private FeedbackLanguage language;

    @Option(names = "--json", paramLabel = "OUT", description = "Write the service's answer here.")
    private @Nullable Path json;

    @Option(
            names = "--picture",
            paramLabel = "OUT.png",
            description = "Draw the practice screen of this judgement here.")
    private @Nullable Path picture;

    @Override
    public Integer call() {
        Recording learner = Recording.read(file);
        Optional<NativeReading> reading = Optional.ofNullable(nativeFile).map(NativeReading::read);
        Reply.Answer<Judged> judged =
                service.guided(guide.guide())
                        .ask(
                                "Judging %.1f s of speech".formatted(learner.audio().seconds()),
                                speech -> Judged.by(speech, learner, reading, text, language));
        if (json != null) {
            Output.write(json, judged.json());
        }
        if (picture != null) {
            Output.write(picture, Pictures.of(judged.value()));
        }
        System.out.print(Summary.of(judged.value().judgement()));
        return 0;
    }
}
