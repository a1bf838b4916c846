package app.saywell.practice.progress;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.take.WordStore;
import app.saywell.library.take.WordStore.Said;
import app.saywell.practice.Room;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;

class RepetitionTest {
    private static final Instant START = Instant.parse("2026-11-01T09:00:00Z");

    @TempDir Path folder;

    @Test
    void aWordThatWasWrongComesAgainAfterLongerAndLongerPauses() {
        List<Said> wrong = List.of(said("Theme,", 40, 0), said("park", 90, 0));
        assertThat(words(wrong, 0)).containsExactly("theme");
        List<Said> rightOnce = List.of(said("theme", 40, 0), said("theme", 80, 1));
        assertThat(words(rightOnce, 1)).isEmpty();
        assertThat(words(rightOnce, 2)).containsExactly("theme");
        List<Said> rightTwice =
                List.of(said("theme", 40, 0), said("theme", 80, 1), said("theme", 80, 2));
        assertThat(words(rightTwice, 3)).isEmpty();
        assertThat(words(rightTwice, 4)).containsExactly("theme");
        List<Said> wrongAgain =
                List.of(said("theme", 40, 0), said("theme", 80, 1), said("theme", 30, 2));
        assertThat(words(wrongAgain, 2)).containsExactly("theme");
    }

    @Test
    void aStreakIsNotBrokenByADayThatIsNotOver() {
        List<Instant> takes = List.of(day(1), day(2), day(2), day(3));
        assertThat(Habit.of(takes, day(3), ZoneOffset.UTC)).isEqualTo(new Habit(1, 3));
        assertThat(Habit.of(takes, day(4), ZoneOffset.UTC)).isEqualTo(new Habit(0, 3));
        assertThat(Habit.of(takes, day(5), ZoneOffset.UTC)).isEqualTo(new Habit(0, 0));
    }

    @Test
    void whatALearnerHasSaidIsReadFromTheTakes() {
        try (Room room = new Room(folder)) {
            var take = room.take(room.sentence("the park"));
            room.score(take);
            long learner = take.owner().learnerId();
            assertThat(room.practice.progress().due(learner))
                    .extracting(Repetition.Due::word)
                    .containsExactly("the");
            assertThat(room.practice.progress().habit(learner))
                    .as("a file that was taken in is no practice of today")
                    .isEqualTo(new Habit(0, 0));
        }
    }

    @Test
    void aSoundComesBackWhenItWasMissedInMoreThanOneTake() {
        List<WordStore.Miss> misses =
                List.of(
                        new WordStore.Miss("θ", "s", "Think", 1),
                        new WordStore.Miss("θ", "s", "theme,", 1),
                        new WordStore.Miss("v", "b", "very", 1),
                        new WordStore.Miss("θ", "t", "think", 2));
        assertThat(Comeback.of(misses, 3))
                .containsExactly(new Comeback("θ", "s", 2, List.of("think", "theme")));
    }

    @Test
    void theLessonOfWeakWordsIsRenewedAndNotMadeAgain() {
        try (Room room = new Room(folder)) {
            var first = room.practice.drills().lesson("Again", List.of("theme", "park"));
            var renewed = room.practice.drills().renew("Again", List.of("Park,", "bus"));
            assertThat(renewed.id()).isEqualTo(first.id());
            assertThat(room.practice.lessons().sentences(first.id(), 0))
                    .extracting(state -> state.sentence().text())
                    .containsExactly("park", "bus");
        }
    }

    private static List<String> words(List<Said> said, int day) {
        return Repetition.due(said, day(day)).stream().map(Repetition.Due::word).toList();
    }

    private static Said said(String word, double score, int day) {
        return new Said(word, score, day(day), 1);
    }

    private static Instant day(int day) {
        return START.plus(Duration.ofDays(day));
    }
}
