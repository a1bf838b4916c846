package app.saywell.cli.command;

import app.saywell.cli.ClassGallery;
import app.saywell.cli.Gallery;
import app.saywell.cli.RefusedException;
import app.saywell.cli.console.Progress;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

/// Draws the pictures of the documentation anew.
@Command(
        name = "pictures",
        hidden = true,
        description = "Draws the window with the sample lesson, for the documentation.")
final class PicturesCommand implements Callable<Integer> {
    @Option(names = "--out", paramLabel = "DIR", defaultValue = "docs/pictures")
    private Path out;

    @Option(
            names = "--voices",
            paramLabel = "DIR",
            description = "Real voices for the class: NAME.wav, with the text in NAME.txt.")
    private @Nullable Path voices;

    @Option(names = "--class-only", description = "Draws the Class place alone.")
    private boolean classOnly;

    @Option(
            names = "--class-home",
            paramLabel = "DIR",
            description = "Keeps the made-up class in this folder, and uses it again.")
    private @Nullable Path classHome;

    @Override
    public Integer call() {
        return Progress.during("Drawing", this::draw);
    }

    private int draw() {
        try {
            Path homes = Files.createTempDirectory("saywell-pictures");
            if (!classOnly) {
                Gallery.draw(homes, out);
            }
            Path home = classHome == null ? homes.resolve("class") : classHome;
            ClassGallery.draw(home, Optional.ofNullable(voices), out);
            return 0;
        } catch (IOException e) {
            throw new RefusedException(out + " cannot be written: " + e.getMessage());
        }
    }
}
