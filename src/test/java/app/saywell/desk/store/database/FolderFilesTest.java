package app.saywell.desk.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Links of which some lead back to where they are.
class FolderFilesTest {
    @TempDir
    Path disk;

    private Path folder;
    private Path recording;
    private Path copy;

    @BeforeEach
    void makeTheFolder() throws IOException {
        folder = Files.createDirectories(disk.resolve("folder"));
        recording = write("folder/ab/recording.wav");
        copy = write("folder/copy1.part");
        write("outside/of somebody else.wav");
        link("folder/back", "..");
        link("folder/self", ".");
        link("folder/elsewhere", "../outside");
    }

    @Test
    void aFolderThatLinksLeadBackToIsReadOnce() throws IOException {
        assertThat(FolderFiles.ofRecordings(folder)).containsExactly(recording, copy);
        assertThat(FolderFiles.below(folder)).containsExactly(recording, copy);
    }

    @Test
    void aFolderOfRecordingsMayLieElsewhere() throws IOException {
        Path moved = write("big disk/recording.wav");
        link("folder/cd", "../big disk");
        assertThat(FolderFiles.ofRecordings(folder))
                .containsExactly(recording, folder.resolve("cd").resolve("recording.wav"), copy)
                .element(1)
                .satisfies(file -> assertThat(file.toRealPath()).isEqualTo(moved.toRealPath()));
    }

    @Test
    void theFolderItselfMayBeALink() throws IOException {
        link("recordings", "folder");
        Path named = disk.resolve("recordings");
        assertThat(FolderFiles.below(named)).hasSize(2).allMatch(file -> file.startsWith(named));
    }

    @Test
    void whatIsNotThereHasNoFiles() throws IOException {
        assertThat(FolderFiles.ofRecordings(disk.resolve("nothing"))).isEmpty();
        assertThat(FolderFiles.below(disk.resolve("nothing"))).isEmpty();
    }

    private Path write(String name) throws IOException {
        Path file = disk.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "a voice");
    }

    private void link(String name, String target) throws IOException {
        Files.createSymbolicLink(disk.resolve(name), Path.of(target));
    }
}
