package app.saywell.practice.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.practice.classroom.Roster.Person;
import app.saywell.practice.pack.PackException.Kind;
import app.saywell.practice.report.Selection;
import app.saywell.task.Progress;

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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Two laptops, one class: what the second one recorded comes back to the first.
class EvidencePacksTest {
    @TempDir Path folder;
    private Laptop first;
    private Laptop second;

    /// A laptop with the class and the lesson on it.
    private final class Laptop implements AutoCloseable {
        final Room room;
        final long classId;
        final List<Learner> pupils;
        final List<Sentence> sentences;

        Laptop(String name) {
            room = new Room(folder.resolve(name));
            classId = room.practice.classroom().classes().create("3-2", Optional.empty()).id();
            pupils =
                    room.practice
                            .classroom()
                            .classes()
                            .add(
                                    classId,
                                    List.of(new Person("강민준", "1"), new Person("김서연", "2")),
                                    Consent.THIS_COMPUTER);
            long lesson = room.practice.lessons().create("Unit 3").id();
            sentences = room.practice.lessons().addSentences(lesson, List.of("the park", "a bear"));
        }

        Take take(int pupil, int sentence) {
            Take take = room.take(sentences.get(sentence), pupils.get(pupil).id());
            room.score(take);
            return take;
        }

        List<Take> takes(int pupil, int sentence) {
            return room.practice.takes().of(sentences.get(sentence).id(), pupils.get(pupil).id());
        }

        Path pack() throws IOException {
            Path pack = folder.resolve("모둠 2.saywell");
            Selection all = Selection.of(classId, sentences.getFirst().lessonId());
            room.practice.evidence().save(all, pack, Progress.NONE);
            return pack;
        }

        @Override
        public void close() {
            room.close();
        }
    }

    @BeforeEach
    void open() {
        first = new Laptop("first");
        second = new Laptop("second");
    }

    @AfterEach
    void close() {
        first.close();
        second.close();
    }

    @Test
    void whatTheOtherLaptopRecordedComesWithItsResultsAndOverwritesNothing() throws IOException {
        Take ours = first.take(0, 0);
        Take theirs = second.take(1, 0);
        second.room.practice.classroom().marks().grade(theirs.id(), Optional.of(9.0));
        String json = second.room.practice.scoring().latest(theirs.id()).orElseThrow().json();
        Path pack = second.pack();
        assertThat(first.room.practice.evidence().look(pack))
                .isEqualTo(new Merge("3-2", "Unit 3", 1, 0, List.of()));
        assertThat(first.takes(1, 0)).isEmpty();

        first.room.practice.evidence().takeIn(pack);
        Take come = first.takes(1, 0).getFirst();
        assertThat(come.audio()).isEqualTo(theirs.audio());
        assertThat(first.room.practice.scoring().latest(come.id()).orElseThrow().json())
                .isEqualTo(json);
        assertThat(first.room.library.marks().grade(come.id())).hasValue(9.0);
        assertThat(first.room.practice.takes().file(come.audio())).exists();
        assertThat(first.takes(0, 0)).containsExactly(ours);

        assertThat(first.room.practice.evidence().takeIn(pack).known()).isEqualTo(1);
        assertThat(first.takes(1, 0)).hasSize(1);
        first.room.practice.history().undo();
        assertThat(first.takes(1, 0)).isEmpty();
        assertThat(first.takes(0, 0)).containsExactly(ours);
        assertThat(cache(first)).isEmpty();
    }

    @Test
    void conflictsAreNamedAndOursStays() throws IOException {
        Take theirs = second.take(0, 0);
        second.take(0, 1);
        second.take(1, 0);
        second.room.practice.classroom().marks().grade(theirs.id(), Optional.of(5.0));
        first.room.practice.evidence().takeIn(second.pack());
        Take here = first.takes(0, 0).getFirst();
        first.room.practice.classroom().marks().grade(here.id(), Optional.of(8.0));
        first.room.practice.lessons().edit(first.sentences.get(1).id(), "a pear", "");
        first.room.practice.people().consent(first.pupils.get(1).id(), Consent.NONE, "", "");

        Merge merge = first.room.practice.evidence().look(second.pack());
        assertThat(merge.conflicts())
                .containsExactlyInAnyOrder(
                        new Merge.Conflict(Merge.Kind.OTHER_GRADE, "1 강민준", "the park"),
                        new Merge.Conflict(Merge.Kind.NO_SENTENCE, "", "a bear"),
                        new Merge.Conflict(Merge.Kind.NO_CONSENT, "2 김서연", ""));
        assertThat(first.room.library.marks().grade(here.id())).hasValue(8.0);

        first.room
                .practice
                .people()
                .edit(first.pupils.get(0).id(), "강민서", "1", Optional.of(first.classId));
        assertThat(first.room.practice.evidence().look(second.pack()).conflicts())
                .contains(new Merge.Conflict(Merge.Kind.NO_PUPIL, "1 강민준", ""));
        first.room.practice.classroom().classes().edit(first.classId, "3-3", Optional.empty());
        assertThat(first.room.practice.evidence().look(second.pack()).conflicts())
                .containsExactly(new Merge.Conflict(Merge.Kind.NO_CLASS, "", "3-2"));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, 0.95})
    void aPackThatWasCutIsRefused(double left) throws IOException {
        second.take(1, 0);
        byte[] whole = Files.readAllBytes(second.pack());
        Path cut = folder.resolve("cut.saywell");
        Files.write(cut, Arrays.copyOf(whole, (int) (whole.length * left)));
        refuses(cut, Kind.DAMAGED);
    }

    @Test
    void aPackThatWasTamperedWithIsRefusedWhateverWasExchanged() throws IOException {
        second.take(1, 0);
        Path pack = second.pack();
        Map<String, byte[]> files = read(pack);
        for (String name : files.keySet()) {
            if (name.startsWith("audio/")
                    || name.endsWith(".json") && name.startsWith("results/")) {
                Map<String, byte[]> other = new LinkedHashMap<>(files);
                byte[] changed = files.get(name).clone();
                changed[changed.length - 1] ^= 1;
                other.put(name, changed);
                refuses(zip(other), Kind.CHANGED);
                other.remove(name);
                refuses(zip(other), Kind.INCOMPLETE);
            }
        }
        String content = new String(files.get("evidence.json"), StandardCharsets.UTF_8);
        files.put(
                "evidence.json",
                content.replace("audio/", "../audio/").getBytes(StandardCharsets.UTF_8));
        refuses(zip(files), Kind.DANGEROUS);
        files.put(
                "evidence.json",
                content.replace("\"version\" : 1", "\"version\" : 2")
                        .getBytes(StandardCharsets.UTF_8));
        refuses(zip(files), Kind.NEWER);
    }

    @Test
    void aFileIsKnownByWhatIsInItAndNotByItsName() throws IOException {
        second.take(1, 0);
        Path renamed = Files.move(second.pack(), folder.resolve("사진.jpg"));
        assertThat(Content.of(renamed)).isEqualTo(Content.EVIDENCE);
        assertThat(first.room.practice.evidence().look(renamed).fresh()).isEqualTo(1);
        assertThat(Content.of(Files.writeString(folder.resolve("x.saywell"), "no zip")))
                .isEqualTo(Content.UNKNOWN);
    }

    private void refuses(Path pack, Kind kind) {
        assertThatThrownBy(() -> first.room.practice.evidence().takeIn(pack))
                .isInstanceOfSatisfying(
                        PackException.class, e -> assertThat(e.kind()).isEqualTo(kind));
        assertThat(first.takes(1, 0)).isEmpty();
        assertThat(cache(first)).isEmpty();
    }

    private static List<Path> cache(Laptop laptop) {
        try (var files = Files.list(laptop.room.folder.resolve("cache"))) {
            return files.toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Map<String, byte[]> read(Path pack) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (ZipFile zip = new ZipFile(pack.toFile())) {
            for (ZipEntry entry : java.util.Collections.list(zip.entries())) {
                try (var in = zip.getInputStream(entry)) {
                    files.put(entry.getName(), in.readAllBytes());
                }
            }
        }
        return files;
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
}
