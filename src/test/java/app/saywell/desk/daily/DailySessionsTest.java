package app.saywell.desk.daily;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.daily.DailySessions.DailyTitles;
import app.saywell.desk.dialogue.DialogueService;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.school.daily.StepKind;
import app.saywell.desk.school.dialogue.DialogueRun;
import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DailySessionsTest {
    private static final DailyTitles TITLES = new DailyTitles("오늘의 단어", "어디서 시작할까요", Locale.KOREAN);

    @TempDir
    Path folder;

    @Test
    void whoHasNoLessonsAndNoTakesGetsTenMinutesToo() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            DailySessions sessions = fixture.useCases.selfStudy().dailySessions();
            long learner = fixture.useCases.learners().current().id();
            assertThat(sessions.open(learner)).isEmpty();
            DailySession session = sessions.begin(learner, TITLES);
            assertThat(session.steps()).extracting(PlannedStep::size).containsExactly(10, 6, 2, 1);
            assertThat(texts(fixture, session.steps().get(1))).allMatch(word -> !word.contains(" "));
            assertThat(texts(fixture, session.steps().get(2)))
                    .containsExactly("Good morning, everyone.", "My name is Anna.");
            assertThat(texts(fixture, session.steps().get(3))).containsExactly("Good morning, everyone.");
            assertThat(sessions.open(learner)).contains(session);
        }
    }

    @Test
    void whatIsDoneFollowsFromWhatIsStored() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            DailySessions sessions = fixture.useCases.selfStudy().dailySessions();
            long learner = fixture.useCases.learners().current().id();
            DailySession session = sessions.begin(learner, TITLES);
            fixture.library
                    .earAnswers()
                    .add(learner, new EarAnswer("l-r", List.of("light", "right"), 0, 0, "a", 3, PracticeFixture.NOW));
            List<Long> words = session.steps().get(1).sentences();
            fixture.take(sentence(fixture, words.get(1)));
            List<Long> added = session.steps().get(2).sentences();
            fixture.take(sentence(fixture, added.getFirst()));
            List<StepProgress> progress = sessions.progress(session);
            assertThat(progress).extracting(StepProgress::done).containsExactly(1, 1, 1, 0);
            assertThat(progress.get(1).next()).contains(words.getFirst());
            assertThat(progress.get(2).left()).containsExactly(added.getLast());
            // Shadowing reads the same sentence, which counts there only when it is said once more.
            fixture.take(sentence(fixture, added.getFirst()));
            assertThat(sessions.progress(session).get(3).isDone()).isTrue();
            fixture.useCases.lessons().deleteSentence(added.getLast());
            assertThat(sessions.progress(session).get(2).isDone()).isTrue();
        }
    }

    @Test
    void aSessionGoesOnAfterTheProgramWasKilledAndNotOnAnotherDay() throws IOException {
        DailySession left;
        long learner;
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            DailySessions sessions = fixture.useCases.selfStudy().dailySessions();
            learner = fixture.useCases.learners().current().id();
            left = sessions.begin(learner, TITLES).at(2).after(130);
            sessions.store(left);
        }
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            DailySessions sessions = fixture.useCases.selfStudy().dailySessions();
            assertThat(sessions.open(learner)).contains(left);
            fixture.library
                    .dailySessions()
                    .insert(learner, left.day().minusDays(1), left.startedAt().minusSeconds(86_400), left.steps());
            assertThat(sessions.open(learner)).contains(left);
            sessions.end(left);
            assertThat(sessions.open(learner)).isEmpty();
            assertThat(sessions.all(learner)).hasSize(2);
        }
    }

    @Test
    void newSentencesAreThoseOfTheLessonAtWhichTheLearnerIs() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            DailySessions sessions = fixture.useCases.selfStudy().dailySessions();
            long lesson = fixture.useCases.lessons().create("Mine").id();
            List<Sentence> mine = fixture.useCases
                    .lessons()
                    .addSentences(lesson, List.of("I read this", "word", "Here we are", "See you there", "And here"));
            fixture.take(mine.getFirst());
            DailySession session =
                    sessions.begin(fixture.useCases.learners().current().id(), TITLES);
            assertThat(texts(fixture, session.steps().get(2))).containsExactly("Here we are", "See you there");
            assertThat(texts(fixture, session.steps().get(3))).containsExactly("I read this");
            assertThat(fixture.useCases.lessons().findAll()).hasSize(2);
        }
    }

    @Test
    void aDialogueTakesTurnsWithShadowingAndIsDoneWhenItsEndWasReached() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            DailySessions sessions = fixture.useCases.selfStudy().dailySessions();
            long learner = fixture.useCases.learners().current().id();
            assertThat(sessions.dialogue(learner)).isEmpty();
            long played = dialogue(fixture, "Played", "A: Hello.", "B: Hi!");
            long lesson = dialogue(fixture, "In a shop", "A: Tea?", "B: No.");
            dialogue(fixture, "Too long", lines(20));
            DialogueService dialogues = fixture.useCases.selfStudy().dialogues();
            dialogues.end(dialogues.begin(learner, played, "A"));
            DailySession session = sessions.begin(learner, TITLES);
            assertThat(session.steps().getLast().kind()).isEqualTo(StepKind.DIALOGUE);
            assertThat(texts(fixture, session.steps().getLast())).containsExactly("A: Tea?");
            DialogueRun run = dialogues.begin(learner, lesson, "B");
            assertThat(sessions.progress(session).getLast().isDone()).isFalse();
            dialogues.end(run);
            assertThat(sessions.progress(session).getLast().isDone()).isTrue();
            sessions.end(session);
            assertThat(sessions.begin(learner, TITLES).steps().getLast().kind()).isEqualTo(StepKind.SHADOWING);
            fixture.useCases
                    .lessons()
                    .deleteSentence(session.steps().getLast().sentences().getFirst());
            assertThat(sessions.progress(session).getLast().isDone()).isTrue();
        }
    }

    private static long dialogue(PracticeFixture fixture, String title, String... lines) {
        long lesson = fixture.useCases.lessons().create(title).id();
        fixture.useCases.lessons().addSentences(lesson, List.of(lines));
        return lesson;
    }

    private static String[] lines(int count) {
        return IntStream.range(0, count)
                .mapToObj(line -> (line % 2 == 0 ? "A" : "B") + ": Line " + line + ".")
                .toArray(String[]::new);
    }

    @Test
    void placementSaysWhereToBeginAndCanBeRepeated() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            DailySessions sessions = fixture.useCases.selfStudy().dailySessions();
            long learner = fixture.useCases.learners().current().id();
            assertThat(sessions.placement(learner)).isEmpty();
            DailySession session = sessions.beginPlacement(learner, TITLES);
            assertThat(session.isPlacement()).isTrue();
            assertThat(fixture.useCases.edits().history().undoName())
                    .as("a plan of Saywell is nothing that the learner made")
                    .isEmpty();
            assertThat(texts(fixture, session.steps().getFirst())).isEqualTo(Placement.SENTENCES);
            assertThat(sessions.placement(learner)).isEmpty();
            for (long sentence : session.steps().getFirst().sentences()) {
                fixture.score(fixture.take(sentence(fixture, sentence)));
            }
            Placement placement = sessions.placement(learner).orElseThrow();
            assertThat(placement.read()).isEqualTo(8);
            assertThat(placement.sounds()).containsExactly("θ");
            sessions.end(session);
            DailySession again = sessions.beginPlacement(learner, TITLES);
            assertThat(again.steps()).isEqualTo(session.steps());
        }
    }

    @Test
    void sessionsAreExportedAndErasedWithTheLearner() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Learner learner = fixture.library.learners().insert("하나", "1", Optional.empty(), Consent.THIS_COMPUTER);
            DailySessions sessions = fixture.useCases.selfStudy().dailySessions();
            sessions.store(sessions.begin(learner.id(), TITLES).at(3).after(200));
            Path zip = folder.resolve("export.zip");
            fixture.useCases.reports().personalDataExport().export(learner.id(), zip);
            try (ZipFile file = new ZipFile(zip.toFile())) {
                String page = new String(
                        file.getInputStream(file.getEntry("everything.txt")).readAllBytes(), StandardCharsets.UTF_8);
                assertThat(page).contains("Daily session, 2026-11-21T09:00:00Z: 3 of 4 steps, 200 seconds");
            }
            fixture.useCases.erasure().eraseLearner(learner.id());
            assertThat(fixture.library.dailySessions().findByLearner(learner.id()))
                    .isEmpty();
        }
    }

    @Test
    void stepsOfEveryKindAreStoredAsTheyWere() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long learner = fixture.useCases.learners().current().id();
            List<PlannedStep> steps = List.of(
                    PlannedStep.ear(7),
                    PlannedStep.reading(StepKind.SOUNDS, List.of()),
                    PlannedStep.reading(StepKind.SHADOWING, List.of(4L)),
                    PlannedStep.reading(StepKind.DIALOGUE, List.of(5L)));
            fixture.library
                    .dailySessions()
                    .insert(learner, java.time.LocalDate.of(2026, 3, 1), PracticeFixture.NOW, steps);
            assertThat(fixture.library.dailySessions().findByLearner(learner))
                    .singleElement()
                    .satisfies(session -> assertThat(session.steps()).isEqualTo(steps));
        }
    }

    private static List<String> texts(PracticeFixture fixture, PlannedStep step) {
        return step.sentences().stream().map(id -> sentence(fixture, id).text()).toList();
    }

    private static Sentence sentence(PracticeFixture fixture, long id) {
        return fixture.useCases.lessons().findSentence(id).orElseThrow();
    }
}
