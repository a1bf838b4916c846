package app.saywell.desk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ScratchFolderTest {
    private static final FileTime LONG_AGO = FileTime.from(Instant.now().minus(Duration.ofHours(1)));

    @TempDir
    private Path folder;

    private Path parent;

    @BeforeEach
    void choose() {
        parent = folder.resolve("saywell-someone");
    }

    @Test
    void whatACrashLeftIsDeletedAndWhatIsUsedOrBeingMadeIsNot() throws IOException {
        try (ScratchFolder used = ScratchFolder.create(parent)) {
            Path left = Files.createDirectories(parent.resolve("reading-left"));
            Path old = Files.createFile(left.resolve("scratch.lock"));
            Path fresh = Files.createDirectories(parent.resolve("reading-fresh"));
            Files.createFile(fresh.resolve("scratch.lock")); // its lock is not taken yet
            for (Path file : new Path[] {old, left, fresh, used.path().resolve("scratch.lock")}) {
                Files.setLastModifiedTime(file, LONG_AGO);
            }
            ScratchFolder.sweep(parent);
            assertThat(left).doesNotExist();
            assertThat(fresh).exists();
            assertThat(used.path()).exists();
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void liesElsewhereWhereTheNameIsALink() throws IOException {
        Path other = Files.createDirectories(folder.resolve("other/reading-old"));
        Files.setLastModifiedTime(other, LONG_AGO);
        Files.createSymbolicLink(parent, folder.resolve("other"));
        isNotUsed();
        assertThat(other).exists();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void liesElsewhereWhereAnotherUserMadeTheFolder() throws IOException {
        Files.createDirectories(parent);
        try {
            Files.setOwner(
                    parent,
                    parent.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
        } catch (IOException e) {
            Assumptions.abort("this user may not give a folder to another one");
        }
        isNotUsed();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatACrashLeftBesideTheFolderOfAnotherUserIsDeletedAndNothingElse() throws IOException {
        Files.createDirectories(folder.resolve("other"));
        Files.createSymbolicLink(parent, folder.resolve("other"));
        Path left = Files.createDirectories(folder.resolve("saywell-reading1"));
        Path lock = Files.createFile(left.resolve("scratch.lock"));
        Path copy = Files.writeString(left.resolve("saywell.db"), "names of a class");
        Path empty = Files.createDirectories(folder.resolve("saywell-reading2"));
        Path foreign = Files.createDirectories(folder.resolve("saywell-readings of mine"));
        Path mine = Files.writeString(foreign.resolve("novel.txt"), "once upon a time");
        Path target = Files.createDirectories(folder.resolve("target"));
        Path kept = Files.createFile(target.resolve("scratch.lock"));
        Path link = Files.createSymbolicLink(folder.resolve("saywell-reading3"), target);
        for (Path old : List.of(lock, copy, left, empty, mine, foreign, kept, target)) {
            Files.setLastModifiedTime(old, LONG_AGO);
        }
        try (ScratchFolder used = ScratchFolder.create(parent)) {
            Files.setLastModifiedTime(used.path().resolve("scratch.lock"), LONG_AGO);
            ScratchFolder.sweep(parent);
            assertThat(left).doesNotExist();
            assertThat(empty).doesNotExist();
            assertThat(List.of(mine, kept, link, used.path())).allMatch(Files::exists);
        }
    }

    private void isNotUsed() throws IOException {
        assertThatThrownBy(() -> OwnTemporaryFolder.create(parent)).isInstanceOf(IOException.class);
        ScratchFolder.sweep(parent);
        Path made;
        try (ScratchFolder scratch = ScratchFolder.create(parent)) {
            made = scratch.path();
            assertThat(made.toRealPath()).hasParent(folder.toRealPath());
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                    .isEqualTo("rwx------");
        }
        assertThat(made).doesNotExist();
    }
}
