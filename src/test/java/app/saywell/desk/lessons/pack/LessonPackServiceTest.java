package app.saywell.desk.lessons.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.lessons.SentenceStatus;
import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.RecordingFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LessonPackServiceTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder.resolve("우리 반"));
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void aPackBringsTextsReadingsAndAnalysesToAnotherComputer() throws IOException {
        Path pack = pack();
        try (PracticeFixture other = new PracticeFixture(folder.resolve("other"))) {
            Lesson lesson = other.useCases.lessonPacks().importPackNow(pack);
            long learner = other.useCases.learners().current().id();
            SentenceStatus state = other.useCases
                    .lessons()
                    .sentenceStatuses(lesson.id(), learner)
                    .getFirst();
            assertThat(state.sentence().text()).isEqualTo("We call it bear");
            assertThat(state.sentence().meaning()).isEqualTo("우리는 그것을 곰이라고 불러요");
            ModelReading model = other.useCases
                    .readings()
                    .primaryReading(state.sentence().id())
                    .orElseThrow();
            assertThat(model.speaker()).isEqualTo(new ModelReading.ReadingSpeaker("Ms. Park", "American"));
            assertThat(model.analysis()).isPresent();
            assertThat(other.embedded.calls).hasValue(0);
            assertThat(other.useCases.takes().file(model.audio())).exists();
        }
    }

    @Test
    void aPackBringsPronunciationsButDoesNotReplaceExistingOnes() throws IOException {
        fixture.useCases.pronunciations().setPronunciation("bear", Optional.of("BAIR"));
        fixture.useCases.pronunciations().setPronunciation("Seoul", Optional.of("sohl"));
        Path pack = pack();
        try (PracticeFixture other = new PracticeFixture(folder.resolve("other"))) {
            other.useCases.lessonPacks().importPackNow(pack);
            assertThat(other.useCases.pronunciations().findAll()).isEqualTo(Map.of("bear", "BAIR"));
        }
        try (PracticeFixture third = new PracticeFixture(folder.resolve("third"))) {
            third.useCases.pronunciations().setPronunciation("bear", Optional.of("BEER"));
            third.useCases.lessonPacks().importPackNow(pack);
            assertThat(third.useCases.pronunciations().findPronunciation("bear"))
                    .contains("BEER");
        }
    }

    @Test
    void theSameLessonGivesTheSameBytes() {
        assertThat(RecordingFiles.sha256Of(pack())).isEqualTo(RecordingFiles.sha256Of(pack()));
    }

    /// With a damaged sound in it no other computer would open the pack.
    @Test
    void aReadingThatCannotBeReadIsLeftOutAndNamed() throws IOException {
        pack();
        Lesson lesson = fixture.useCases.lessons().findAll().getFirst();
        Sentence sentence = fixture.useCases.lessons().sentences(lesson.id()).getFirst();
        PracticeFixture.<ReadingService.AddedReading>answerOf(answer -> fixture.useCases
                .readings()
                .add(sentence.id(), fixture.tone("other.wav", 300), new ModelReading.ReadingSpeaker("", ""), answer));
        ModelReading first =
                fixture.useCases.readings().primaryReading(sentence.id()).orElseThrow();
        Path pack = folder.resolve("rest.saywell");
        Files.write(fixture.library.recordings().pathOf(first.audio()), new byte[] {1, 2, 3});
        assertThat(export(lesson.id(), pack)).isEqualTo(new GivenRecordings(1, List.of("Ms. Park: We call it bear")));
        try (PracticeFixture other = new PracticeFixture(folder.resolve("other"))) {
            Lesson come = other.useCases.lessonPacks().importPackNow(pack);
            assertThat(other.useCases.readings().findByLesson(come.id()).values())
                    .singleElement()
                    .asInstanceOf(InstanceOfAssertFactories.LIST)
                    .hasSize(1);
        }
        for (ModelReading reading : fixture.library.readings().findBySentence(sentence.id())) {
            Files.deleteIfExists(fixture.library.recordings().pathOf(reading.audio()));
        }
        assertThat(export(lesson.id(), pack).leftOut())
                .containsExactlyInAnyOrder("Ms. Park: We call it bear", "We call it bear");
        assertThatThrownBy(() -> fixture.useCases
                        .lessonPacks()
                        .writeShared(lesson.id(), "id", folder.resolve("shared.saywell"), () -> {}))
                .as("others would take it for deleted")
                .isInstanceOf(LibraryException.class);
        assertThat(folder.resolve("shared.saywell")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.5, 0.9, 0.999})
    void aTruncatedPackIsRefused(double left) throws IOException {
        byte[] whole = Files.readAllBytes(pack());
        Path cut = folder.resolve("cut.saywell");
        Files.write(cut, Arrays.copyOf(whole, (int) (whole.length * left)));
        refuses(cut, PackFailureKind.DAMAGED);
    }

    @Test
    void aPackWithReplacedAudioIsRefused() throws IOException {
        String lesson = """
            {"format":"saywell-lesson","version":1,"title":"t","sentences":[
             {"text":"Hello","readings":[{"audio":"a.wav","sha256":"%s"}]}]}
            """.formatted("0".repeat(64));
        byte[] audio = Files.readAllBytes(fixture.tone("a.wav", 300));
        refuses(
                zip(Map.of("lesson.json", lesson.getBytes(StandardCharsets.UTF_8), "a.wav", audio)),
                PackFailureKind.CHANGED);
    }

    @Test
    void aPathOutsideThePackIsRefused() throws IOException {
        refuses(zip(Map.of("../escaped.txt", new byte[1])), PackFailureKind.DANGEROUS);
        assertThat(folder.resolve("escaped.txt")).doesNotExist();
    }

    @Test
    void aFileThatIsNotALessonIsRefused() throws IOException {
        refuses(zip(Map.of("readme.txt", new byte[1])), PackFailureKind.NOT_A_LESSON);
        refuses(zip(Map.of("lesson.json", "[1".getBytes(StandardCharsets.UTF_8))), PackFailureKind.NOT_A_LESSON);
        String newer = "{\"format\":\"saywell-lesson\",\"version\":2,\"title\":\"t\"}";
        refuses(zip(Map.of("lesson.json", newer.getBytes(StandardCharsets.UTF_8))), PackFailureKind.NEWER);
        String silent = "{\"format\":\"saywell-lesson\",\"version\":1,\"title\":\"t\",\"sentences\":"
                + "[{\"text\":\"a\",\"readings\":[{\"audio\":\"no.wav\"}]}]}";
        refuses(zip(Map.of("lesson.json", silent.getBytes(StandardCharsets.UTF_8))), PackFailureKind.INCOMPLETE);
    }

    @Test
    void theSampleLessonIsInstalledOnceAndScored() throws IOException {
        fixture.useCases.start();
        Lesson lesson = fixture.useCases.lessons().findAll().getFirst();
        List<SentenceStatus> states = fixture.useCases
                .lessons()
                .sentenceStatuses(
                        lesson.id(), fixture.useCases.learners().current().id());
        assertThat(states).hasSizeGreaterThanOrEqualTo(6);
        assertThat(states)
                .allMatch(state -> state.hasModelReading() && state.score().isPresent());
        fixture.useCases.lessons().delete(lesson.id());
        fixture.useCases.start();
        assertThat(fixture.useCases.lessons().findAll()).isEmpty();
    }

    private Path pack() {
        Sentence sentence = fixture.sentence("We call it bear");
        fixture.useCases.lessons().editSentence(sentence.id(), "We call it bear", "우리는 그것을 곰이라고 불러요");
        PracticeFixture.<ReadingService.AddedReading>answerOf(answer -> fixture.useCases
                .readings()
                .add(
                        sentence.id(),
                        fixture.tone("model.wav", 440),
                        new ModelReading.ReadingSpeaker("Ms. Park", "American"),
                        answer));
        Path pack = folder.resolve("lesson.saywell");
        assertThat(export(sentence.lessonId(), pack)).isEqualTo(new GivenRecordings(1, List.of()));
        return pack;
    }

    private GivenRecordings export(long lessonId, Path pack) {
        return PracticeFixture.answerOf(answer -> fixture.useCases.lessonPacks().export(lessonId, pack, answer));
    }

    private Path zip(Map<String, byte[]> files) throws IOException {
        Path zip = folder.resolve("made.saywell");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (var file : files.entrySet()) {
                out.putNextEntry(new ZipEntry(file.getKey()));
                out.write(file.getValue());
                out.closeEntry();
            }
        }
        return zip;
    }

    private void refuses(Path pack, PackFailureKind kind) throws IOException {
        int before = fixture.useCases.lessons().findAll().size();
        assertThatThrownBy(() -> fixture.useCases.lessonPacks().importPackNow(pack))
                .isInstanceOfSatisfying(
                        PackException.class, e -> assertThat(e.kind()).isEqualTo(kind));
        assertThat(fixture.useCases.lessons().findAll()).hasSize(before);
        try (var left = Files.list(fixture.folder.resolve("cache"))) {
            assertThat(left).isEmpty();
        }
    }
}
