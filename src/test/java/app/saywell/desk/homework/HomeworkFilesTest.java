package app.saywell.desk.homework;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Files of homework: what there is after it could not be given, and who may read it.
class HomeworkFilesTest {
    @TempDir
    Path folder;

    @TempDir
    Path outside;

    private PracticeFixture fixture;
    private HomeworkLesson lesson;

    @BeforeEach
    void open() throws IOException {
        fixture = new PracticeFixture(folder.resolve("data"));
        lesson = new HomeworkLesson(fixture, "Unit 3", List.of("We call it bear"), n -> HomeworkLesson.syllables(n, 1));
        lesson.learner("강민준", "1", Consent.THIS_COMPUTER);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void noHomeworkIsListedWhosePageCouldNotBePutInItsPlace() throws IOException {
        Path taken = Files.createDirectories(outside.resolve("unit.html").resolve("a folder that is in use"));
        assertThatThrownBy(() -> lesson.give(HomeworkAudience.WHOLE_CLASS, outside.resolve("unit.html")))
                .isInstanceOf(IOException.class);
        assertThat(fixture.useCases.homework().service().ofClass(lesson.classId))
                .isEmpty();
        assertThat(fixture.library.assignments().findByClass(lesson.classId)).isEmpty();
        assertThat(taken).isDirectory();
        assertThat(list()).containsExactly("unit.html");
    }

    @Test
    void noPageIsLeftWhoseHomeworkCouldNotBeEnteredAndTheEarlierOneIsBack() throws IOException {
        Path page = Files.writeString(outside.resolve("unit.html"), "the earlier homework");
        refuseRows();
        assertThatThrownBy(() -> lesson.give(HomeworkAudience.WHOLE_CLASS, page))
                .isInstanceOf(RuntimeException.class);
        assertThat(page).hasContent("the earlier homework");
        assertThatThrownBy(() -> lesson.give(HomeworkAudience.EACH_LEARNER, outside))
                .isInstanceOf(RuntimeException.class);
        assertThat(list()).containsExactly("unit.html");
    }

    @Test
    void anEarlierPageIsReplaced() throws IOException {
        Path page = Files.writeString(outside.resolve("unit.html"), "the earlier homework");
        lesson.give(HomeworkAudience.WHOLE_CLASS, page);
        assertThat(Files.readString(page)).contains("We call it bear");
        assertThat(list()).containsExactly("unit.html");
        assertThat(fixture.useCases.homework().service().ofClass(lesson.classId))
                .hasSize(1);
    }

    /// They hold voices, and a name.
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void pagesAreForTheirUserAloneUnlessTheFolderIsShared() throws IOException {
        Path page = outside.resolve("unit.html");
        Files.setPosixFilePermissions(outside, PosixFilePermissions.fromString("rwxr-xr-x"));
        lesson.give(HomeworkAudience.WHOLE_CLASS, page);
        assertThat(permissions(page)).isEqualTo("rw-------");
        Path own = lesson.give(HomeworkAudience.EACH_LEARNER, outside).target();
        assertThat(permissions(own)).isEqualTo("rwx------");
        try (Stream<Path> pages = Files.list(own)) {
            assertThat(pages).singleElement().satisfies(each -> assertThat(permissions(each))
                    .isEqualTo("rw-------"));
        }
        Files.delete(page);
        Files.setPosixFilePermissions(outside, PosixFilePermissions.fromString("rwxrwxr-x"));
        lesson.give(HomeworkAudience.WHOLE_CLASS, page);
        assertThat(permissions(page)).isEqualTo("rw-r-----");
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    private void refuseRows() {
        fixture.library.database().execute(handle -> handle.execute("""
            CREATE TRIGGER full BEFORE INSERT ON homework
            BEGIN SELECT RAISE(ABORT, 'the disk is full'); END
            """));
    }

    private List<String> list() throws IOException {
        try (Stream<Path> files = Files.list(outside)) {
            return files.map(file -> String.valueOf(file.getFileName())).toList();
        }
    }
}
