package app.saywell.desk.shell.console;

import app.saywell.desk.shell.start.CommandRefusedException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Whether a command may replace a file that exists. Checked before anything is computed.
public final class OverwriteOption {
    @Option(names = "--overwrite", description = "Replaces files that exist.")
    private boolean overwrite;

    /// Refuses files that exist, unless they may be replaced.
    ///
    /// @param files what the command is going to write; null for what was not asked for
    /// @throws CommandRefusedException if one exists and may not be replaced
    public void check(@Nullable Path... files) {
        for (Path file : files) {
            if (file != null && !overwrite && Files.isRegularFile(file)) {
                throw new CommandRefusedException(file
                        + " already exists; nothing was written. Choose another name, or"
                        + " add --overwrite to replace it.");
            }
        }
    }
}
