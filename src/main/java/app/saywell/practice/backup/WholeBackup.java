package app.saywell.practice.backup;

import app.saywell.library.Library;
import app.saywell.library.store.Recordings;
import app.saywell.practice.backup.BackupException.Kind;
import app.saywell.task.Progress;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// The whole library in one ZIP: the database, every recording, and a list of their SHA-256.
public final class WholeBackup {
    private static final String HASHES = "sha256.txt";
    private static final String DATABASE = "saywell.db";

    private WholeBackup() {}

    /// Writes the file and reads it back; there is a whole backup or none. The library may be used
    /// meanwhile: what is recorded later is not in it.
    public static void make(Library library, Path file, Progress progress) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Files.createDirectories(library.folder().cache());
        Path copy = Files.createTempFile(library.folder().cache(), "backup", ".db");
        Files.delete(copy);
        try {
            library.database().copyTo(copy);
            write(library, copy, part, progress);
            check(part);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(copy);
            Files.deleteIfExists(part);
        }
    }

    /// Reads a backup from end to end.
    ///
    /// @throws BackupException if it is cut or changed
    public static void check(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            for (Map.Entry<String, String> entry : hashes(zip).entrySet()) {
                if (!hashOf(zip, entry.getKey()).equals(entry.getValue())) {
                    throw new BackupException(Kind.CHANGED, entry.getKey());
                }
            }
        } catch (ZipException e) {
            throw new BackupException(Kind.DAMAGED, "not a whole ZIP file");
        }
    }

    /// Checks a backup and unpacks it into a data folder that is empty or not there yet; it is then
    /// opened like any other. When something goes wrong the folder is left without a database.
    public static void restore(Path file, Path folder, Progress progress) throws IOException {
        check(file);
        Files.createDirectories(folder);
        try (Stream<Path> there = Files.list(folder)) {
            if (there.findAny().isPresent()) {
                throw new BackupException(Kind.NOT_EMPTY, "the folder is not empty");
            }
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            List<String> names = hashes(zip).keySet().stream().sorted().toList();
            for (int i = 0; i < names.size(); i++) {
                Path target = folder.resolve(names.get(i)).normalize();
                if (!target.startsWith(folder)) {
                    throw new BackupException(Kind.CHANGED, "a path that leads out of the folder");
                }
                Files.createDirectories(target.getParent());
                try (InputStream in = open(zip, names.get(i))) {
                    Files.copy(in, target);
                }
                progress.at(i + 1L, names.size());
            }
        }
    }

    private static void write(Library library, Path database, Path part, Progress progress)
            throws IOException {
        Path root = library.folder().recordings();
        List<Path> recordings;
        try (Stream<Path> files = Files.walk(root)) {
            recordings =
                    files.filter(Files::isRegularFile)
                            .filter(file -> !file.toString().endsWith(".part"))
                            .sorted()
                            .toList();
        }
        StringBuilder hashes = new StringBuilder();
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(part))) {
            put(zip, DATABASE, database, hashes);
            for (int i = 0; i < recordings.size(); i++) {
                Path file = recordings.get(i);
                String name = "recordings/" + root.relativize(file).toString().replace('\\', '/');
                put(zip, name, file, hashes);
                progress.at(i + 1L, recordings.size());
            }
            zip.putNextEntry(new ZipEntry(HASHES));
            zip.write(hashes.toString().getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
        }
    }

    private static void put(ZipOutputStream zip, String name, Path file, StringBuilder hashes)
            throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        Files.copy(file, zip);
        zip.closeEntry();
        hashes.append(Recordings.hashOf(file)).append("  ").append(name).append('\n');
    }

    private static Map<String, String> hashes(ZipFile zip) throws IOException {
        Map<String, String> hashes = new HashMap<>();
        try (InputStream in = open(zip, HASHES)) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.length() > 66)
                    .forEach(line -> hashes.put(line.substring(66), line.substring(0, 64)));
        }
        if (!hashes.containsKey(DATABASE)) {
            throw new BackupException(Kind.DAMAGED, "there is no database in it");
        }
        return hashes;
    }

    private static String hashOf(ZipFile zip, String name) throws IOException {
        try (InputStream in = open(zip, name)) {
            return Recordings.hashOf(in);
        } catch (ZipException e) {
            throw new BackupException(Kind.CHANGED, name);
        }
    }

    private static InputStream open(ZipFile zip, String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) {
            throw new BackupException(Kind.DAMAGED, name + " is missing");
        }
        return zip.getInputStream(entry);
    }
}
