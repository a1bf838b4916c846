package app.saywell.practice.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.audio.Wav;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.store.Recordings;
import app.saywell.library.take.Mark;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.practice.backup.Restore;
import app.saywell.practice.backup.WholeBackup;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.Endpoint;
import app.saywell.speech.billing.QuestionKey;
import app.saywell.task.Progress;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;

class ErasureTest {
    private static final String NAME = "박하늘별님";
    private static final String GUARDIAN = "박보호자";
    private static final String REASON = "발음이 또렷했어요";
    private static final String ANSWER = "{\"paid\":\"이 아이의 답\"}";

    @TempDir Path folder;

    @Test
    void erasedMeansNowhereBelowTheDataFolder() throws IOException {
        List<byte[]> traces = new ArrayList<>();
        try (Room room = new Room(folder.resolve("data"))) {
            Sentence sentence = room.sentence("the theme park");
            Take kept = room.take(sentence, other(room));
            room.score(kept);
            Learner pupil = pupil(room);
            Take take = recorded(room, sentence, pupil);
            traces.add(audioTrace(room, take));
            traces.add(NAME.getBytes(StandardCharsets.UTF_8));
            traces.add(GUARDIAN.getBytes(StandardCharsets.UTF_8));
            traces.add(REASON.getBytes(StandardCharsets.UTF_8));
            traces.add(ANSWER.getBytes(StandardCharsets.UTF_8));
            leaveTraces(room, take, pupil);
            assertThat(traces).allMatch(this::isBelowTheFolder);

            Certificate certificate = room.practice.erasure().erase(pupil.id());

            assertThat(certificate)
                    .isEqualTo(new Certificate(Certificate.Act.ERASED, "17", Room.NOW, 1, 1, 1));
            assertThat(traces).noneMatch(this::isBelowTheFolder);
            assertThat(room.practice.scoring().latest(kept.id())).isPresent();
            assertThat(room.practice.takes().file(kept.audio())).exists();
            assertThat(room.practice.history().undoName()).isEmpty();
        }
        assertThat(traces).noneMatch(this::isBelowTheFolder);
    }

    @Test
    void aRecordingThatAnotherPupilSharesIsNotTakenFromThem() throws IOException {
        try (Room room = new Room(folder.resolve("data"))) {
            Sentence sentence = room.sentence("the theme park");
            Path file = room.tone("same.wav", 400);
            Learner pupil = pupil(room);
            Take one =
                    room.practice
                            .takes()
                            .importNow(new Take.Owner(sentence.id(), pupil.id()), file);
            Take two =
                    room.practice
                            .takes()
                            .importNow(new Take.Owner(sentence.id(), other(room)), file);
            assertThat(one.audio()).isEqualTo(two.audio());
            room.practice.erasure().erase(pupil.id());
            assertThat(room.practice.takes().file(two.audio())).exists();
        }
    }

    @Test
    void theVoicesOfAClassGoOnTheirDayAndThePupilsStay() {
        try (Room room = new Room(folder.resolve("data"))) {
            var classes = room.practice.classroom().classes();
            var day = java.time.LocalDate.of(2026, 11, 20);
            long classId = classes.create("3-2", Optional.of(day)).id();
            Learner pupil =
                    room.practice
                            .people()
                            .add(NAME, "17", Optional.of(classId), Consent.THIS_COMPUTER);
            Take take = room.take(room.sentence("the theme park"), pupil.id());
            assertThat(room.practice.erasure().due(day.minusDays(1))).isEmpty();
            assertThat(room.practice.erasure().due(day.plusDays(1))).hasSize(1);
            room.practice.erasure().eraseVoices(classId);
            assertThat(room.practice.takes().find(take.id())).isEmpty();
            assertThat(room.practice.people().of(classId)).containsExactly(pupil);
            assertThat(room.practice.erasure().due(day.plusDays(1))).isEmpty();
        }
    }

    @Test
    void everythingIsGivenOutInAFormThatCanBeRead() throws IOException {
        try (Room room = new Room(folder.resolve("data"))) {
            Learner pupil = pupil(room);
            Take take = recorded(room, room.sentence("the theme park"), pupil);
            Path zip = folder.resolve("everything.zip");
            Certificate certificate = room.practice.everything().export(pupil.id(), zip);
            assertThat(certificate.takes()).isEqualTo(1);
            try (ZipFile file = new ZipFile(zip.toFile())) {
                String page = read(file, "everything.txt");
                assertThat(page).contains(NAME, GUARDIAN, "the theme park", REASON);
                assertThat(read(file, "results/" + take.id() + "-1.json"))
                        .isEqualTo(room.practice.scoring().latest(take.id()).orElseThrow().json());
                assertThat(file.getEntry("audio/" + take.id() + ".wav").getSize())
                        .isEqualTo(Files.size(room.practice.takes().file(take.audio())));
            }
        }
    }

    private static Learner pupil(Room room) {
        Learner pupil =
                room.practice.people().add(NAME, "17", Optional.empty(), Consent.THIS_COMPUTER);
        room.practice.people().consent(pupil.id(), Consent.THIS_COMPUTER, GUARDIAN, "종이");
        return pupil;
    }

    private static long other(Room room) {
        return room.practice
                .people()
                .add("다른 아이", "18", Optional.empty(), Consent.THIS_COMPUTER)
                .id();
    }

    private static Take recorded(Room room, Sentence sentence, Learner pupil) {
        Take take = room.take(sentence, pupil.id());
        room.score(take);
        long result = room.practice.scoring().latest(take.id()).orElseThrow().id();
        room.practice
                .classroom()
                .marks()
                .set(
                        result,
                        new Mark.Place(Mark.Layer.TEACHER, Mark.Target.WHOLE, 0, 0),
                        90,
                        REASON);
        return take;
    }

    /// A stretch of samples that no other recording has.
    private static byte[] audioTrace(Room room, Take take) throws IOException {
        byte[] bytes = Files.readAllBytes(room.practice.takes().file(take.audio()));
        return Arrays.copyOfRange(bytes, 2_000, 2_400);
    }

    private void leaveTraces(Room room, Take take, Learner pupil) throws IOException {
        Path file = room.practice.takes().file(take.audio());
        String sent = Recordings.hashOf(SoundFile.upload(file).bytes());
        room.library
                .answers()
                .keep(new QuestionKey("d".repeat(64), sent, "x", Endpoint.PRONUNCIATION), ANSWER);
        Path cache = Files.createDirectories(room.library.folder().cache().resolve("peaks"));
        Files.copy(file, cache.resolve(take.audio().hash() + ".peaks"));
        Path unfinished =
                room.practice
                        .recovery()
                        .begin(new Take.Owner(take.owner().sentenceId(), pupil.id()));
        Files.copy(file, unfinished);
        room.library.database().copyTo(room.library.folder().backups().resolve("nightly.db"));
        // What a crash leaves: a page that was looked at, a pack that was being looked into, and a
        // backup that waits to be restored.
        Path temporary = room.library.folder().cache();
        Files.writeString(
                Files.createDirectories(temporary.resolve("previews")).resolve("preview1.pdf"),
                NAME);
        Path unpacked = Files.createDirectories(temporary.resolve("unpacked1").resolve("audio"));
        Files.copy(file, unpacked.resolve("1.wav"));
        Path backup = folder.resolve("backup.saywell");
        WholeBackup.make(room.library, backup, Progress.NONE);
        Restore.prepare(backup, room.folder, Progress.NONE);
        Files.delete(room.folder.resolve("take.wav"));
        Wav.write(room.folder.resolve("take.wav"), Room.tone(90)); // the test's own file
    }

    private boolean isBelowTheFolder(byte[] trace) {
        try (var files = Files.walk(folder.resolve("data"))) {
            String wanted = new String(trace, StandardCharsets.ISO_8859_1);
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                byte[] bytes = Files.readAllBytes(file);
                if (new String(bytes, StandardCharsets.ISO_8859_1).contains(wanted)) {
                    return true;
                }
            }
            return false;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static String read(ZipFile zip, String name) throws IOException {
        try (var in = zip.getInputStream(zip.getEntry(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
