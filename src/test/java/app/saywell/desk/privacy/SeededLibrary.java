package app.saywell.desk.privacy;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.ConsentRecord;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.school.speaking.SpeechAnswers;
import app.saywell.desk.school.speaking.SpeechAnswers.AnsweredPart;
import app.saywell.desk.school.take.HeardText;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.Library;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Names, texts and sounds that are in a library and nowhere else, for the tests of encryption.
final class SeededLibrary {
    final List<byte[]> traces = new ArrayList<>();
    private final String seed;

    /// @param seed makes the traces differ from those of another seeding
    SeededLibrary(String seed) {
        this.seed = seed;
    }

    private String trace(String what, int number) {
        String text = mark() + what + number + "Xv";
        traces.add(text.getBytes(StandardCharsets.UTF_8));
        return text;
    }

    /// Every text among the traces begins with it.
    private String mark() {
        return "Zq" + seed;
    }

    /// Fills a library with a hundred traces.
    void fill(PracticeFixture fixture) throws IOException {
        Library library = fixture.library;
        for (int i = 0; i < 10; i++) {
            long lesson = library.lessons().insert(trace("title", i), trace("about", i));
            Sentence sentence = library.sentences()
                    .insert(lesson, List.of(trace("sentence", i)))
                    .getFirst();
            library.sentences().update(sentence.id(), sentence.text(), trace("meaning", i));
            long schoolClass = library.classes()
                    .insert(trace("class", i), Optional.empty())
                    .id();
            Learner learner = library.learners()
                    .insert(trace("name", i), trace("number", i), Optional.of(schoolClass), Consent.THIS_COMPUTER);
            library.learners()
                    .recordConsent(
                            learner.id(),
                            new ConsentRecord(
                                    Consent.THIS_COMPUTER,
                                    true,
                                    trace("guardian", i),
                                    trace("how", i),
                                    PracticeFixture.NOW));
            library.earAnswers()
                    .add(
                            learner.id(),
                            new EarAnswer(
                                    trace("contrast", i),
                                    List.of(trace("heardword", i), "other"),
                                    0,
                                    1,
                                    "voice",
                                    3,
                                    PracticeFixture.NOW));
            library.dialogueRuns().insert(learner.id(), sentence.lessonId(), trace("role", i), PracticeFixture.NOW);
            library.speakingTasks().insert(trace("tasktitle", i), trace("taskprompt", i), PracticeFixture.NOW);
            library.dailySessions()
                    .insert(
                            learner.id(),
                            LocalDate.of(2026, 11, 21),
                            PracticeFixture.NOW,
                            List.of(PlannedStep.ear(10)));
            if (i < 3) {
                addTake(fixture, sentence, learner.id(), i);
            }
        }
        library.settings().set(Setting.MICROPHONE, trace("device", 0));
    }

    private void addTake(PracticeFixture fixture, Sentence sentence, long learner, int number) throws IOException {
        Library library = fixture.library;
        Take take = fixture.take(sentence, learner);
        Files.deleteIfExists(fixture.folder.resolve("take.wav"));
        fixture.score(take);
        long result = fixture.useCases.scoring().latest(take.id()).orElseThrow().id();
        library.marks()
                .insert(
                        result,
                        new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0),
                        TeacherMark.MarkContent.of(90, trace("reason", number)),
                        PracticeFixture.NOW);
        library.heardTexts()
                .store(
                        take.id(),
                        new HeardText(
                                trace("heard", number), new AnswerOrigin("embedded", "x", 0, PracticeFixture.NOW)));
        AudioClip clip = take.audio();
        FreeSpeech speech =
                library.freeSpeech().insert(learner, "park", trace("prompt", number), clip, PracticeFixture.NOW);
        library.freeSpeech()
                .setAnswers(
                        speech.id(),
                        new SpeechAnswers(
                                "embedded",
                                "x",
                                PracticeFixture.NOW,
                                List.of(new AnsweredPart(
                                        0, trace("spoken", number), "", trace("judged", number), false))));
        library.readings()
                .insert(
                        sentence.id(),
                        clip,
                        new ModelReading.ReadingSpeaker(trace("speaker", number), trace("accent", number)));
        library.pronunciations()
                .setPronunciation(
                        trace("word", number).toLowerCase(java.util.Locale.ROOT),
                        Optional.of(trace("said", number)),
                        PracticeFixture.NOW);
        byte[] sound = Files.readAllBytes(library.recordings().existingFile(clip));
        traces.add(Arrays.copyOfRange(sound, 2_000, 2_040));
        traces.add(Arrays.copyOfRange(sound, 30_000, 30_040));
        Path unfinished = fixture.useCases.recovery().newRecordingFile(new Take.TakeOwner(sentence.id(), learner));
        Files.write(unfinished, sound);
        Path cache = Files.createDirectories(library.folder().cacheFolder().resolve("peaks"));
        Files.write(cache.resolve(clip.hash() + ".peaks"), sound);
        library.copyDatabaseTo(library.folder().backupsFolder().resolve("2026-10-0" + (number + 1) + ".db"));
    }

    /// The traces that can be read in the files of a folder.
    List<String> readable(Path folder) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                byte[] content = Files.readAllBytes(file);
                String text = new String(content, StandardCharsets.ISO_8859_1);
                boolean hasTexts = text.contains(mark()); // once, not once for each of them
                for (byte[] trace : traces) {
                    String wanted = new String(trace, StandardCharsets.ISO_8859_1);
                    if ((hasTexts || !wanted.startsWith(mark())) && text.contains(wanted)) {
                        found.add(file.getFileName() + ": " + new String(trace, StandardCharsets.UTF_8));
                    }
                }
            }
        }
        return found;
    }

    /// Everything that a library holds, as it can be read with its stores.
    static String contents(Library library) {
        return library.database().read(handle -> Stream.of(
                                "SELECT id || title || description FROM" + " lesson ORDER BY title",
                                "SELECT id || text || meaning FROM sentence" + " ORDER BY text",
                                "SELECT id || name || number FROM learner" + " ORDER BY name",
                                "SELECT contrast || words FROM ear_answer" + " ORDER BY id",
                                "SELECT given_by || how FROM consent_given" + " ORDER BY id",
                                "SELECT text || json FROM result ORDER BY" + " id",
                                "SELECT word || score FROM word_score" + " ORDER BY result_id, position",
                                "SELECT reason FROM mark ORDER BY id",
                                "SELECT text FROM heard_text ORDER BY" + " take_id",
                                "SELECT speaker || accent FROM reading" + " ORDER BY id",
                                "SELECT word || said FROM pronunciation" + " ORDER BY word",
                                "SELECT json FROM answer ORDER BY digest")
                        .flatMap(sql -> handle.select(sql).mapTo(String.class).stream())
                        .collect(Collectors.joining("\n")))
                + recordings(library);
    }

    private static String recordings(Library library) {
        return library.contents().recordings().stream()
                .map(clip -> "\n"
                        + clip.hash()
                                .equals(app.saywell.desk.store.database.RecordingFiles.sha256Of(
                                        library.recordings().existingFile(clip))))
                .collect(Collectors.joining());
    }
}
