package app.saywell.desk.classes.progress;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.take.ClassGridStore;
import app.saywell.desk.store.take.SpokenWordStore;
import app.saywell.desk.store.take.SpokenWordStore.ScoredWord;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpacedRepetitionTest {
    private static final Instant START = Instant.parse("2026-11-01T09:00:00Z");

    @TempDir
    Path folder;

    @Test
    void aMissedWordIsDueAfterGrowingIntervals() {
        List<ScoredWord> wrong = List.of(said("Theme,", 40, 0), said("park", 90, 0));
        assertThat(words(wrong, 0)).containsExactly("theme");
        List<ScoredWord> rightOnce = List.of(said("theme", 40, 0), said("theme", 80, 1));
        assertThat(words(rightOnce, 2)).isEmpty();
        assertThat(words(rightOnce, 3)).containsExactly("theme");
        List<ScoredWord> rightThrice =
                List.of(said("theme", 40, 0), said("theme", 80, 1), said("theme", 80, 3), said("theme", 80, 9));
        assertThat(words(rightThrice, 25)).isEmpty();
        assertThat(words(rightThrice, 26)).containsExactly("theme");
        List<ScoredWord> wrongAgain = List.of(said("theme", 40, 0), said("theme", 80, 1), said("theme", 30, 2));
        assertThat(words(wrongAgain, 2)).containsExactly("theme");
    }

    @Test
    void aTakeThatSaysAWordTwiceIsOneReviewAsGoodAsTheWeakest() {
        List<ScoredWord> weakFirst = List.of(said("theme", 40, 0), said("the", 30, 1), said("The", 90, 1));
        assertThat(words(weakFirst, 1)).containsExactly("theme", "the");
        List<ScoredWord> twiceRight =
                List.of(said("the", 40, 0), said("the", 80, 1), said("the", 90, 1), said("the", 90, 1));
        List<ScoredWord> onceRight = List.of(said("the", 40, 0), said("the", 80, 1));
        assertThat(SpacedRepetition.dueWords(twiceRight, day(9)).getFirst().dueAt())
                .isEqualTo(
                        SpacedRepetition.dueWords(onceRight, day(9)).getFirst().dueAt());
    }

    @Test
    void daysOffTakeNothingAway() {
        List<Instant> takes = List.of(day(1), day(2), day(2), day(3));
        assertThat(PracticeDays.count(takes, day(3), ZoneOffset.UTC)).isEqualTo(new PracticeDays(1, 3));
        assertThat(PracticeDays.count(takes, day(4), ZoneOffset.UTC)).isEqualTo(new PracticeDays(0, 3));
        assertThat(PracticeDays.count(takes, day(25), ZoneOffset.UTC)).isEqualTo(new PracticeDays(0, 3));
    }

    @Test
    void spokenWordsAreReadFromTheTakes() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            var take = fixture.take(fixture.sentence("the park"));
            fixture.score(take);
            long learner = take.owner().learnerId();
            assertThat(fixture.useCases.progressReports().dueWords(learner))
                    .extracting(SpacedRepetition.DueWord::word)
                    .containsExactly("the");
            assertThat(fixture.useCases.progressReports().practiceDays(learner))
                    .as("a file that was taken in is no practice of today")
                    .isEqualTo(new PracticeDays(0, 0));
        }
    }

    @Test
    void aSilentTakeIsNoPractice() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            var owner = new Take.TakeOwner(
                    fixture.sentence("the park").id(),
                    fixture.useCases.learners().current().id());
            Path silent = folder.resolve("silent.wav");
            WavEncoder.write(silent, new Pcm(new float[24_000], 48_000));
            for (Path recording : List.of(silent, fixture.tone("spoken.wav", 300))) {
                fixture.useCases
                        .takes()
                        .keepNow(
                                owner,
                                recording,
                                new Take.RecordingInfo(PracticeFixture.NOW, "", Take.TakeSource.RECORDED));
            }
            assertThat(fixture.useCases
                            .progressReports()
                            .practiceDays(owner.learnerId())
                            .takesToday())
                    .isEqualTo(1);
        }
    }

    @Test
    void aSoundMissedInSeveralTakesIsARecurringError() {
        List<SpokenWordStore.MissedSound> misses = List.of(
                new SpokenWordStore.MissedSound("θ", "s", "Think", 1),
                new SpokenWordStore.MissedSound("θ", "s", "theme,", 1),
                new SpokenWordStore.MissedSound("v", "b", "very", 1),
                new SpokenWordStore.MissedSound("θ", "t", "think", 2));
        assertThat(RecurringError.find(misses, 3))
                .containsExactly(new RecurringError("θ", "s", 2, List.of("think", "theme")));
    }

    @Test
    void anUnclearSoundThatWasHeardAsItselfNamesNoOtherSound() {
        List<SpokenWordStore.MissedSound> misses = List.of(
                new SpokenWordStore.MissedSound("k", "k", "coaster", 1),
                new SpokenWordStore.MissedSound("k", "k", "like", 2));
        assertThat(RecurringError.find(misses, 3))
                .containsExactly(new RecurringError("k", "", 2, List.of("like", "coaster")));
        assertThat(new ClassGridStore.ClassMiss("k", "k", "coaster", 1, new ClassGridStore.MissedClip(1, 0, 1)).heard())
                .isEmpty();
    }

    @Test
    void theLessonOfWeakWordsIsUpdatedAndNotCreatedAgain() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            var first = fixture.useCases.drillLessons().createLesson("Again", List.of("theme", "park"));
            var renewed = fixture.useCases.drillLessons().replaceWords("Again", List.of("Park,", "bus"));
            assertThat(renewed).isEqualTo(first.id());
            assertThat(fixture.useCases.lessons().sentenceStatuses(first.id(), 0))
                    .extracting(state -> state.sentence().text())
                    .containsExactly("park", "bus");
        }
    }

    private static List<String> words(List<ScoredWord> said, int day) {
        return SpacedRepetition.dueWords(said, day(day)).stream()
                .map(SpacedRepetition.DueWord::word)
                .toList();
    }

    private static ScoredWord said(String word, double score, int day) {
        return new ScoredWord(word, score, day(day), 1);
    }

    private static Instant day(int day) {
        return START.plus(Duration.ofDays(day));
    }
}
