package app.saywell.desk.shell.command;

import app.saywell.desk.shell.console.OutputFile;
import app.saywell.desk.shell.console.OverwriteOption;
import app.saywell.desk.shell.start.RecordingFile;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.ServiceReply;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Analyzes a model reading.
@Command(name = "analyze-native", description = "Analyzes a model reading into words, syllables, phonemes and pauses.")
final class AnalyzeNativeCommand implements Callable<Integer> {
    @Mixin
    private ServiceOptions service;

    @Mixin
    private PronunciationOptions guide;

    @Mixin
    private OverwriteOption overwrite;

    @Parameters(paramLabel = "FILE", description = "The model reading: WAV, MP3, M4A, MP4, Ogg, WebM or FLAC.")
    private Path file;

    @Option(names = "--text", required = true, description = "The text that is read.")
    private String text;

    @Option(names = "--json", paramLabel = "OUT", description = "Write the answer to this file instead of printing it.")
    private @Nullable Path json;

    @Override
    public Integer call() {
        overwrite.check(json);
        RecordingFile reading = RecordingFile.read(file);
        ServiceReply.AnsweredCall<NativeAnalysis> answer = service.withGuide(guide.guide())
                .ask(
                        "Analyzing %.1f s of speech".formatted(reading.audio().seconds()),
                        speech -> speech.analyzeNative(reading.upload(), text));
        if (json == null) {
            System.out.println(answer.json());
        } else {
            OutputFile.write(json, answer.json());
        }
        return 0;
    }
}
