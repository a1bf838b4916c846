package app.saywell.cli.command;

import app.saywell.cli.Gallery;
import app.saywell.cli.RefusedException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/// Draws the pictures of the documentation anew.
@Command(
        name = "pictures",
        hidden = true,
        description = "Draws the window with the sample lesson, for the documentation.")
final class PicturesCommand implements Callable<Integer> {
    @Option(names = "--out", paramLabel = "DIR", defaultValue = "docs/pictures")
    private Path out;

    @Override
    public Integer call() {
        return Progress.during("Drawing", this::draw);
    }

    private int draw() {
        try {
            Gallery.draw(Files.createTempDirectory("saywell-pictures"), out);
            return 0;
        } catch (IOException e) {
            throw new RefusedException(out + " cannot be written: " + e.getMessage());
        }
    }
}
