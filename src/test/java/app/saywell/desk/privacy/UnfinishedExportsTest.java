package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.privacy.maintenance.FileSweeper;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.start.ApplicationContext;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.file.UnfinishedFiles;
import app.saywell.desk.store.file.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A file that nobody finished, where a user saved it, holds voices and names: it is found and deleted.
class UnfinishedExportsTest {
    @TempDir
    Path folder;

    private Path stick;

    @BeforeEach
    void connectStick() throws IOException {
        stick = Files.createDirectory(folder.resolve("stick"));
    }

    @Test
    void theNextStartDeletesWhatAKilledProcessLeftAndNothingElse() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Path part = leavePart(fixture);
            Path pages = Files.createDirectory(Path.of(part.toString().replace("-1.part", "-2.part")));
            Files.writeString(pages.resolve("1.html"), "a name");
            Path ofOthers = Files.writeString(stick.resolve(".saywell-" + UUID.randomUUID() + "-1.part"), "x");
            Path download = Files.writeString(stick.resolve("film.part"), "x");
            new FileSweeper(fixture.library, Instant.now()).sweep();
            assertThat(part).doesNotExist();
            assertThat(pages).doesNotExist();
            assertThat(ofOthers).exists();
            assertThat(download).exists();
            assertThat(fixture.library.settings().get(UnfinishedExports.NOTED)).isEmpty();
        }
    }

    @Test
    void anErasureDeletesItToo() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Learner learner = fixture.useCases.learners().add("Ann", "1", Optional.empty(), Consent.THIS_COMPUTER);
            Path part = leavePart(fixture);
            fixture.useCases.erasure().eraseLearner(learner.id());
            assertThat(part).doesNotExist();
        }
    }

    @Test
    void oneOnADiskThatIsAwayIsLookedForAgain() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Path part = leavePart(fixture);
            Path away = Files.move(stick, folder.resolve("away"));
            UnfinishedExports.deleteLeft(fixture.library);
            Files.move(away, stick);
            assertThat(part).exists();
            UnfinishedExports.deleteLeft(fixture.library);
            assertThat(part).doesNotExist();
        }
    }

    /// A mount point is there without its disk, and empty.
    @Test
    void oneOnADiskThatLeftItsFolderBehindIsLookedForAgain() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Path part = leavePart(fixture);
            Path away = Files.move(stick, folder.resolve("away"));
            Files.createDirectory(stick);
            UnfinishedExports.deleteLeft(fixture.library);
            Files.delete(stick);
            Files.move(away, stick);
            UnfinishedExports.deleteLeft(fixture.library);
            assertThat(part).doesNotExist();
            assertThat(fixture.library.settings().get(UnfinishedExports.NOTED)).isEmpty();
        }
    }

    @Test
    void oneWhoseDiskGoesWhileItIsWrittenIsLookedForAfterTheEnd() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            try (UnfinishedExports exports = UnfinishedExports.of(fixture.library)) {
                assertThat(exports).isNotNull();
                UnfinishedFiles.beside(stick.resolve("grades.csv"));
            }
            assertThat(fixture.library.settings().get(UnfinishedExports.NOTED)).endsWith(" " + stick);
        }
    }

    /// After the first is deleted the folder is empty.
    @Test
    void thoseOfTwoProcessesInOneFolderAreDeletedAtOnce() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Path first = leavePart(fixture);
            Path second = leavePart(fixture);
            Files.delete(stick.resolve("earlier.csv"));
            UnfinishedExports.deleteLeft(fixture.library);
            assertThat(first).doesNotExist();
            assertThat(second).doesNotExist();
            assertThat(fixture.library.settings().get(UnfinishedExports.NOTED)).isEmpty();
        }
    }

    @Test
    void whatIsBeingWrittenIsLeftAloneAndNotNotedAfterwards() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"))) {
            Path file = stick.resolve("grades.csv");
            try (UnfinishedExports exports = UnfinishedExports.of(fixture.library)) {
                WholeFile.write(file, out -> {
                    UnfinishedExports.deleteLeft(fixture.library);
                    out.write('x');
                    assertThat(names()).singleElement().satisfies(name -> assertThat(name)
                            .startsWith(".saywell-" + UnfinishedFiles.process())
                            .doesNotContain("grades"));
                });
                assertThat(exports).isNotNull();
            }
            assertThat(names()).containsExactly("grades.csv");
            assertThat(file).hasContent("x");
            assertThat(fixture.library.settings().get(UnfinishedExports.NOTED)).isEmpty();
        }
    }

    @Test
    void theApplicationNotesEachFolderBeforeTheFirstByte() throws IOException {
        Path home = folder.resolve("home");
        AtomicReference<String> noted = new AtomicReference<>("");
        try (ApplicationContext application = ApplicationContext.open(home, Runnable::run)) {
            assertThat(application.practice().isReadOnly()).isFalse();
            WholeFile.write(stick.resolve("grades.csv"), out -> noted.set(noted(home)));
        }
        assertThat(noted.get()).isEqualTo(UnfinishedFiles.process() + " " + stick.toAbsolutePath());
        assertThat(noted(home)).isEmpty();
    }

    /// Only the cache is emptied anyhow.
    @Test
    void aFolderOfTheUserInTheDataFolderIsNotedToo() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("home"));
                UnfinishedExports exports = UnfinishedExports.of(fixture.library)) {
            assertThat(exports).isNotNull();
            Path cache = Files.createDirectories(fixture.library.folder().cacheFolder());
            WholeFile.write(cache.resolve("preview.pdf"), out -> out.write('x'));
            assertThat(fixture.library.settings().get(UnfinishedExports.NOTED)).isEmpty();
            Path own = Files.createDirectories(folder.resolve("home/grades"));
            WholeFile.write(own.resolve("grades.csv"), out -> out.write('x'));
            assertThat(fixture.library.settings().get(UnfinishedExports.NOTED)).endsWith(own.toString());
        }
    }

    // What a killed process leaves: the file, and the note of its folder.
    private Path leavePart(PracticeFixture fixture) throws IOException {
        AtomicReference<String> noted = new AtomicReference<>("");
        try (UnfinishedExports exports = UnfinishedExports.of(fixture.library)) {
            assertThat(exports).isNotNull();
            WholeFile.write(
                    stick.resolve("earlier.csv"),
                    out -> noted.set(fixture.library.settings().get(UnfinishedExports.NOTED)));
        }
        String killed = UUID.randomUUID().toString();
        fixture.library.settings().set(UnfinishedExports.NOTED, noted.get().replace(UnfinishedFiles.process(), killed));
        return Files.writeString(stick.resolve(".saywell-" + killed + "-1.part"), "voices");
    }

    private static String noted(Path home) {
        return DatabaseFile.readOnly(home.resolve("saywell.db"), Optional.empty(), handle -> handle.select(
                        "SELECT value FROM setting WHERE name = ?", UnfinishedExports.NOTED.name())
                .mapTo(String.class)
                .findOne()
                .orElse(""));
    }

    private Stream<String> names() throws IOException {
        try (Stream<Path> files = Files.list(stick)) {
            return files.map(file -> String.valueOf(file.getFileName())).toList().stream();
        }
    }
}
