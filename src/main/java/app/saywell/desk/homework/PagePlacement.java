package app.saywell.desk.homework;

import app.saywell.desk.store.database.DurableFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Puts finished pages where the teacher wants them and then has the homework entered, so that no
/// homework is listed that has no pages.
final class PagePlacement {
    private PagePlacement() {}

    /// @param part the finished file or folder, in the folder of `target`
    /// @param target what is there already is replaced if it is a file
    /// @param enter enters the homework; what it throws takes the pages back and restores what was
    ///     replaced
    /// @throws IOException if the pages cannot be put there; then nothing was entered or changed
    static void place(Path part, Path target, Runnable enter) throws IOException {
        Path earlier = target.resolveSibling(target.getFileName() + ".earlier");
        boolean replaces = Files.isRegularFile(target);
        if (replaces) {
            Files.move(target, earlier, StandardCopyOption.REPLACE_EXISTING);
        }
        try {
            Files.move(part, target);
            try {
                enter.run();
            } catch (RuntimeException e) {
                DurableFiles.deleteTree(target);
                throw e;
            }
        } catch (IOException | RuntimeException e) {
            if (replaces) {
                Files.move(earlier, target);
            }
            throw e;
        }
        Files.deleteIfExists(earlier);
    }
}
