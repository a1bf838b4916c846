package app.saywell.practice.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.Result;
import app.saywell.library.take.Score;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.practice.lesson.Readings;
import app.saywell.speech.Scale;
import app.saywell.speech.Word;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;

class CourseTest {
    @TempDir Path folder;

    @Test
    void theFirstThreeAreComparedWithTheLastThree() {
        assertThat(course(50, 52, 54, 99, 60, 62, 64).change()).isEqualTo(10);
        assertThat(course(50, 60).change()).isEqualTo(10);
        assertThat(course(50).change()).isZero();
    }

    @Test
    void nothingWithinTheBandIsCalledProgress() {
        Wobble wobble = Wobble.of(List.of(4.0, -4.0, 4.0, -4.0, 4.0));
        assertThat(wobble.deviation()).isCloseTo(Math.sqrt(8), within(1e-9));
        assertThat(wobble.band(3, 3)).isCloseTo(1.96 * Math.sqrt(8 * 2 / 3.0), within(1e-9));
        assertThat(course(50, 50, 50, 54, 54, 54).verdict(wobble)).isEqualTo(Course.Verdict.STEADY);
        assertThat(course(50, 50, 50, 55, 55, 55).verdict(wobble)).isEqualTo(Course.Verdict.BETTER);
        assertThat(course(55, 55, 55, 50, 50, 50).verdict(wobble)).isEqualTo(Course.Verdict.WORSE);
        assertThat(course(50, 90).verdict(Wobble.of(List.of(1.0))))
                .isEqualTo(Course.Verdict.TOO_EARLY);
    }

    @Test
    void aCourseHasOneScaleOnly() {
        try (Room room = new Room(folder)) {
            Sentence sentence = room.sentence("the theme park");
            Take alone = room.take(sentence);
            room.score(alone);
            long learner = alone.owner().learnerId();
            assertThat(room.practice.progress().of(sentence.id(), learner).scale())
                    .isEqualTo(Scale.HUNDRED);
            Room.<Readings.Added>value(
                    answer ->
                            room.practice
                                    .readings()
                                    .add(
                                            sentence.id(),
                                            room.tone("model.wav", 440),
                                            new Reading.Voice("Ms. Park", ""),
                                            answer));
            room.score(room.take(sentence));
            Course course = room.practice.progress().of(sentence.id(), learner);
            assertThat(course.scale()).isEqualTo(Scale.FIFTY_TO_SEVENTY);
            assertThat(course.scores()).hasSize(1);
            assertThat(course.scores().getFirst().total()).isEqualTo(89);
        }
    }

    @Test
    void theWeakWordsOfAResultBecomeALesson() {
        try (Room room = new Room(folder)) {
            Take take = room.take(room.sentence("The theme, the park"));
            room.score(take);
            Result result = room.practice.scoring().latest(take.id()).orElseThrow();
            List<String> weak = Drills.weakWords(result).stream().map(Word::word).toList();
            assertThat(weak).containsExactly("theme,", "the");
            Lesson drill = room.practice.drills().lesson("Drill", weak);
            assertThat(room.practice.lessons().sentences(drill.id(), 0))
                    .extracting(state -> state.sentence().text())
                    .containsExactly("theme", "the");
        }
    }

    private static Course course(double... totals) {
        return new Course(
                Scale.HUNDRED,
                Arrays.stream(totals)
                        .mapToObj(t -> new Score(1, 1, Scale.HUNDRED, t, t, Instant.EPOCH))
                        .toList());
    }
}
