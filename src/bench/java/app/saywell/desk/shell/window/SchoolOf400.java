package app.saywell.desk.shell.window;

import app.saywell.desk.classes.RosterPreview;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;

/// A school of 400 learners in 14 classes, each of whom has read 42 sentences of six lessons: 16,800 scored takes over
/// two months. All takes of a sentence share one recording and one answer, with scores of their own.
final class SchoolOf400 {
    private static final int CLASSES = 14;
    private static final int LEARNERS = 400;
    private static final int COPIES = 5;
    private static final long HOURS = 24L * 60;
    private static final Path SAMPLE = Path.of("assets", "lessons", "sample");

    private final UiTestServices services;
    private final ServiceGraph practice;
    private final Random random = new Random(400);

    private SchoolOf400(UiTestServices services) {
        this.services = services;
        practice = services.practice;
    }

    /// A scored take that others are made of.
    private record Pattern(String hash, long result) {}

    /// Fills the library; takes some seconds.
    static void fill(UiTestServices services) throws Exception {
        new SchoolOf400(services).fill();
    }

    private void fill() throws Exception {
        Lesson lesson = practice.lessonPacks().importPackNow(SAMPLE);
        List<Pattern> patterns = patterns(lesson);
        List<Lesson> lessons = new ArrayList<>(List.of(lesson));
        for (int i = 0; i < COPIES; i++) {
            lessons.add(practice.lessons().duplicate(lesson.id()));
        }
        for (int number = 0; number < CLASSES; number++) {
            SchoolClass schoolClass = practice.classes().create("3-" + (number + 1), Optional.empty());
            int size = LEARNERS / CLASSES + (number < LEARNERS % CLASSES ? 1 : 0);
            List<RosterPreview.RosterEntry> roster = IntStream.rangeClosed(1, size)
                    .mapToObj(i -> new RosterPreview.RosterEntry("학생 " + i, String.valueOf(i)))
                    .toList();
            List<Learner> learners = practice.classes().addLearners(schoolClass.id(), roster, Consent.THIS_COMPUTER);
            lessons.forEach(one -> practice.classes().assign(schoolClass.id(), one.id(), Optional.empty()));
            services.library.database().write(handle -> {
                learners.forEach(learner -> read(handle, learner.id(), lessons, patterns));
                return handle;
            });
        }
        practice.edits().history().clear();
    }

    private List<Pattern> patterns(Lesson lesson) throws InterruptedException {
        List<Pattern> patterns = new ArrayList<>();
        List<Sentence> sentences = practice.lessons().sentences(lesson.id());
        long learner = practice.learners().current().id();
        for (int i = 0; i < sentences.size(); i++) {
            Path sound = SAMPLE.resolve("audio").resolve((i + 1) + "-learner.wav");
            Take take = practice.takes()
                    .importNow(new Take.TakeOwner(sentences.get(i).id(), learner), sound);
            practice.scoring().approveRecording(take.id());
            practice.scoring().scoreNow(take.id(), ServiceKind.EMBEDDED);
            long result = practice.scoring().latest(take.id()).orElseThrow().id();
            patterns.add(new Pattern(take.audio().hash(), result));
        }
        return patterns;
    }

    private void read(Handle handle, long learner, List<Lesson> lessons, List<Pattern> patterns) {
        Instant begin = Instant.now().minus(Duration.ofHours(HOURS));
        for (Lesson lesson : lessons) {
            List<Sentence> sentences = practice.lessons().sentences(lesson.id());
            for (int i = 0; i < sentences.size(); i++) {
                Instant at = begin.plus(Duration.ofMinutes(random.nextLong(HOURS * 60)));
                copy(handle, learner, sentences.get(i).id(), patterns.get(i), at);
            }
        }
    }

    private void copy(Handle handle, long learner, long sentence, Pattern pattern, Instant at) {
        long take = handle.select("""
            INSERT INTO take (sentence_id, learner_id, hash, number, recorded_at, device, source)
            VALUES (?, ?, ?, 1, ?, '', 'RECORDED') RETURNING id
            """, sentence, learner, pattern.hash(), at.toEpochMilli())
                .mapTo(Long.class)
                .one();
        long result = handle.select("""
            INSERT INTO result (take_id, endpoint, text, language, reading_id, json, service, engine, micro_dollars, at)
            SELECT ?, endpoint, text, language, NULL, json, service, engine, 0, ? FROM result WHERE id = ?
            RETURNING id
            """, take, at.toEpochMilli(), pattern.result())
                .mapTo(Long.class)
                .one();
        handle.execute("""
            INSERT INTO score (result_id, take_id, scale, pronunciation, total)
            SELECT ?, ?, scale, pronunciation, min(100, total + ?) FROM score WHERE result_id = ?
            """, result, take, random.nextInt(-15, 16), pattern.result());
        handle.execute(
                "INSERT INTO word_score SELECT ?, position, word, score, start, \"end\", left_out FROM word_score"
                        + " WHERE result_id = ?",
                result,
                pattern.result());
        handle.execute(
                "INSERT INTO missed_sound SELECT ?, position, word, expected, heard, score, start, \"end\""
                        + " FROM missed_sound WHERE result_id = ?",
                result,
                pattern.result());
    }
}
