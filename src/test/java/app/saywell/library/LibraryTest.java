package app.saywell.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.library.settings.Setting;
import app.saywell.library.settings.Theme;
import app.saywell.library.store.LibraryException;
import app.saywell.library.store.LibraryException.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

class LibraryTest {
    @TempDir Path folder;

    @Test
    void aSecondSaywellOnTheSameFolderIsToldSoAndDamagesNothing() {
        try (Library first = Library.open(folder)) {
            refuses(folder, Kind.IN_USE);
            first.settings().set(Setting.THEME, Theme.DARK);
        }
        try (Library again = Library.open(folder)) {
            assertThat(again.settings().get(Setting.THEME)).isEqualTo(Theme.DARK);
        }
    }

    @Test
    void hangulInThePathAndInTheTextComesBackAsItWas() {
        Path path = folder.resolve("3학년 2반 목소리 ɑː");
        long id;
        try (Library library = Library.open(path)) {
            id = library.lessons().insert("놀이공원 가는 날", "θ와 s");
        }
        try (Library library = Library.open(path)) {
            assertThat(library.lessons().find(id).orElseThrow().title()).isEqualTo("놀이공원 가는 날");
        }
    }

    @Test
    void aDamagedDatabaseIsSaidToBeDamaged() throws IOException {
        Library.open(folder).close();
        Files.writeString(folder.resolve("saywell.db"), "this is not a database".repeat(400));
        refuses(folder, Kind.DAMAGED);
        // The lock was let go: mended, the folder opens.
        Files.delete(folder.resolve("saywell.db"));
        Library.open(folder).close();
    }

    @Test
    void damageInTheMiddleOfTheFileIsSaidToBeDamage() throws IOException {
        try (Library library = Library.open(folder)) {
            for (int i = 0; i < 2_000; i++) {
                library.lessons().insert("Lesson " + i, "x".repeat(200));
            }
        }
        Path database = folder.resolve("saywell.db");
        try (RandomAccessFile file = new RandomAccessFile(database.toFile(), "rw")) {
            byte[] noise = new byte[(int) file.length() - 40_960];
            java.util.Arrays.fill(noise, (byte) 0x5a);
            file.seek(40_960);
            file.write(noise);
        }
        assertThatThrownBy(
                        () -> {
                            try (Library library = Library.open(folder)) {
                                library.lessons().all();
                            }
                        })
                .isInstanceOfSatisfying(
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(Kind.DAMAGED));
    }

    @Test
    void aFolderOfANewerSaywellIsLeftAlone() {
        try (Library library = Library.open(folder)) {
            library.database()
                    .write(
                            h ->
                                    h.execute(
                                            """
                                            INSERT INTO flyway_schema_history SELECT 99, '99', 'later',
                                                type, 'V99__later.sql', 1, installed_by, installed_on,
                                                1, 1 FROM flyway_schema_history WHERE version = '1'
                                            """));
        }
        refuses(folder, Kind.NEWER);
    }

    @Test
    void aFolderThatCannotBeMadeIsSaidToBeSo() throws IOException {
        Path file = Files.writeString(folder.resolve("a file"), "");
        refuses(file.resolve("below"), Kind.NOT_WRITABLE);
    }

    @Test
    void whatWasThrownWithinAChangeLeavesEverythingAsItWas() {
        try (Library library = Library.open(folder)) {
            assertThatThrownBy(
                            () ->
                                    library.database()
                                            .write(
                                                    h -> {
                                                        library.lessons().insert("half", "");
                                                        throw new IllegalStateException("no more");
                                                    }))
                    .isInstanceOf(LibraryException.class);
            assertThat(library.lessons().all()).isEmpty();
        }
    }

    @Test
    void aFullDiskIsSaidToBeFullAndLosesNothing() {
        try (Library library = Library.open(folder)) {
            library.lessons().insert("before", "");
            library.database().write(h -> h.execute("PRAGMA max_page_count = 10"));
            assertThatThrownBy(() -> library.lessons().insert("big", "x".repeat(4_000_000)))
                    .isInstanceOfSatisfying(
                            LibraryException.class,
                            e -> assertThat(e.kind()).isEqualTo(Kind.DISK_FULL));
            assertThat(library.lessons().all()).hasSize(1);
        }
    }

    private static void refuses(Path folder, Kind kind) {
        assertThatThrownBy(() -> Library.open(folder).close())
                .isInstanceOfSatisfying(
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(kind));
    }
}
