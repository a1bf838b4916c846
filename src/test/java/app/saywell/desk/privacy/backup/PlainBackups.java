package app.saywell.desk.privacy.backup;

import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.RecordingFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Backups that are not encrypted, as anybody can make them: their hashes are right, whatever is in them.
final class PlainBackups {
    private PlainBackups() {}

    /// A backup of an empty library.
    ///
    /// @param change what is done to the file of its database before
    static Path write(Path folder, Consumer<Path> change) throws IOException {
        return write(folder, change, "", new byte[0]);
    }

    /// As above, with one more file.
    static Path write(Path folder, Consumer<Path> change, String name, byte[] content) throws IOException {
        Path database = folder.resolve("changed.db");
        try (Library library = Library.open(folder.resolve("source"))) {
            library.copyDatabaseTo(database);
        }
        change.accept(database);
        Path backup = folder.resolve("changed.saywell");
        StringBuilder hashes = new StringBuilder();
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(backup))) {
            put(zip, "saywell.db", Files.readAllBytes(database), hashes);
            if (!name.isEmpty()) {
                put(zip, name, content, hashes);
            }
            put(zip, "sha256.txt", hashes.toString().getBytes(StandardCharsets.UTF_8), new StringBuilder());
        }
        return backup;
    }

    private static void put(ZipOutputStream zip, String name, byte[] content, StringBuilder hashes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content);
        zip.closeEntry();
        hashes.append(RecordingFiles.sha256Of(content))
                .append("  ")
                .append(name)
                .append('\n');
    }
}
