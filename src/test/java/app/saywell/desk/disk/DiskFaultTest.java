package app.saywell.desk.disk;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.privacy.backup.BackupException;
import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.privacy.backup.LibraryBackup;
import app.saywell.desk.privacy.maintenance.StartMaintenance;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.FolderCopy;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.audio.WavWriter;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Each call to the disk fails once, in turn, while something is recorded, imported, backed up,
/// restored or erased: what was there before is still there, the cause is told, and the same act
/// succeeds when it is done again. With `-Ddeep=true` every call in every way, else a few.
class DiskFaultTest {
    private static final boolean DEEP = Boolean.getBoolean("deep");

    /// Between two calls that fail, without `-Ddeep=true`.
    private static final int STRIDE = 59;

    private static final String KEPT = "Kept learner";
    private static final String ERASED = "Erased learner";

    @TempDir
    private Path folder;

    private Path template;
    private Path backup;
    private Path sound;

    /// What is done while a call fails.
    enum Act {
        RECORD,
        IMPORT,
        BACKUP,
        RESTORE,
        ERASE
    }

    @BeforeEach
    void makeLibrary() throws IOException {
        template = folder.resolve("template");
        backup = folder.resolve("backup.saywell");
        try (PracticeFixture fixture = new PracticeFixture(template)) {
            Sentence sentence = fixture.sentence("the park");
            fixture.take(sentence, learner(fixture, KEPT));
            fixture.take(sentence, learner(fixture, ERASED));
            LibraryBackup.create(fixture.library, backup, ProgressListener.NONE);
            sound = Files.move(fixture.tone("sound.wav", 777), folder.resolve("sound.wav"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void oneFailedCallLosesNothingAndIsTold(Act act) throws Exception {
        int all = 0;
        List<FaultyDisk.Fault> faults = List.of(FaultyDisk.Fault.values());
        int one = act.ordinal() % faults.size();
        for (FaultyDisk.Fault fault : DEEP ? faults : faults.subList(one, one + 1)) {
            int call = DEEP ? 1 : 1 + 5 * act.ordinal();
            while (failsAtMostOnce(act, fault, call)) {
                all = Math.max(all, call);
                call += DEEP ? 1 : STRIDE;
            }
        }
        assertThat(all).as("calls that failed").isGreaterThan(50);
    }

    /// @return whether there was such a call
    private boolean failsAtMostOnce(Act act, FaultyDisk.Fault fault, int call) throws Exception {
        Path data = folder.resolve("data-" + fault + "-" + call);
        FolderCopy.make(template, data);
        FaultyDisk disk = new FaultyDisk(fault, call);
        String what = act + ", " + fault + " at call " + call;
        boolean succeeded = false;
        try {
            perform(act, disk.path(data));
            succeeded = true;
        } catch (LibraryException e) {
            assertThat(e.kind()).as("%s: %s: %s", what, disk.failed(), e).isNotEqualTo(LibraryFailureKind.INTERNAL);
        } catch (BackupException | IOException | UncheckedIOException told) {
            assertThat(told).as("%s: %s", what, disk.failed()).hasMessageMatching("(?s).+");
        }
        boolean happened = !disk.failed().isEmpty();
        assertThat(happened || succeeded)
                .as("%s: a failure without a fault", what)
                .isTrue();
        check(act, data, what + ": " + disk.failed());
        delete(data);
        return happened;
    }

    private void perform(Act act, Path data) throws IOException {
        if (act == Act.RESTORE) {
            BackupRestorer.prepare(backup, PracticeFixture.BACKUP_KEYS, data, Optional.empty(), ProgressListener.NONE);
            BackupRestorer.completePrepared(data, PracticeFixture.NOW);
            return;
        }
        try (PracticeFixture fixture = new PracticeFixture(data)) {
            StartMaintenance.run(fixture.context());
            Take.TakeOwner owner = owner(fixture);
            switch (act) {
                case RECORD -> record(fixture, owner);
                case IMPORT -> fixture.useCases.takes().importNow(owner, sound);
                case BACKUP ->
                    LibraryBackup.create(fixture.library, data.resolve("new.saywell"), ProgressListener.NONE);
                default -> {
                    Optional<Learner> learner = named(fixture, ERASED);
                    learner.ifPresent(found -> fixture.useCases.erasure().eraseLearner(found.id()));
                }
            }
        }
    }

    private static void record(PracticeFixture fixture, Take.TakeOwner owner) throws IOException {
        Path file = fixture.library
                .folder()
                .unfinishedFolder()
                .resolve(owner.sentenceId() + "-" + owner.learnerId() + "-" + System.nanoTime() + ".wav");
        Pcm tone = PracticeFixture.tone(555);
        short[] samples = new short[tone.samples().length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (short) (tone.samples()[i] * Short.MAX_VALUE);
        }
        try (WavWriter writer = WavWriter.create(file, tone.sampleRate())) {
            for (int from = 0; from < samples.length; from += 8_000) {
                writer.write(java.util.Arrays.copyOfRange(samples, from, from + 8_000), 8_000);
                writer.fsync();
            }
            writer.finish();
        }
        fixture.useCases
                .takes()
                .keepNow(
                        owner,
                        file,
                        new Take.RecordingInfo(PracticeFixture.NOW, "microphone", Take.TakeSource.RECORDED));
    }

    /// On the sound disk: nothing earlier is lost, and the act can be done again.
    private void check(Act act, Path data, String what) throws IOException {
        BackupRestorer.completePrepared(data, PracticeFixture.NOW);
        try (PracticeFixture fixture = new PracticeFixture(data)) {
            requireKept(fixture, what);
        }
        perform(act, data);
        try (PracticeFixture fixture = new PracticeFixture(data)) {
            requireKept(fixture, what + ", done again");
            if (act == Act.ERASE) {
                assertThat(named(fixture, ERASED)).as(what).isEmpty();
                try (Stream<Path> files = Files.walk(data.resolve("recordings"))) {
                    assertThat(files.filter(Files::isRegularFile)).as(what).hasSize(1);
                }
            }
            if (act == Act.RECORD || act == Act.IMPORT) {
                assertThat(takes(fixture)).as(what).hasSizeGreaterThan(1);
            }
        }
        if (act == Act.BACKUP) {
            LibraryBackup.verify(data.resolve("new.saywell"), PracticeFixture.BACKUP_KEYS);
        }
    }

    private static void requireKept(PracticeFixture fixture, String what) {
        assertThat(takes(fixture)).as(what).isNotEmpty();
        for (Take take : takes(fixture)) {
            Path file = fixture.useCases.takes().file(take.audio());
            assertThat(RecordingFiles.sha256Of(file))
                    .as(what)
                    .isEqualTo(take.audio().hash());
        }
        String pages = fixture.library.database().read(handle -> handle.select("PRAGMA integrity_check")
                .mapTo(String.class)
                .one());
        assertThat(pages).as(what).isEqualTo("ok");
    }

    private static List<Take> takes(PracticeFixture fixture) {
        Take.TakeOwner owner = owner(fixture);
        return fixture.useCases.takes().findByOwner(owner.sentenceId(), owner.learnerId());
    }

    private static Take.TakeOwner owner(PracticeFixture fixture) {
        long lesson = fixture.useCases.lessons().findAll().getFirst().id();
        long sentence = fixture.useCases
                .lessons()
                .sentenceStatuses(lesson, 0)
                .getFirst()
                .sentence()
                .id();
        return new Take.TakeOwner(sentence, named(fixture, KEPT).orElseThrow().id());
    }

    private static Optional<Learner> named(PracticeFixture fixture, String name) {
        return fixture.useCases.learners().withoutClass().stream()
                .filter(learner -> learner.name().equals(name))
                .findFirst();
    }

    private static long learner(PracticeFixture fixture, String name) {
        return fixture.useCases
                .learners()
                .add(name, "", Optional.empty(), Consent.THIS_COMPUTER)
                .id();
    }

    private static void delete(Path root) throws IOException {
        try (Stream<Path> paths = Files.walk(root)) {
            for (Path path : paths.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
