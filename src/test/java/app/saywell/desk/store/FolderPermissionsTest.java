package app.saywell.desk.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.database.LibraryException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class FolderPermissionsTest {
    @TempDir
    Path folder;

    @Test
    void onlyTheUserCanReadWhatSaywellCreates() throws IOException {
        Path data = folder.resolve("data");
        requireClosed(data, Library.open(data));
    }

    @Test
    void soItIsInAnEncryptedLibrary() throws IOException {
        Path data = folder.resolve("data");
        requireClosed(data, PracticeFixture.openEncrypted(data));
    }

    private static void requireClosed(Path data, Library library) throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(data, library)) {
            fixture.take(fixture.sentence("the park"));
            fixture.library.copyDatabaseTo(data.resolve("backups/2026-11-21.db"));
            Files.delete(data.resolve("take.wav")); // a file of the test
            assertThat(readableByOthers(data)).isEmpty();
        }
    }

    @Test
    void anOpenFolderOfAnOlderVersionIsClosedAtTheStart() throws IOException {
        Path data = folder.resolve("data");
        Library.open(data).close();
        Path old = Files.writeString(data.resolve("unfinished/1-2-3.wav"), "a voice");
        for (Path path : List.of(data, data.resolve("unfinished"))) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        Files.setPosixFilePermissions(old, PosixFilePermissions.fromString("rw-r--r--"));
        Library.open(data).close();
        assertThat(readableByOthers(data)).isEmpty();
    }

    @Test
    void whatOthersHaveInTheFolderStaysAsItIs() throws IOException {
        Path tools = Files.createDirectories(folder.resolve("bin"));
        Path tool = Files.writeString(tools.resolve("tool"), "#!/bin/sh");
        var open = PosixFilePermissions.fromString("rwxr-xr-x");
        for (Path path : List.of(folder, tools, tool)) {
            Files.setPosixFilePermissions(path, open);
        }
        for (int start = 1; start <= 2; start++) {
            Library.open(folder).close();
        }
        for (Path path : List.of(folder, tools, tool)) {
            assertThat(Files.getPosixFilePermissions(path)).isEqualTo(open);
        }
        for (String own : List.of("recordings", "unfinished", "backups", "saywell.db")) {
            assertThat(readableByOthers(folder.resolve(own))).isEmpty();
        }
    }

    @Test
    void aFolderOfSomethingElseWithNamesThatSaywellUsesIsRefused() throws IOException {
        Files.writeString(folder.resolve("program"), "");
        Path cached = Files.createDirectories(folder.resolve("cache")).resolve("of-others");
        Files.writeString(cached, "");
        assertThatThrownBy(() -> Library.open(folder))
                .isInstanceOfSatisfying(LibraryException.class, e -> assertThat(e.kind())
                        .isEqualTo(LibraryException.LibraryFailureKind.FOREIGN));
        assertThat(folder).isDirectoryNotContaining("glob:**saywell*");
        assertThat(cached).exists();
    }

    private static List<Path> readableByOthers(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(FolderPermissionsTest::isOpen).toList();
        }
    }

    private static boolean isOpen(Path path) {
        try {
            return !PosixFilePermissions.toString(Files.getPosixFilePermissions(path))
                    .endsWith("------");
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
