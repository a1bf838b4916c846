package app.saywell.desk.lessons.pack;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.lessons.TextCheck;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadyLessonsTest {
    @Test
    void everyReadyLessonCanBeReadAndHasItsMeanings(@TempDir Path folder) throws IOException {
        try (PracticeFixture room = new PracticeFixture(folder)) {
            ReadyLessons ready = room.useCases.readyLessons();
            assertThat(ready.all()).hasSizeGreaterThanOrEqualTo(12);
            for (ReadyLessons.ReadyLesson one : ready.all()) {
                assertThat(one.sentences()).as(one.id()).isBetween(10, 15);
                Lesson lesson = ready.open(one.id());
                assertThat(room.library.sentences().findByLesson(lesson.id())).allSatisfy(sentence -> {
                    assertThat(sentence.meaning()).matches(".*\\p{IsHangul}.*");
                    TextCheck.CheckedText found = TextCheck.checkText(sentence.text());
                    assertThat(found.speakable()).isTrue();
                    assertThat(found.guessed()).isEmpty();
                });
            }
        }
    }
}
