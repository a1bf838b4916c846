package app.saywell.desk.homework.handin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HandInFolderTest {
    @TempDir
    Path folder;

    private final HandInFolder watched = new HandInFolder();

    @Test
    void aFileIsTakenWhenItRestsForTwoLooksAndOnlyOnce() throws IOException {
        Path file = Files.writeString(folder.resolve("a.saywell-homework"), "half");
        assertThat(watched.poll(folder)).isEmpty();
        Files.writeString(file, "half and half");
        assertThat(watched.poll(folder)).as("it grows").isEmpty();
        assertThat(watched.poll(folder)).containsExactly(file);
        assertThat(watched.poll(folder)).isEmpty();
        Files.setLastModifiedTime(file, FileTime.fromMillis(7_000));
        assertThat(watched.poll(folder)).isEmpty();
        assertThat(watched.poll(folder)).as("another content").containsExactly(file);
    }

    @Test
    void otherFilesAndFoldersOutOfReachAreNothing() throws IOException {
        Files.writeString(folder.resolve("notes.txt"), "x");
        watched.poll(folder);
        assertThat(watched.poll(folder)).isEmpty();
        assertThat(watched.poll(folder.resolve("missing"))).isEmpty();
    }

    @Test
    void aFileThatWasTakenAwayAndComesBackIsTakenAgain() throws IOException {
        Path file = Files.writeString(folder.resolve("a.saywell-homework"), "x");
        watched.poll(folder);
        watched.poll(folder);
        Files.delete(file);
        watched.poll(folder);
        Files.writeString(file, "x");
        watched.poll(folder);
        assertThat(watched.poll(folder)).containsExactly(file);
    }
}
