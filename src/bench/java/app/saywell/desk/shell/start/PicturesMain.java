package app.saywell.desk.shell.start;

import app.saywell.desk.shell.console.ConsoleProgress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Draws the screenshots of the documentation.
@Command(name = "PicturesMain", description = "Draws the window with the sample lesson, for the documentation.")
final class PicturesMain implements Callable<Integer> {
    @Option(names = "--out", paramLabel = "DIR", defaultValue = "docs/pictures")
    private Path out;

    @Option(
            names = "--voices",
            paramLabel = "DIR",
            description = "Real voices for the class: NAME.wav, with the text in NAME.txt.")
    private @Nullable Path voices;

    @Option(names = "--class-only", description = "Draws only the class screen.")
    private boolean classOnly;

    @Option(
            names = "--class-home",
            paramLabel = "DIR",
            description = "Keeps the sample class in this folder and reuses it.")
    private @Nullable Path classHome;

    public static void main(String[] args) {
        System.exit(new CommandLine(new PicturesMain()).execute(args));
    }

    @Override
    public Integer call() {
        return ConsoleProgress.during("Drawing", this::draw);
    }

    private int draw() {
        try {
            Path homes = Files.createTempDirectory("saywell-pictures");
            if (!classOnly) {
                WindowScreenshots.draw(homes, out);
            }
            Path home = classHome == null ? homes.resolve("class") : classHome;
            ClassScreenshots.draw(home, Optional.ofNullable(voices), out);
            return 0;
        } catch (IOException e) {
            throw new CommandRefusedException(out + " cannot be written: " + e.getMessage());
        }
    }
}
