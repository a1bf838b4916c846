package app.saywell.desk.daily;

import app.saywell.desk.daily.DailySessions.DailyTitles;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

/// A placement and thirty days of a [ScriptedLearner], of which six are days off.
final class SimulatedMonth {
    static final DailyTitles TITLES = new DailyTitles("Words of the day", "Where I begin", Locale.ENGLISH);
    static final Set<Integer> DAYS_OFF = Set.of(6, 7, 13, 19, 20, 21);
    static final int DAYS = 30;

    final ServiceGraph useCases;
    final DailySessions sessions;
    final ScriptedLearner learner;
    final List<Day> days = new ArrayList<>();
    final Map<String, Double> atFirst;
    private final AtomicReference<Instant> now = new AtomicReference<>(PracticeFixture.NOW);

    /// @param end as it was shown on that day
    record Day(int number, DailySession session, Set<String> practised, DailyEnd end) {}

    SimulatedMonth(PracticeFixture fixture, long seed) {
        useCases = new ServiceGraph(
                fixture.library,
                (kind, purpose, british, rule) -> {
                    throw new AssertionError("no service is called");
                },
                new TaskRunner(Runnable::run, Runnable::run),
                now::get,
                TextToSpeech.NONE);
        sessions = useCases.selfStudy().dailySessions();
        learner = new ScriptedLearner(useCases, fixture.library, seed);
        atFirst = new HashMap<>(learner.mouth);
    }

    Placement place() {
        learner.work(sessions.beginPlacement(learner.id(), TITLES), sessions);
        return sessions.placement(learner.id()).orElseThrow();
    }

    void run() throws IOException {
        for (int day = 1; day <= DAYS; day++) {
            now.set(PracticeFixture.NOW.plus(Duration.ofDays(day)));
            if (!DAYS_OFF.contains(day)) {
                DailySession session = sessions.begin(learner.id(), TITLES);
                Set<String> practised = learner.work(session, sessions);
                days.add(new Day(day, session, practised, sessions.endOf(session)));
            }
        }
    }

    LearnerProgress progress() {
        return useCases.selfStudy().dailyProgress().read(learner.id());
    }
}
