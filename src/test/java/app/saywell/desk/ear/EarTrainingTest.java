package app.saywell.desk.ear;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EarTrainingTest {
    private static final List<String> LIGHT_RIGHT = List.of("light", "right");

    @TempDir
    Path folder;

    @Test
    void keepsEveryAnswerOfALearnerAndTellsOthers() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long learner = fixture.useCases.learners().current().id();
            EarAnswer answer = answer("l-r", true, PracticeFixture.NOW);
            fixture.useCases.selfStudy().earTraining().store(learner, answer);
            assertThat(fixture.library.earAnswers().findByLearner(learner)).containsExactly(answer);
            assertThat(fixture.receivedChanges).contains(new LibraryChange.EarAnswersChanged(learner));
            ContrastProgress progress = find(fixture, learner, "l-r");
            assertThat(progress.answers()).containsExactly(answer);
            assertThat(progress.recentlyRight()).isEqualTo(1);
        }
    }

    @Test
    void whatIsDueComesBeforeWhatIsNewAndWhatIsMasteredLast() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long learner = fixture.useCases.learners().current().id();
            for (int i = 0; i < 30; i++) {
                fixture.library.earAnswers().add(learner, answer("ee-i", true, PracticeFixture.NOW));
            }
            fixture.library.earAnswers().add(learner, answer("b-v", false, PracticeFixture.NOW));
            List<String> order = fixture.useCases.selfStudy().earTraining().progress(learner).stream()
                    .map(progress -> progress.contrast().id())
                    .toList();
            assertThat(order.getFirst()).isEqualTo("b-v");
            assertThat(order.getLast()).isEqualTo("ee-i");
            assertThat(order).hasSameSizeAs(ContrastCatalog.all());
            assertThat(find(fixture, learner, "ee-i").isMastered()).isTrue();
        }
    }

    @Test
    void whatWasHeardWellAndIsNotDueLeavesItsPlaceToWhatIsNew() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long learner = fixture.useCases.learners().current().id();
            for (int i = 0; i < 2; i++) {
                fixture.score(fixture.take(fixture.sentence("park the theme")));
            }
            for (int daysAgo : List.of(3, 1)) {
                Instant day = PracticeFixture.NOW.minus(Duration.ofDays(daysAgo));
                fixture.library.earAnswers().add(learner, answer("th-s", true, day));
                fixture.library.earAnswers().add(learner, answer("b-v", true, day));
            }
            ContrastProgress missed = find(fixture, learner, "th-s");
            assertThat(missed.isMastered()).isFalse();
            assertThat(missed.dueAt(ZoneId.systemDefault()).orElseThrow())
                    .isAfter(PracticeFixture.NOW.plus(Duration.ofHours(20)));
            List<ContrastProgress> order =
                    fixture.useCases.selfStudy().earTraining().progress(learner);
            assertThat(order.getFirst().answers()).as("something new").isEmpty();
            assertThat(order.subList(order.size() - 2, order.size()))
                    .extracting(progress -> progress.contrast().id())
                    .containsExactlyInAnyOrder("th-s", "b-v");
        }
    }

    @Test
    void whatIsDueLaterTodayIsHeardTodayAndWhatWasBegunTodayGoesOn() {
        ZoneId zone = ZoneId.of("Asia/Seoul");
        Contrast contrast = ContrastCatalog.find("l-r").orElseThrow();
        Instant evening = Instant.parse("2026-11-20T10:00:00Z");
        ContrastProgress progress = new ContrastProgress(contrast, List.of(answer("l-r", false, evening)));
        assertThat(progress.dueAt(zone)).contains(evening.plus(Duration.ofDays(1)));
        assertThat(progress.isFor(LocalDate.of(2026, 11, 20), zone)).isTrue();
        assertThat(progress.isFor(LocalDate.of(2026, 11, 21), zone)).isTrue();
        ContrastProgress well = new ContrastProgress(
                contrast,
                List.of(answer("l-r", true, evening.minus(Duration.ofDays(2))), answer("l-r", true, evening)));
        assertThat(well.isFor(LocalDate.of(2026, 11, 20), zone)).isTrue();
        assertThat(well.isFor(LocalDate.of(2026, 11, 21), zone)).isFalse();
    }

    @Test
    void whatIsSpokenWronglyIsTrainedFirst() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long learner = fixture.useCases.learners().current().id();
            assertThat(fixture.useCases.selfStudy().earTraining().missed(learner))
                    .isEmpty();
            for (int i = 0; i < 2; i++) {
                fixture.score(fixture.take(fixture.sentence("park the theme")));
            }
            assertThat(fixture.useCases.selfStudy().earTraining().missed(learner))
                    .extracting(Contrast::id)
                    .containsExactly("th-s");
            fixture.library.earAnswers().add(learner, answer("b-v", false, PracticeFixture.NOW));
            assertThat(fixture.useCases
                            .selfStudy()
                            .earTraining()
                            .progress(learner)
                            .getFirst()
                            .contrast()
                            .id())
                    .isEqualTo("th-s");
        }
        assertThat(ContrastCatalog.find("th-s").orElseThrow().concerns("θ", "s"))
                .isTrue();
        assertThat(ContrastCatalog.find("th-s").orElseThrow().concerns("θ", "")).isTrue();
        assertThat(ContrastCatalog.find("th-s").orElseThrow().concerns("θ", "t"))
                .isFalse();
    }

    @Test
    void aContrastHeardWellIsDueLaterThanOneHeardBadly() {
        Contrast contrast = ContrastCatalog.find("l-r").orElseThrow();
        Instant first = PracticeFixture.NOW;
        Instant second = first.plus(Duration.ofDays(2));
        ZoneId zone = ZoneId.of("Asia/Seoul");
        ContrastProgress well =
                new ContrastProgress(contrast, List.of(answer("l-r", true, first), answer("l-r", true, second)));
        ContrastProgress badly =
                new ContrastProgress(contrast, List.of(answer("l-r", true, first), answer("l-r", false, second)));
        assertThat(well.dueAt(zone).orElseThrow()).isAfter(badly.dueAt(zone).orElseThrow());
        assertThat(new ContrastProgress(contrast, List.of()).dueAt(zone)).isEmpty();
    }

    @Test
    void answersAreExportedAndErasedWithTheLearner() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Learner learner = fixture.library.learners().insert("하나", "1", Optional.empty(), Consent.THIS_COMPUTER);
            fixture.useCases.selfStudy().earTraining().store(learner.id(), answer("l-r", false, PracticeFixture.NOW));
            Path zip = folder.resolve("export.zip");
            fixture.useCases.reports().personalDataExport().export(learner.id(), zip);
            try (ZipFile file = new ZipFile(zip.toFile())) {
                String page = new String(
                        file.getInputStream(file.getEntry("everything.txt")).readAllBytes(), StandardCharsets.UTF_8);
                assertThat(page).contains("light / right: said light, chosen right");
            }
            fixture.useCases.erasure().eraseLearner(learner.id());
            assertThat(fixture.library.earAnswers().findByLearner(learner.id())).isEmpty();
        }
    }

    @Test
    void answersGoWithTheRecordingsOfAClass() {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            long schoolClass =
                    fixture.library.classes().insert("3반", Optional.empty()).id();
            Learner learner =
                    fixture.library.learners().insert("하나", "1", Optional.of(schoolClass), Consent.THIS_COMPUTER);
            fixture.useCases.selfStudy().earTraining().store(learner.id(), answer("l-r", false, PracticeFixture.NOW));
            fixture.useCases.erasure().eraseClassRecordings(schoolClass);
            assertThat(fixture.library.earAnswers().findByLearner(learner.id())).isEmpty();
        }
    }

    @Test
    void anAnswerOfAnotherVersionsContrastIsNoTrouble() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long learner = fixture.useCases.learners().current().id();
            fixture.library.earAnswers().add(learner, answer("no-such", true, PracticeFixture.NOW));
            assertThat(fixture.useCases.selfStudy().earTraining().progress(learner))
                    .allMatch(progress -> progress.answers().isEmpty());
        }
    }

    private static ContrastProgress find(PracticeFixture fixture, long learner, String id) {
        return fixture.useCases.selfStudy().earTraining().progress(learner).stream()
                .filter(progress -> progress.contrast().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static EarAnswer answer(String contrast, boolean right, Instant at) {
        return new EarAnswer(contrast, LIGHT_RIGHT, 0, right ? 0 : 1, "af_heart", 3, at);
    }
}
