package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.assessment.Conditions;
import app.saywell.desk.school.assessment.Rubric;
import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.school.homework.HandIn;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.HeardText;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.Library;
import app.saywell.speech.FeedbackLanguage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Export and erasure of what is known of a learner go through every table that has some of it.
class PersonalTablesTest {
    /// The tables with rows of a learner, each with what an export has of the row that [#fill] adds. Those that are
    /// empty are worked out from others, or manage them.
    private static final Map<String, String> TABLES = new TreeMap<>(Map.ofEntries(
            Map.entry("learner", "Name: 하나둘"),
            Map.entry("consent_given", "given by 보호자"),
            Map.entry("take", "of: park the theme"),
            Map.entry("result", "/results/1-1.json"),
            Map.entry("mark", "또렷해요"),
            Map.entry("moved_boundaries", "/results/1-1-moved.json"),
            Map.entry("feedback_translation", "/results/1-1-en.json"),
            Map.entry("grade", "Grade: 87.0"),
            Map.entry("self_rating", "Self-rating: "),
            Map.entry("heard_text", "Heard: park the team"),
            Map.entry("ear_answer", "light / right: said light, chosen right"),
            Map.entry("daily_session", "Daily session, "),
            Map.entry("dialogue_run", "Dialogue A lesson, 2026-11-21T09:00:00Z: as Mina"),
            Map.entry("homework_hand_in", "Homework A lesson, handed in 2026-11-21T09:00:00Z"),
            Map.entry("rating", "Assessment Spring, "),
            Map.entry("free_speech", "about: Your town"),
            Map.entry("score", ""),
            Map.entry("word_score", ""),
            Map.entry("missed_sound", ""),
            Map.entry("homework_take", ""),
            Map.entry("take_approval", ""),
            Map.entry("waiting", "")));

    @TempDir
    Path folder;

    @Test
    void everyTableWithDataOfALearnerIsExportedAndErased() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            assertThat(tablesOfLearners(fixture.library))
                    .as("a new table belongs into the export, or into the list of those that need not be there")
                    .isEqualTo(TABLES.keySet());
            Learner learner = fill(fixture);
            assertThat(TABLES.keySet()).allSatisfy(table -> assertThat(rows(fixture.library, table, learner))
                    .as(table)
                    .isPositive());

            Path zip = folder.resolve("everything.zip");
            fixture.useCases.reports().personalDataExport().export(learner.id(), zip);
            String exported = read(zip);
            assertThat(TABLES)
                    .allSatisfy((table, trace) -> assertThat(exported).as(table).contains(trace));

            fixture.useCases.erasure().eraseLearner(learner.id());
            assertThat(TABLES.keySet()).allSatisfy(table -> assertThat(rows(fixture.library, table, learner))
                    .as(table)
                    .isZero());
        }
    }

    /// Those whose rows refer to a learner, or to a row that does.
    private static Set<String> tablesOfLearners(Library library) {
        Map<String, Set<String>> references = new HashMap<>();
        library.database()
                .read(handle -> handle.select("SELECT t.name AS name, k.\"table\" AS other FROM sqlite_master t,"
                                + " pragma_foreign_key_list(t.name) k WHERE t.type = 'table'")
                        .map((row, ctx) -> List.of(row.getString("name"), row.getString("other")))
                        .list())
                .forEach(pair -> references
                        .computeIfAbsent(pair.getFirst(), table -> new HashSet<>())
                        .add(pair.getLast()));
        Set<String> found = new HashSet<>(Set.of("learner"));
        int before;
        do {
            before = found.size();
            references.forEach((table, others) -> {
                if (others.stream().anyMatch(found::contains)) {
                    found.add(table);
                }
            });
        } while (found.size() > before);
        return found;
    }

    /// There is no other learner with data.
    private static int rows(Library library, String table, Learner learner) {
        String where = table.equals("learner") ? " WHERE id = " + learner.id() : "";
        return library.database().read(handle -> handle.select("SELECT count(*) FROM " + table + where)
                .mapTo(Integer.class)
                .one());
    }

    private static Learner fill(PracticeFixture fixture) {
        Library library = fixture.library;
        long schoolClass = library.classes().insert("3반", Optional.empty()).id();
        Learner learner = library.learners().insert("하나둘", "1", Optional.of(schoolClass), Consent.THIS_COMPUTER);
        fixture.useCases.learners().recordConsent(learner.id(), Consent.THIS_COMPUTER, "보호자", "종이");
        Sentence sentence = fixture.sentence("park the theme");
        Take take = fixture.take(sentence, learner.id());
        fixture.score(take);
        addToResult(library, library.results().latest(take.id()).orElseThrow());
        addToTake(library, take);
        library.earAnswers()
                .add(learner.id(), new EarAnswer("l-r", List.of("light", "right"), 0, 1, "a", 3, PracticeFixture.NOW));
        library.dailySessions()
                .insert(learner.id(), LocalDate.of(2026, 11, 21), PracticeFixture.NOW, List.of(PlannedStep.ear(10)));
        library.dialogueRuns().insert(learner.id(), sentence.lessonId(), "Mina", PracticeFixture.NOW);
        library.freeSpeech().insert(learner.id(), "town", "Your town", take.audio(), PracticeFixture.NOW);
        UUID homework = new UUID(1, 2);
        library.homework()
                .insert(new Homework(
                        homework, schoolClass, sentence.lessonId(), PracticeFixture.NOW, Optional.empty(), false));
        library.handIns()
                .insert(new HandIn("a".repeat(64), homework, learner.id(), new UUID(3, 4), PracticeFixture.NOW));
        library.handIns().insertTake(take.id(), homework, "b".repeat(64));
        Assessment assessment = library.assessments()
                .insert(
                        schoolClass,
                        sentence.lessonId(),
                        "Spring",
                        Rubric.MIDDLE_SCHOOL,
                        new Conditions(1, 30, false),
                        PracticeFixture.NOW);
        library.assessments()
                .add(assessment.id(), learner.id(), 1, "teacher", List.of(3, 4, 3, 5), PracticeFixture.NOW);
        return learner;
    }

    private static void addToResult(Library library, ScoringResult result) {
        library.marks()
                .insert(
                        result.id(),
                        new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0),
                        TeacherMark.MarkContent.of(90, "또렷해요"),
                        PracticeFixture.NOW);
        library.results()
                .setMovedBoundaries(
                        result.id(), Optional.of(result.pronunciationResult().components()), PracticeFixture.NOW);
        library.feedbackTranslations()
                .store(result.id(), FeedbackLanguage.ENGLISH, "{\"feedback\":[]}", 0, PracticeFixture.NOW);
    }

    private static void addToTake(Library library, Take take) {
        library.marks().grade(take.id(), Optional.of(87.0), PracticeFixture.NOW);
        library.selfRatings().setRating(take.id(), Optional.of(SelfRating.values()[0]), PracticeFixture.NOW);
        library.heardTexts()
                .store(
                        take.id(),
                        new HeardText("park the team", new AnswerOrigin("embedded", "x", 0, PracticeFixture.NOW)));
        library.takeApprovals().approve(take.id(), PracticeFixture.NOW);
        library.scoringQueue().add(List.of(take.id()), "embedded", PracticeFixture.NOW);
    }

    /// The page and the names of all files.
    private static String read(Path zip) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile())) {
            String names = file.stream().map(ZipEntry::getName).collect(Collectors.joining("\n/", "/", "\n"));
            try (var page = file.getInputStream(file.getEntry("everything.txt"))) {
                return names + new String(page.readAllBytes(), StandardCharsets.UTF_8);
            }
        }
    }
}
