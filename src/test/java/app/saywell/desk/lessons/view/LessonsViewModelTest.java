package app.saywell.desk.lessons.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.ScreenServices;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonsViewModelTest {
    @TempDir
    Path folder;

    @Test
    void aLongLessonCostsNoMoreQueriesThanAShortOne() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            lesson(fixture, 1); // is selected first
            long small = lesson(fixture, 2);
            long large = lesson(fixture, 30);
            Sentence read = fixture.library.sentences().findByLesson(large).get(7);
            ModelReading reading = fixture.library
                    .readings()
                    .insert(
                            read.id(),
                            new AudioClip("a".repeat(64), "wav", 2),
                            new ModelReading.ReadingSpeaker("", ""));
            var audio = FakeAudioDevices.audioSession(Runnable::run, PracticeFixture.tone(220));
            ScreenServices context =
                    ScreenServices.of(fixture.useCases, new TaskRunner(Runnable::run, Runnable::run), audio);
            AtomicInteger queries = new AtomicInteger();
            try (LessonsViewModel lessons = new LessonsViewModel(context.lessons())) {
                fixture.library.database().forbidOn(() -> queries.incrementAndGet() < 0);
                lessons.selectLesson(small);
                int ofSmall = queries.getAndSet(0);
                lessons.selectLesson(large);
                assertThat(queries.get()).isEqualTo(ofSmall).isLessThan(10);
                assertThat(lessons.sentences().get()).hasSize(30);
                assertThat(lessons.sentences().get().get(7).readings())
                        .extracting(ModelReading::id)
                        .isEqualTo(List.of(reading.id()));
            }
            audio.close();
        }
    }

    private static long lesson(PracticeFixture fixture, int sentences) {
        long lesson = fixture.useCases.lessons().create("Unit " + sentences).id();
        fixture.useCases
                .lessons()
                .addSentences(
                        lesson,
                        IntStream.range(0, sentences)
                                .mapToObj(i -> "We have " + sentences + " pens and " + i + " cups.")
                                .toList());
        return lesson;
    }
}
