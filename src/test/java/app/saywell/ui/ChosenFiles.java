package app.saywell.ui;

import app.saywell.ui.studio.FilePrompt;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingDeque;

/// A user who chooses the files that a test lays out, one after another, and then none.
public final class ChosenFiles implements FilePrompt {
    private final LinkedBlockingDeque<Path> next = new LinkedBlockingDeque<>();

    public void add(Path file) {
        next.add(file);
    }

    @Override
    public Optional<Path> open(String title, Kind kind) {
        return Optional.ofNullable(next.poll());
    }

    @Override
    public Optional<Path> save(String title, String suggestedName, Kind kind) {
        return Optional.ofNullable(next.poll());
    }

    @Override
    public Optional<Path> folder(String title) {
        return Optional.ofNullable(next.poll());
    }
}
