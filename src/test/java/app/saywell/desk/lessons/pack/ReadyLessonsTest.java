package app.saywell.desk.lessons.pack;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.PronunciationGuide;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadyLessonsTest {
    @Test
    void everyReadyLessonCanBeReadAndHasItsMeanings(@TempDir Path folder) throws IOException {
        try (PracticeFixture room = new PracticeFixture(folder)) {
            ReadyLessons ready = room.useCases.readyLessons();
            assertThat(ready.all(Locale.ENGLISH)).hasSizeGreaterThanOrEqualTo(12);
            for (ReadyLessons.ReadyLesson one : ready.all(Locale.ENGLISH)) {
                assertThat(one.sentences()).as(one.id()).isBetween(10, 15);
                Lesson lesson = ready.open(one.id(), Locale.ENGLISH);
                assertThat(room.library.sentences().findByLesson(lesson.id())).allSatisfy(sentence -> {
                    assertThat(sentence.meaning()).matches(".*\\p{IsHangul}.*");
                    TextCheck.CheckedText found = TextCheck.checkText(sentence.text(), PronunciationGuide.NONE);
                    assertThat(found.speakable()).isTrue();
                    assertThat(found.guessed()).isEmpty();
                });
            }
        }
    }

    @Test
    void inTheKoreanWindowEveryReadyLessonHasAKoreanTitle(@TempDir Path folder) throws IOException {
        try (PracticeFixture room = new PracticeFixture(folder)) {
            ReadyLessons ready = room.useCases.readyLessons();
            List<ReadyLessons.ReadyLesson> english = ready.all(Locale.ENGLISH);
            List<ReadyLessons.ReadyLesson> korean = ready.all(Locale.KOREAN);
            assertThat(korean).hasSameSizeAs(english);
            for (int i = 0; i < korean.size(); i++) {
                assertThat(korean.get(i).title()).isNotEqualTo(english.get(i).title());
                assertThat(korean.get(i).description()).matches(".*\\p{IsHangul}.*");
            }
            Lesson opened = ready.open("th-sounds", Locale.KOREAN);
            assertThat(opened.title()).isEqualTo("TH 소리");
            assertThat(opened.description()).startsWith("A2. 혀끝을");
            assertThat(room.library.sentences().findByLesson(opened.id())).hasSizeGreaterThan(9);
        }
    }
}
