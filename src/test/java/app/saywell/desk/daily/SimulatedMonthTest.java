package app.saywell.desk.daily;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.progress.WeeklyChange.GrowthVerdict;
import app.saywell.desk.classes.sounds.SoundChange;
import app.saywell.desk.classes.sounds.SoundChange.ChangeVerdict;
import app.saywell.desk.classes.sounds.SoundProgress;
import app.saywell.desk.classes.sounds.SoundStatus;
import app.saywell.desk.classes.sounds.ThenAndNow;
import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.school.daily.StepKind;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Thirty days of a learner who misses seven sounds at first and learns those that the plan has practised.
@Timeout(300)
class SimulatedMonthTest {
    @TempDir
    Path folder;

    @Test
    void planSpacingEndAndProgressSayWhatHappened() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            SimulatedMonth month = new SimulatedMonth(fixture, 1);
            Placement placement = month.place();
            assertThat(placement.read()).isEqualTo(8);
            assertThat(placement.sounds()).hasSize(5);
            assertThat(month.atFirst.keySet()).containsAll(placement.sounds().subList(0, 4));
            assertThat(placement.level()).isEqualTo(LearnerLevel.A2);

            month.run();
            LearnerProgress progress = month.progress();
            everyDayHasItsTenMinutes(month.days);
            newSentencesAreNew(month.days, month.useCases);
            endsAreTrue(month.days, progress.sounds());
            progressIsTrue(month, progress);
            assertThat(progress.days()).isEqualTo(month.days.size() + 1);
            assertThat(progress.sessions())
                    .allMatch(session -> session.endedAt().isPresent());
            assertThat(progress.growth().verdict()).isEqualTo(GrowthVerdict.GREW);
            assertThat(progress.reread()).isNotEmpty().allSatisfy(reread -> {
                assertThat(reread.firstDay()).isBefore(reread.latestDay());
                assertThat(reread.first().engine()).isEqualTo(reread.latest().engine());
            });
        }
    }

    private static void everyDayHasItsTenMinutes(List<SimulatedMonth.Day> days) {
        assertThat(days)
                .hasSize(SimulatedMonth.DAYS - SimulatedMonth.DAYS_OFF.size())
                .allSatisfy(day -> {
                    assertThat(day.session().steps())
                            .extracting(PlannedStep::kind)
                            .containsExactly(StepKind.EAR, StepKind.SOUNDS, StepKind.SENTENCES, StepKind.SHADOWING);
                    // After days off as after any other day: nothing is heaped up.
                    assertThat(day.session().steps())
                            .extracting(PlannedStep::size)
                            .satisfiesExactly(
                                    trials -> assertThat(trials).isEqualTo(DailySessions.TRIALS),
                                    words -> assertThat(words).isBetween(2, 6),
                                    sentences -> assertThat(sentences).isEqualTo(2),
                                    shadowed -> assertThat(shadowed).isEqualTo(1));
                });
    }

    private static void newSentencesAreNew(List<SimulatedMonth.Day> days, ServiceGraph useCases) {
        Set<Long> read = new HashSet<>();
        for (SimulatedMonth.Day day : days) {
            PlannedStep added = day.session().steps().get(2);
            assertThat(added.sentences()).allSatisfy(sentence -> {
                assertThat(read.add(sentence)).as("new on day " + day.number()).isTrue();
                assertThat(useCases.lessons()
                                .findSentence(sentence)
                                .orElseThrow()
                                .text())
                        .contains(" ");
            });
            assertThat(day.session().steps().get(3).sentences()).noneMatch(added.sentences()::contains);
        }
    }

    /// What the end of a day calls better was said better that day than the last time before.
    private static void endsAreTrue(List<SimulatedMonth.Day> days, List<SoundProgress> progress) {
        int better = 0;
        for (SimulatedMonth.Day day : days) {
            LocalDate today = day.session().day();
            for (Improvement improvement : day.end().better()) {
                better++;
                SoundProgress sound = find(progress, improvement.sound());
                assertThat(improvement.lastTime()).isBefore(today);
                assertThat(improvement.now().at())
                        .isAfterOrEqualTo(day.session().startedAt());
                assertThat(improvement.before().at()).isBefore(day.session().startedAt());
                assertThat(sound.days())
                        .filteredOn(said -> said.day().equals(today))
                        .singleElement()
                        .satisfies(said -> assertThat(said.meanScore()).isEqualTo(improvement.meanNow()));
            }
            assertThat(day.end().practised()).hasSizeLessThanOrEqualTo(5).allSatisfy(sound -> {
                assertThat(find(progress, sound).dueOn()).isPresent();
                assertThat(find(progress, sound).days())
                        .anyMatch(said -> said.day().equals(today));
            });
            assertThat(day.end().next()).isEqualTo(today.plusDays(1));
            assertThat(day.end().dueNext()).isNotEmpty();
        }
        assertThat(better).isGreaterThan(days.size());
    }

    private static void progressIsTrue(SimulatedMonth month, LearnerProgress learned) {
        Map<String, Double> atFirst = month.atFirst;
        List<SoundProgress> progress = learned.sounds();
        LocalDate today = learned.today();
        int real = 0;
        for (Map.Entry<String, Double> sound : month.learner.mouth.entrySet()) {
            SoundProgress said = find(progress, sound.getKey());
            assertThat(said.dueOn()).as(sound.getKey() + " is practised").isPresent();
            double gained = sound.getValue() - atFirst.getOrDefault(sound.getKey(), 0.0);
            ChangeVerdict verdict = SoundChange.of(said).verdict();
            assertThat(verdict).as(sound.getKey()).isNotEqualTo(ChangeVerdict.WORSE);
            real += gained > 0.3 && verdict == ChangeVerdict.BETTER ? 1 : 0;
        }
        assertThat(real).as("real changes that are called so").isGreaterThanOrEqualTo(6);
        assertThat(progress)
                .filteredOn(sound -> !atFirst.containsKey(sound.sound()))
                .allSatisfy(sound -> assertThat(SoundChange.of(sound).verdict())
                        .as(sound.sound())
                        .isNotIn(ChangeVerdict.WORSE));
        assertThat(learned.practised()).isNotEmpty().allSatisfy(sound -> {
            ThenAndNow pair = ThenAndNow.of(sound).orElseThrow();
            assertThat(pair.firstDay(sound)).isBefore(pair.latestDay(sound));
        });
        // One slip in fifty: most sounds that were always said well are never practised at all.
        List<SoundStatus> ofOthers = progress.stream()
                .filter(sound -> !atFirst.containsKey(sound.sound()) && sound.times() >= 20)
                .map(sound -> sound.status(today))
                .toList();
        assertThat(ofOthers).hasSizeGreaterThan(15);
        assertThat(ofOthers.stream().filter(SoundStatus.MASTERED::equals).count())
                .as("mastered of " + ofOthers)
                .isGreaterThan(ofOthers.size() / 2);
    }

    private static SoundProgress find(List<SoundProgress> progress, String sound) {
        return progress.stream()
                .filter(one -> one.sound().equals(sound))
                .findFirst()
                .orElseThrow();
    }
}
