package app.saywell.desk.shell.window;

import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.context.SaveTarget;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;

/// Asks for files with the file dialogs of the system.
final class SystemFilePrompt implements FilePrompt {
    private final Scene owner;

    SystemFilePrompt(Scene owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> chooseFile(String title, FileKind kind) {
        return toPath(fileChooser(title, kind).showOpenDialog(owner.getWindow()));
    }

    @Override
    public List<Path> chooseFiles(String title, FileKind kind) {
        List<File> files = fileChooser(title, kind).showOpenMultipleDialog(owner.getWindow());
        return files == null ? List.of() : files.stream().map(File::toPath).toList();
    }

    @Override
    public Optional<Path> chooseSaveTarget(String title, String suggestedName, FileKind kind) {
        FileChooser chooser = fileChooser(title, kind);
        chooser.setInitialFileName(suggestedName);
        return toPath(chooser.showSaveDialog(owner.getWindow())).map(chosen -> SaveTarget.complete(chosen, kind));
    }

    @Override
    public Optional<Path> chooseFolder(String title) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(withoutEllipsis(title));
        return toPath(chooser.showDialog(owner.getWindow()));
    }

    private static FileChooser fileChooser(String title, FileKind kind) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(withoutEllipsis(title));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(kind.label(), kind.patterns()));
        return chooser;
    }

    /// The title is mostly the button that was pressed.
    private static String withoutEllipsis(String title) {
        return title.endsWith("…") ? title.substring(0, title.length() - 1) : title;
    }

    private static Optional<Path> toPath(@org.jspecify.annotations.Nullable File file) {
        return Optional.ofNullable(file).map(File::toPath);
    }
}
