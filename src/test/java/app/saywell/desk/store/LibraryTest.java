package app.saywell.desk.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {
    @TempDir
    Path folder;

    @Test
    void aSecondProcessOnTheSameFolderIsRefused() {
        try (Library first = Library.open(folder)) {
            refuses(folder, LibraryFailureKind.IN_USE);
            first.settings().set(Setting.THEME, Theme.DARK);
        }
        try (Library again = Library.open(folder)) {
            assertThat(again.settings().get(Setting.THEME)).isEqualTo(Theme.DARK);
        }
    }

    @Test
    void hangulInPathsAndTextsIsPreserved() {
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
    void aDamagedDatabaseIsReported() throws IOException {
        Library.open(folder).close();
        Files.writeString(folder.resolve("saywell.db"), "this is not a database".repeat(400));
        refuses(folder, LibraryFailureKind.DAMAGED);
        // The lock was released: after a repair the folder opens.
        Files.delete(folder.resolve("saywell.db"));
        Library.open(folder).close();
    }

    @Test
    void damageInTheMiddleOfTheFileIsReported() throws IOException {
        try (Library library = Library.open(folder)) {
            library.database().execute(handle -> {
                for (int i = 0; i < 2_000; i++) {
                    library.lessons().insert("Lesson " + i, "x".repeat(200));
                }
            });
        }
        Path database = folder.resolve("saywell.db");
        try (RandomAccessFile file = new RandomAccessFile(database.toFile(), "rw")) {
            byte[] noise = new byte[(int) file.length() - 40_960];
            java.util.Arrays.fill(noise, (byte) 0x5a);
            file.seek(40_960);
            file.write(noise);
        }
        assertThatThrownBy(() -> {
                    try (Library library = Library.open(folder)) {
                        library.lessons().findAll();
                    }
                })
                .isInstanceOfSatisfying(
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.DAMAGED));
    }

    @Test
    void aFolderOfANewerVersionIsNotChanged() {
        try (Library library = Library.open(folder)) {
            library.database().read(handle -> handle.execute("PRAGMA user_version = 99"));
        }
        refuses(folder, LibraryFailureKind.NEWER);
    }

    @Test
    void aFolderThatCannotBeCreatedIsReported() throws IOException {
        Path file = Files.writeString(folder.resolve("a file"), "");
        refuses(file.resolve("below"), LibraryFailureKind.NOT_WRITABLE);
    }

    @Test
    void anExceptionInATransactionRollsItBack() {
        try (Library library = Library.open(folder)) {
            assertThatThrownBy(() -> library.database().write(handle -> {
                        library.lessons().insert("half", "");
                        throw new IllegalStateException("no more");
                    }))
                    .isInstanceOf(LibraryException.class);
            assertThat(library.lessons().findAll()).isEmpty();
        }
    }

    @Test
    void aFullDiskIsReportedAndLosesNothing() {
        try (Library library = Library.open(folder)) {
            library.lessons().insert("before", "");
            library.database().write(handle -> handle.execute("PRAGMA max_page_count = 10"));
            assertThatThrownBy(() -> library.database().write(handle -> insertMuch(library)))
                    .isInstanceOfSatisfying(
                            LibraryException.class, e -> assertThat(e.kind()).isEqualTo(LibraryFailureKind.DISK_FULL));
            assertThat(library.lessons().findAll()).hasSize(1);
        }
    }

    private static int insertMuch(Library library) {
        for (int i = 0; i < 400; i++) {
            library.lessons().insert("big", "x".repeat(10_000));
        }
        return 400;
    }

    private static void refuses(Path folder, LibraryFailureKind kind) {
        assertThatThrownBy(() -> Library.open(folder).close())
                .isInstanceOfSatisfying(
                        LibraryException.class, e -> assertThat(e.kind()).isEqualTo(kind));
    }
}
