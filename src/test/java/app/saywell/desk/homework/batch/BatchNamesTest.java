package app.saywell.desk.homework.batch;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.batch.FolderImport.BatchOwner;
import app.saywell.desk.homework.batch.FolderImport.FileMatch;
import app.saywell.desk.homework.batch.FolderImport.MatchMethod;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchNamesTest {
    private static final int SENTENCES = 24;

    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private long lessonId;
    private List<Sentence> sentences;
    private BatchOwner nameless;

    @BeforeEach
    void open() throws Exception {
        fixture = new PracticeFixture(folder);
        Files.createDirectories(folder.resolve("voices"));
        lessonId = fixture.useCases.lessons().create("A lesson").id();
        sentences = fixture.useCases
                .lessons()
                .addSentences(
                        lessonId,
                        IntStream.range(0, SENTENCES)
                                .mapToObj(i -> "Sentence " + (char) ('a' + i) + " is read")
                                .toList());
        nameless = new BatchOwner.SingleLearner(
                fixture.useCases.learners().current().id());
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void numberedFilesOfALearnerWithoutANameAreItsSentences() {
        for (int number = 1; number <= SENTENCES; number++) {
            assertThat(match("%02d.wav".formatted(number), nameless))
                    .isInstanceOfSatisfying(
                            FileMatch.MatchedFile.class,
                            sentence(sentences.get(number - 1).text()));
        }
    }

    @Test
    void afterADeletionTheNumbersAreThoseThatAreShown() {
        fixture.useCases.lessons().deleteSentence(sentences.get(2).id());
        assertThat(match("03.wav", nameless))
                .isInstanceOfSatisfying(
                        FileMatch.MatchedFile.class, sentence(sentences.get(3).text()));
        assertThat(match("24.wav", nameless)).isInstanceOf(FileMatch.SkippedFile.class);
    }

    @Test
    void aNameWithTwoReadingsIsAskedAboutAndTheAnswerIsKept() {
        long classId =
                fixture.useCases.classes().create("3-2", Optional.empty()).id();
        Learner ann = fixture.useCases.learners().add("Ann", "2", Optional.of(classId), Consent.THIS_COMPUTER);
        BatchOwner wholeClass = new BatchOwner.ClassLearners(classId);
        assertThat(match("Ann 2026-03-05.wav", wholeClass)).isInstanceOf(FileMatch.SkippedFile.class);
        FileMatch asked = match("Ann_3_5.wav", wholeClass);
        assertThat(asked).isInstanceOfSatisfying(FileMatch.AskedFile.class, file -> {
            assertThat(file.name().sentence().candidates())
                    .extracting(Sentence::position)
                    .containsExactly(2, 4);
            assertThat(fixture.useCases.folderImport().answer(file, lessonId, 5))
                    .isInstanceOfSatisfying(
                            FileMatch.MatchedFile.class,
                            sentence(sentences.get(4).text()));
            assertThat(fixture.useCases.folderImport().answer(file, lessonId, 25))
                    .isInstanceOf(FileMatch.SkippedFile.class);
        });
        assertThat(fixture.useCases.takes().findByOwner(sentences.get(4).id(), ann.id()))
                .isEmpty();
    }

    private FileMatch match(String name, BatchOwner owner) {
        Path file = fixture.tone("voices/" + name, 300);
        return fixture.useCases.folderImport().match(file, folder.resolve("voices"), lessonId, owner, MatchMethod.NAME);
    }

    private static java.util.function.Consumer<FileMatch.MatchedFile> sentence(String text) {
        return match -> assertThat(match.sentence().text()).isEqualTo(text);
    }
}
