package app.saywell.desk.homework;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What there is after homework could not be given.
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
