package app.saywell.desk.settings.models;

import java.nio.file.Path;

/// A model file that somebody added.
///
/// @param bytes its length
public record AddedModel(Path file, long bytes) {
    private static final double MEGABYTE = 1e6;

    /// Its name, as it is shown.
    public String name() {
        return String.valueOf(file.getFileName());
    }

    /// Its length in megabytes, at least one.
    public long megabytes() {
        return Math.max(1, Math.round(bytes / MEGABYTE));
    }
}
