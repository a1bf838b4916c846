package app.saywell.ui.shell;

import app.saywell.ui.studio.FilePrompt;

import javafx.scene.Scene;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;

/// Asks for files with the system's own windows.
final class Choosers implements FilePrompt {
    private final Scene owner;

    Choosers(Scene owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> open(String title, Kind kind) {
        return path(chooser(title, kind).showOpenDialog(owner.getWindow()));
    }

    @Override
    public Optional<Path> save(String title, String suggestedName, Kind kind) {
        FileChooser chooser = chooser(title, kind);
        chooser.setInitialFileName(suggestedName);
        return path(chooser.showSaveDialog(owner.getWindow()));
    }

    @Override
    public Optional<Path> folder(String title) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(title);
        return path(chooser.showDialog(owner.getWindow()));
    }

    private static FileChooser chooser(String title, Kind kind) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(title, kind.patterns()));
        return chooser;
    }

    private static Optional<Path> path(@org.jspecify.annotations.Nullable File file) {
        return Optional.ofNullable(file).map(File::toPath);
    }
}
