package app.saywell.desk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.store.Library;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LibraryDatabaseTest {
    private static final String MIGRATIONS = "classpath:app/saywell/desk/store/migration";

    @TempDir
    Path folder;

    @Test
    void anUpToDateFileIsOpenedWithoutItsMigrations() {
        Path file = folder.resolve("saywell.db");
        LibraryDatabase.open(file, MIGRATIONS).close();
        try (LibraryDatabase again = LibraryDatabase.open(file, MIGRATIONS)) {
            again.write(handle -> handle.execute("DELETE FROM flyway_schema_history"));
        }
        // With an empty history the migrations would be run again, and fail.
        try (LibraryDatabase third = LibraryDatabase.open(file, MIGRATIONS)) {
            assertThat(version(third)).isEqualTo(SchemaVersion.newest(MIGRATIONS));
        }
    }

    @Test
    void aFileOfAnEarlySaywellIsMigratedAndThenSaysItsVersion() {
        Path file = folder.resolve("saywell.db");
        try (LibraryDatabase first = LibraryDatabase.open(file, MIGRATIONS)) {
            first.read(handle -> handle.execute("PRAGMA user_version = 0"));
        }
        try (LibraryDatabase again = LibraryDatabase.open(file, MIGRATIONS)) {
            assertThat(version(again)).isEqualTo(SchemaVersion.newest(MIGRATIONS));
        }
    }

    /// What was acknowledged is on the disk, and what was deleted is overwritten.
    @Test
    void isSetForPowerCuts() {
        try (LibraryDatabase database = LibraryDatabase.open(folder.resolve("saywell.db"), MIGRATIONS)) {
            int synchronous = database.write(handle ->
                    handle.select("PRAGMA synchronous").mapTo(Integer.class).one());
            assertThat(synchronous).isEqualTo(2);
            int intoTheDrive = database.write(handle ->
                    handle.select("PRAGMA fullfsync").mapTo(Integer.class).one());
            assertThat(intoTheDrive).as("on macOS").isEqualTo(1);
        }
    }

    @Test
    void aFileOfANewerSaywellIsRefused() {
        Path file = folder.resolve("saywell.db");
        try (LibraryDatabase first = LibraryDatabase.open(file, MIGRATIONS)) {
            first.read(handle -> handle.execute("PRAGMA user_version = 9999"));
        }
        assertThatThrownBy(() -> LibraryDatabase.open(file, MIGRATIONS))
                .isInstanceOfSatisfying(LibraryException.class, refusal -> assertThat(refusal.kind())
                        .isEqualTo(LibraryException.LibraryFailureKind.NEWER));
    }

    @Test
    void aCopyHasTheSettingsChangedJustBefore() {
        Path copy = folder.resolve("copy.db");
        try (Library library = Library.open(folder.resolve("home"))) {
            library.settings().set(Setting.THEME, Theme.DARK);
            library.database().copyTo(copy);
        }
        try (LibraryDatabase copied = LibraryDatabase.open(copy, MIGRATIONS)) {
            assertThat(copied.<String>read(
                            handle -> handle.select("SELECT value FROM setting WHERE name =" + " 'theme'")
                                    .mapTo(String.class)
                                    .one()))
                    .isEqualTo("dark");
        }
    }

    @Test
    void aSettingIsReadWhileAnotherThreadChangesTheLibrary() throws InterruptedException {
        try (Library library = Library.open(folder)) {
            CountDownLatch writing = new CountDownLatch(1);
            CountDownLatch mayEnd = new CountDownLatch(1);
            Thread writer = Thread.ofVirtual().start(() -> library.database().write(handle -> {
                writing.countDown();
                await(mayEnd);
                return handle;
            }));
            writing.await();
            library.settings().set(Setting.THEME, Theme.DARK);
            assertThat(library.settings().get(Setting.THEME)).isEqualTo(Theme.DARK);
            mayEnd.countDown();
            writer.join();
        }
    }

    @Test
    void useOnTheForbiddenThreadIsAnError() {
        try (Library library = Library.open(folder)) {
            library.database().forbidOn(() -> true);
            assertThatThrownBy(() -> library.lessons().findAll()).isInstanceOf(IllegalStateException.class);
            library.database().forbidOn(() -> false);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int version(LibraryDatabase database) {
        return database.read(handle ->
                handle.select("PRAGMA user_version").mapTo(Integer.class).one());
    }

    @Test
    void aReadAfterTheEndFailsInsteadOfWaiting() {
        LibraryDatabase database = LibraryDatabase.open(folder.resolve("saywell.db"), MIGRATIONS);
        database.close();
        assertThatThrownBy(() -> database.read(handle -> 1)).isInstanceOf(LibraryException.class);
    }
}
