package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.privacy.backup.LibraryBackup;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UndoHistory;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.billing.RequestKey;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErasureServiceTest {
    private static final String NAME = "박하늘별님";
    private static final String GUARDIAN = "박보호자";
    private static final String REASON = "발음이 또렷했어요";
    private static final String ANSWER = "{\"paid\":\"이 아이의 답\"}";

    @TempDir
    Path folder;

    @Test
    void erasedDataIsNowhereInTheDataFolder() throws IOException {
        List<byte[]> traces = new ArrayList<>();
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Sentence sentence = fixture.sentence("the theme park");
            long other = other(fixture);
            Take kept = fixture.take(sentence, other);
            fixture.score(kept);
            fixture.useCases.learners().editLearner(other, "다른 이름", "18", Optional.empty());
            Learner learner = learner(fixture);
            Take take = recorded(fixture, sentence, learner);
            traces.add(audioTrace(fixture, take));
            traces.add(NAME.getBytes(StandardCharsets.UTF_8));
            traces.add(GUARDIAN.getBytes(StandardCharsets.UTF_8));
            traces.add(REASON.getBytes(StandardCharsets.UTF_8));
            traces.add(ANSWER.getBytes(StandardCharsets.UTF_8));
            leaveTraces(fixture, take, learner);
            assertThat(traces).allMatch(this::isBelowTheFolder);

            PrivacyCertificate certificate = fixture.useCases.erasure().eraseLearner(learner.id());

            assertThat(certificate)
                    .isEqualTo(new PrivacyCertificate(
                            PrivacyCertificate.CertifiedAction.ERASED,
                            "17",
                            PracticeFixture.NOW,
                            1,
                            1,
                            1,
                            List.of(),
                            List.of(),
                            List.of()));
            assertThat(traces).noneMatch(this::isBelowTheFolder);
            assertThat(fixture.useCases.scoring().latest(kept.id())).isPresent();
            assertThat(fixture.useCases.takes().file(kept.audio())).exists();
            UndoHistory history = fixture.useCases.edits().history();
            assertThat(history.undoName()).as("the steps of others stay").contains("edit.learner.edit");
            while (history.undoName().isPresent()) {
                history.undo();
            }
            assertThat(fixture.useCases.learners().find(learner.id())).isEmpty();
        }
        assertThat(traces).noneMatch(this::isBelowTheFolder);
    }

    @Test
    void erasedSoundIsNotKeptInMemory() {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Learner learner = learner(fixture);
            Take take = fixture.take(fixture.sentence("the theme park"), learner.id());
            UseCaseContext context = fixture.context();
            context.decodedAudio().put(take.audio().hash(), PracticeFixture.tone(400));
            new ErasureService(context).eraseLearner(learner.id());
            assertThatThrownBy(() -> context.decodedAudio().open(take.audio().hash(), folder.resolve("gone")))
                    .isInstanceOf(UncheckedIOException.class);
        }
    }

    @Test
    void aRecordingSharedWithAnotherLearnerIsKept() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Sentence sentence = fixture.sentence("the theme park");
            Path file = fixture.tone("same.wav", 400);
            Learner learner = learner(fixture);
            Take one = fixture.useCases.takes().importNow(new Take.TakeOwner(sentence.id(), learner.id()), file);
            Take two = fixture.useCases.takes().importNow(new Take.TakeOwner(sentence.id(), other(fixture)), file);
            assertThat(one.audio()).isEqualTo(two.audio());
            fixture.useCases.erasure().eraseLearner(learner.id());
            assertThat(fixture.useCases.takes().file(two.audio())).exists();
        }
    }

    @Test
    void recordingsOfAClassAreErasedWhenDueAndTheLearnersStay() {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            var classes = fixture.useCases.classes();
            var day = java.time.LocalDate.of(2026, 11, 20);
            long classId = classes.create("3-2", Optional.of(day)).id();
            Learner learner = fixture.useCases.learners().add(NAME, "17", Optional.of(classId), Consent.THIS_COMPUTER);
            Take take = fixture.take(fixture.sentence("the theme park"), learner.id());
            classes.create("3-3", Optional.of(fixture.useCases.erasure().today().plusDays(1)));
            long today = classes.create(
                            "3-4", Optional.of(fixture.useCases.erasure().today()))
                    .id();
            assertThat(fixture.useCases.erasure().classesDueToday())
                    .extracting(SchoolClass::id)
                    .containsExactly(classId, today);
            fixture.useCases.erasure().eraseClassRecordings(classId);
            assertThat(fixture.useCases.takes().find(take.id())).isEmpty();
            assertThat(fixture.useCases.learners().ofClass(classId)).containsExactly(learner);
            assertThat(fixture.useCases.erasure().classesDueToday())
                    .extracting(SchoolClass::id)
                    .containsExactly(today);
        }
    }

    @Test
    void allPersonalDataIsExportedInReadableForm() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Learner learner = learner(fixture);
            Take take = recorded(fixture, fixture.sentence("the theme park"), learner);
            Path zip = folder.resolve("everything.zip");
            PrivacyCertificate certificate =
                    fixture.useCases.reports().personalDataExport().export(learner.id(), zip);
            assertThat(certificate.takes()).isEqualTo(1);
            try (ZipFile file = new ZipFile(zip.toFile())) {
                String page = read(file, "everything.txt");
                assertThat(page).contains(NAME, GUARDIAN, "the theme park", REASON);
                assertThat(read(file, "results/" + take.id() + "-1.json"))
                        .isEqualTo(fixture.useCases
                                .scoring()
                                .latest(take.id())
                                .orElseThrow()
                                .json());
                assertThat(file.getEntry("audio/" + take.id() + ".wav").getSize())
                        .isEqualTo(Files.size(fixture.useCases.takes().file(take.audio())));
            }
        }
    }

    private static Learner learner(PracticeFixture fixture) {
        Learner learner = fixture.useCases.learners().add(NAME, "17", Optional.empty(), Consent.THIS_COMPUTER);
        fixture.useCases.learners().recordConsent(learner.id(), Consent.THIS_COMPUTER, GUARDIAN, "종이");
        return learner;
    }

    private static long other(PracticeFixture fixture) {
        return fixture.useCases
                .learners()
                .add("다른 아이", "18", Optional.empty(), Consent.THIS_COMPUTER)
                .id();
    }

    private static Take recorded(PracticeFixture fixture, Sentence sentence, Learner learner) {
        Take take = fixture.take(sentence, learner.id());
        fixture.score(take);
        long result = fixture.useCases.scoring().latest(take.id()).orElseThrow().id();
        fixture.useCases
                .marks()
                .setMark(
                        result,
                        new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0),
                        90,
                        REASON);
        return take;
    }

    /// Samples that no other recording has.
    private static byte[] audioTrace(PracticeFixture fixture, Take take) throws IOException {
        byte[] bytes = Files.readAllBytes(fixture.useCases.takes().file(take.audio()));
        return Arrays.copyOfRange(bytes, 2_000, 2_400);
    }

    private void leaveTraces(PracticeFixture fixture, Take take, Learner learner) throws IOException {
        Path file = fixture.useCases.takes().file(take.audio());
        String sent = RecordingFiles.sha256Of(AudioFile.toUpload(file).bytes());
        fixture.library
                .paidAnswers()
                .store(new RequestKey("d".repeat(64), sent, "x", ServiceEndpoint.PRONUNCIATION), ANSWER);
        Path cache =
                Files.createDirectories(fixture.library.folder().cacheFolder().resolve("peaks"));
        Files.copy(file, cache.resolve(take.audio().hash() + ".peaks"));
        Path unfinished = fixture.useCases
                .recovery()
                .newRecordingFile(new Take.TakeOwner(take.owner().sentenceId(), learner.id()));
        Files.copy(file, unfinished);
        fixture.library
                .database()
                .copyTo(fixture.library.folder().backupsFolder().resolve("nightly.db"));
        // Files that a crash leaves: a preview, an unpacked pack, and a prepared backup.
        Path temporary = fixture.library.folder().cacheFolder();
        Files.writeString(Files.createDirectories(temporary.resolve("previews")).resolve("preview1.pdf"), NAME);
        Path unpacked = Files.createDirectories(temporary.resolve("unpacked1").resolve("audio"));
        Files.copy(file, unpacked.resolve("1.wav"));
        Path backup = folder.resolve("backup.saywell");
        LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
        BackupRestorer.prepare(
                backup, PracticeFixture.BACKUP_KEYS, fixture.folder, Optional.empty(), ProgressListener.NONE);
        Files.delete(fixture.folder.resolve("take.wav"));
        WavEncoder.write(fixture.folder.resolve("take.wav"), PracticeFixture.tone(90)); // a file of the test
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
