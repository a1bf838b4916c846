package app.saywell.practice.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.store.Recordings;
import app.saywell.practice.Room;
import app.saywell.practice.lesson.Readings;
import app.saywell.practice.lesson.SentenceState;
import app.saywell.practice.pack.PackException.Kind;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

class LessonPacksTest {
    @TempDir Path folder;
    private Room room;

    @BeforeEach
    void open() {
        room = new Room(folder.resolve("우리 반"));
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void aPackBringsTextsReadingsAndAnalysesToAnotherComputer() throws IOException {
        Path pack = pack();
        try (Room other = new Room(folder.resolve("other"))) {
            Lesson lesson = other.practice.packs().openNow(pack);
            long learner = other.practice.people().current().id();
            SentenceState state =
                    other.practice.lessons().sentences(lesson.id(), learner).getFirst();
            assertThat(state.sentence().text()).isEqualTo("We call it bear");
            assertThat(state.sentence().meaning()).isEqualTo("우리는 그것을 곰이라고 불러요");
            Reading model = other.practice.readings().model(state.sentence().id()).orElseThrow();
            assertThat(model.voice()).isEqualTo(new Reading.Voice("Ms. Park", "American"));
            assertThat(model.analysis()).isPresent();
            assertThat(other.embedded.calls).hasValue(0);
            assertThat(other.practice.takes().file(model.audio())).exists();
        }
    }

    @Test
    void aPackBringsHowItsWordsAreSaidButNotOverTheOtherTeachersOwn() throws IOException {
        room.practice.pronunciations().set("bear", Optional.of("BAIR"));
        room.practice.pronunciations().set("Seoul", Optional.of("sohl"));
        Path pack = pack();
        try (Room other = new Room(folder.resolve("other"))) {
            other.practice.packs().openNow(pack);
            assertThat(other.practice.pronunciations().all()).isEqualTo(Map.of("bear", "BAIR"));
        }
        try (Room third = new Room(folder.resolve("third"))) {
            third.practice.pronunciations().set("bear", Optional.of("BEER"));
            third.practice.packs().openNow(pack);
            assertThat(third.practice.pronunciations().of("bear")).contains("BEER");
        }
    }

    @Test
    void theSameLessonGivesTheSameBytes() {
        assertThat(Recordings.hashOf(pack())).isEqualTo(Recordings.hashOf(pack()));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.5, 0.9, 0.999})
    void aPackThatWasCutIsRefused(double left) throws IOException {
        byte[] whole = Files.readAllBytes(pack());
        Path cut = folder.resolve("cut.saywell");
        Files.write(cut, Arrays.copyOf(whole, (int) (whole.length * left)));
        refuses(cut, Kind.DAMAGED);
    }

    @Test
    void aPackWhoseAudioWasExchangedIsRefused() throws IOException {
        String lesson =
                """
                {"format":"saywell-lesson","version":1,"title":"t","sentences":[
                 {"text":"Hello","readings":[{"audio":"a.wav","sha256":"%s"}]}]}
                """
                        .formatted("0".repeat(64));
        byte[] audio = Files.readAllBytes(room.tone("a.wav", 300));
        refuses(
                zip(Map.of("lesson.json", lesson.getBytes(StandardCharsets.UTF_8), "a.wav", audio)),
                Kind.CHANGED);
    }

    @Test
    void aPathThatLeadsOutIsRefused() throws IOException {
        refuses(zip(Map.of("../escaped.txt", new byte[1])), Kind.DANGEROUS);
        assertThat(folder.resolve("escaped.txt")).doesNotExist();
    }

    @Test
    void whatIsNoLessonIsRefused() throws IOException {
        refuses(zip(Map.of("readme.txt", new byte[1])), Kind.NOT_A_LESSON);
        refuses(
                zip(Map.of("lesson.json", "[1".getBytes(StandardCharsets.UTF_8))),
                Kind.NOT_A_LESSON);
        String newer = "{\"format\":\"saywell-lesson\",\"version\":2,\"title\":\"t\"}";
        refuses(zip(Map.of("lesson.json", newer.getBytes(StandardCharsets.UTF_8))), Kind.NEWER);
        String silent =
                "{\"format\":\"saywell-lesson\",\"version\":1,\"title\":\"t\",\"sentences\":"
                        + "[{\"text\":\"a\",\"readings\":[{\"audio\":\"no.wav\"}]}]}";
        refuses(
                zip(Map.of("lesson.json", silent.getBytes(StandardCharsets.UTF_8))),
                Kind.INCOMPLETE);
    }

    @Test
    void theSampleLessonComesOnceAndIsJudged() throws IOException {
        room.practice.start();
        Lesson lesson = room.practice.lessons().all().getFirst();
        List<SentenceState> states =
                room.practice
                        .lessons()
                        .sentences(lesson.id(), room.practice.people().current().id());
        assertThat(states).hasSizeGreaterThanOrEqualTo(6);
        assertThat(states).allMatch(state -> state.hasModel() && state.latest().isPresent());
        room.practice.lessons().delete(lesson.id());
        room.practice.start();
        assertThat(room.practice.lessons().all()).isEmpty();
    }

    private Path pack() {
        Sentence sentence = room.sentence("We call it bear");
        room.practice.lessons().edit(sentence.id(), "We call it bear", "우리는 그것을 곰이라고 불러요");
        Room.<Readings.Added>value(
                answer ->
                        room.practice
                                .readings()
                                .add(
                                        sentence.id(),
                                        room.tone("model.wav", 440),
                                        new Reading.Voice("Ms. Park", "American"),
                                        answer));
        Path pack = folder.resolve("lesson.saywell");
        return Room.value(answer -> room.practice.packs().save(sentence.lessonId(), pack, answer));
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

    private void refuses(Path pack, Kind kind) throws IOException {
        int before = room.practice.lessons().all().size();
        assertThatThrownBy(() -> room.practice.packs().openNow(pack))
                .isInstanceOfSatisfying(
                        PackException.class, e -> assertThat(e.kind()).isEqualTo(kind));
        assertThat(room.practice.lessons().all()).hasSize(before);
        try (var left = Files.list(room.folder.resolve("cache"))) {
            assertThat(left).isEmpty();
        }
    }
}
