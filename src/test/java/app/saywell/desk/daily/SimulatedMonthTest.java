package app.saywell.desk.daily;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.daily.DailySessions.DailyTitles;
import app.saywell.desk.daily.sounds.SoundChange;
import app.saywell.desk.daily.sounds.SoundChange.ChangeVerdict;
import app.saywell.desk.daily.sounds.SoundProgress;
import app.saywell.desk.daily.sounds.SoundStatus;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.school.daily.StepKind;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Thirty days of a learner who misses seven sounds at first and learns those that the plan has practised.
@Timeout(300)
class SimulatedMonthTest {
    private static final DailyTitles TITLES = new DailyTitles("Words of the day", "Where I begin", Locale.ENGLISH);
    private static final Set<Integer> DAYS_OFF = Set.of(6, 7, 13, 19, 20, 21);
    private static final int DAYS = 30;

    @TempDir
    Path folder;

    private record Day(int number, DailySession session, Set<String> practised, DailyEnd end) {}

    @Test
    void planSpacingEndAndProgressSayWhatHappened() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            AtomicReference<Instant> now = new AtomicReference<>(PracticeFixture.NOW);
            ServiceGraph useCases = new ServiceGraph(
                    fixture.library,
                    kind -> {
                        throw new AssertionError("no service is called");
                    },
                    new TaskRunner(Runnable::run, Runnable::run),
                    now::get);
            ScriptedLearner learner = new ScriptedLearner(useCases, fixture.library, 1);
            DailySessions sessions = useCases.dailySessions();
            Map<String, Double> atFirst = new HashMap<>(learner.mouth);

            learner.work(sessions.beginPlacement(learner.id(), TITLES), sessions);
            Placement placement = sessions.placement(learner.id()).orElseThrow();
            assertThat(placement.read()).isEqualTo(8);
            assertThat(placement.sounds()).hasSize(5);
            assertThat(atFirst.keySet()).containsAll(placement.sounds().subList(0, 4));
            assertThat(placement.level()).isEqualTo(LearnerLevel.A2);

            List<Day> days = new ArrayList<>();
            for (int day = 1; day <= DAYS; day++) {
                now.set(PracticeFixture.NOW.plus(Duration.ofDays(day)));
                if (!DAYS_OFF.contains(day)) {
                    DailySession session = sessions.begin(learner.id(), TITLES);
                    Set<String> practised = learner.work(session, sessions);
                    days.add(new Day(day, session, practised, sessions.endOf(session)));
                }
            }
            everyDayHasItsTenMinutes(days);
            newSentencesAreNew(days, useCases);
            endsAreTrue(days, sessions.sounds(learner.id()));
            progressIsTrue(atFirst, learner, sessions);
            assertThat(sessions.all(learner.id())).hasSize(days.size() + 1).allMatch(session -> session.endedAt()
                    .isPresent());
        }
    }

    private static void everyDayHasItsTenMinutes(List<Day> days) {
        assertThat(days).hasSize(DAYS - DAYS_OFF.size()).allSatisfy(day -> {
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

    private static void newSentencesAreNew(List<Day> days, ServiceGraph useCases) {
        Set<Long> read = new HashSet<>();
        for (Day day : days) {
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
    private static void endsAreTrue(List<Day> days, List<SoundProgress> progress) {
        int better = 0;
        for (Day day : days) {
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
            assertThat(day.end().next()).isEqualTo(today.plusDays(1));
            assertThat(day.end().dueNext()).isNotEmpty();
        }
        assertThat(better).isGreaterThan(days.size());
    }

    private static void progressIsTrue(Map<String, Double> atFirst, ScriptedLearner learner, DailySessions sessions) {
        List<SoundProgress> progress = sessions.sounds(learner.id());
        LocalDate today = sessions.today();
        int real = 0;
        for (Map.Entry<String, Double> sound : learner.mouth.entrySet()) {
            SoundProgress said = find(progress, sound.getKey());
            assertThat(said.dueOn()).as(sound.getKey() + " is practised").isPresent();
            double learned = sound.getValue() - atFirst.getOrDefault(sound.getKey(), 0.0);
            ChangeVerdict verdict = SoundChange.of(said).verdict();
            assertThat(verdict).as(sound.getKey()).isNotEqualTo(ChangeVerdict.WORSE);
            real += learned > 0.3 && verdict == ChangeVerdict.BETTER ? 1 : 0;
        }
        assertThat(real).as("real changes that are called so").isGreaterThanOrEqualTo(4);
        assertThat(progress)
                .filteredOn(sound -> !atFirst.containsKey(sound.sound()))
                .allSatisfy(sound -> assertThat(SoundChange.of(sound).verdict())
                        .as(sound.sound())
                        .isNotIn(ChangeVerdict.WORSE));
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
