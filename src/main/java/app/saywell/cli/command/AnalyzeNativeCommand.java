package app.saywell.cli.command;

import app.saywell.cli.Recording;
import app.saywell.cli.console.Output;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.Reply;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.concurrent.Callable;

/// Takes a native reading apart.
@Command(
        name = "analyze-native",
        description = "Takes a native reading apart into words, syllables, phonemes and pauses.")
final class AnalyzeNativeCommand implements Callable<Integer> {
    @Mixin private ServiceOptions service;
    @Mixin private GuideOptions guide;

    @Parameters(paramLabel = "FILE", description = "The native reading, WAV or MP3.")
    private Path file;

    @Option(names = "--text", required = true, description = "What is read.")
    private String text;

    @Option(
            names = "--json",
            paramLabel = "OUT",
            description = "Write the answer here; otherwise it is printed.")
    private @Nullable Path json;

    @Override
    public Integer call() {
        Recording reading = Recording.read(file);
        Reply.Answer<NativeAnalysis> answer =
                service.guided(guide.guide())
                        .ask(
                                "Taking %.1f s of speech apart"
                                        .formatted(reading.audio().seconds()),
                                speech -> speech.analyzeNative(reading.upload(), text));
        if (json == null) {
            System.out.println(answer.json());
        } else {
            Output.write(json, answer.json());
        }
        return 0;
    }
}
