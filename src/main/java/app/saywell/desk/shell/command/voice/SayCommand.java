package app.saywell.desk.shell.command.voice;

import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.lessons.voice.TextToSpeechException;
import app.saywell.desk.lessons.voice.TimedSpeech;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.console.OutputFile;
import app.saywell.desk.shell.console.OverwriteOption;
import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.shell.start.SynthesizedVoices;
import app.saywell.desk.store.textgrid.TextGridWriter;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.audio.WavEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Says texts into files.
@Command(
        name = "say",
        description = {
            "Says a text, or each line of a list, with a computer voice, into WAV files.",
            "Example: saywell say \"The bus leaves at 7:30.\" --voice Emma --out bus.wav"
        })
public final class SayCommand implements Callable<Integer> {
    @Parameters(paramLabel = "TEXT", arity = "0..1", description = "What to say, in English; otherwise --list says it.")
    private @Nullable String text;

    @Option(
            names = "--list",
            paramLabel = "FILE",
            description = "A text file; each line becomes a file of its own, numbered from 1.")
    private @Nullable Path list;

    @Option(
            names = "--voice",
            paramLabel = "NAME",
            defaultValue = "Heart",
            description = "Who says it: see 'saywell voices'. Default: ${DEFAULT-VALUE}.")
    private String voice;

    @Option(
            names = "--speed",
            paramLabel = "S",
            defaultValue = "1",
            description = "From 0.7, slow, to 1.15. Default: ${DEFAULT-VALUE}.")
    private double speed;

    @Option(
            names = "--pause",
            paramLabel = "SECONDS",
            defaultValue = "0",
            description = "Silence at commas, beside what the voice makes of them.")
    private double pause;

    @Option(
            names = "--say",
            paramLabel = "WORD=SOUNDS",
            description = "How a word is said: IPA between slashes or a respelling.")
    private Map<String, String> words = new LinkedHashMap<>();

    @Option(
            names = "--out",
            paramLabel = "FILE|FOLDER",
            required = true,
            description = "The WAV file; with --list a folder.")
    private Path out;

    @Option(names = "--textgrid", description = "Write the time of every sound beside it.")
    private boolean textGrid;

    @Mixin
    private OverwriteOption overwrite;

    private final TextToSpeech voices = new SynthesizedVoices();

    @Override
    public Integer call() {
        Path lines = list;
        String one = text;
        if ((lines == null) == (one == null)) {
            throw new CommandRefusedException("Give either a text or --list.");
        }
        if (speed < VoiceManner.SLOWEST || speed > VoiceManner.FASTEST) {
            throw new CommandRefusedException("The speed is from 0.7 to 1.15.");
        }
        if (one != null) {
            ConsoleProgress.during("Saying it", () -> say(one, out));
            return 0;
        }
        return all(read(java.util.Objects.requireNonNull(lines)));
    }

    private int all(List<String> texts) {
        int refused = 0;
        for (int i = 0; i < texts.size(); i++) {
            String line = texts.get(i);
            Path file = out.resolve("%03d.wav".formatted(i + 1));
            try {
                ConsoleProgress.during("Saying line " + (i + 1), () -> say(line, file));
            } catch (CommandRefusedException e) {
                refused++;
                System.err.println("Line " + (i + 1) + ": " + e.getMessage());
            }
        }
        return refused == 0 ? 0 : 1;
    }

    private Path say(String line, Path file) {
        Path times = times(file);
        overwrite.check(file, textGrid ? times : null);
        try {
            VoiceManner manner = new VoiceManner(voice, speed, pause);
            TimedSpeech spoken = voices.say(line, manner, new PronunciationGuide(words, false));
            OutputFile.write(file, WavEncoder.encode(spoken.audio()));
            if (textGrid) {
                OutputFile.write(times, TextGridWriter.text(SpokenTiers.of(spoken)));
            }
            return file;
        } catch (TextToSpeechException e) {
            throw new CommandRefusedException(e.sentence());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandRefusedException("It was stopped.");
        }
    }

    private static Path times(Path file) {
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "");
        return file.resolveSibling(name + ".TextGrid");
    }

    private static List<String> read(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new CommandRefusedException(FileSentence.unread(file, e));
        }
    }
}
