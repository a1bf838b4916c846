package app.saywell.desk.shell.window;

import app.saywell.desk.kit.context.FilePrompt;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingDeque;

/// Answers file dialogs with the files that a test queues, in order; cancels when the queue is
/// empty.
public final class QueuedFilePrompt implements FilePrompt {
    private final LinkedBlockingDeque<Path> queue = new LinkedBlockingDeque<>();

    private volatile String suggestedName = "";

    /// The name that was suggested for the last file to save.
    String suggestedName() {
        return suggestedName;
    }

    public void add(Path file) {
        queue.add(file);
    }

    @Override
    public Optional<Path> chooseFile(String title, FileKind kind) {
        return Optional.ofNullable(queue.poll());
    }

    @Override
    public List<Path> chooseFiles(String title, FileKind kind) {
        List<Path> all = new ArrayList<>();
        queue.drainTo(all);
        return all;
    }

    @Override
    public Optional<Path> chooseSaveTarget(String title, String suggestedName, FileKind kind) {
        this.suggestedName = suggestedName;
        return Optional.ofNullable(queue.poll());
    }

    @Override
    public Optional<Path> chooseFolder(String title) {
        return Optional.ofNullable(queue.poll());
    }
}
