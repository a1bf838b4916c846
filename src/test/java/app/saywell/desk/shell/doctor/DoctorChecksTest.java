package app.saywell.desk.shell.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.http.StaticFile.Download;
import app.saywell.desk.client.http.StaticFile.DownloadProblem;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.policy.PolicyProblem;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.settings.doctor.FindingTexts;
import app.saywell.desk.settings.support.Finding;
import app.saywell.desk.settings.support.Finding.CheckState;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.judge.engine.onnx.ModelFolder;
import app.saywell.speech.audio.capture.CaptureException;
import app.saywell.speech.audio.capture.RecordingFailure;
import app.saywell.speech.audio.capture.SampleSource;
import app.saywell.speech.installation.InstallationFolder;
import app.saywell.speech.server.KeyTool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Each check of the doctor in each of its states, with words in both languages.
class DoctorChecksTest {
    @TempDir
    private Path folder;

    @Test
    void theDataFolder() throws IOException {
        requireFound(StorageChecks.folder(folder.resolve("not/there")), CheckState.OK, "fine");
        Library.open(folder.resolve("library")).close();
        requireFound(StorageChecks.folder(folder.resolve("library")), CheckState.OK, "fine");
        Files.setPosixFilePermissions(folder.resolve("library"), PosixFilePermissions.fromString("rwxr-xr-x"));
        requireFound(StorageChecks.folder(folder.resolve("library")), CheckState.WARNING, "open");
        Path file = Files.writeString(folder.resolve("file"), "");
        requireFound(StorageChecks.folder(file.resolve("x")), CheckState.PROBLEM, "read_only");
        requireFound(
                StorageChecks.folder(Path.of("\\\\server\\share")),
                CheckState.OK,
                "fine"); // a name like any other on this system
    }

    @Test
    void theDisk() throws IOException {
        requireFound(StorageChecks.disk(100L << 20), CheckState.PROBLEM, "full");
        requireFound(StorageChecks.disk(1L << 30), CheckState.WARNING, "little");
        requireFound(StorageChecks.disk(50L << 30), CheckState.OK, "fine");
        assertThat(StorageChecks.disk(folder.resolve("not/there")).check()).isEqualTo("disk");
    }

    @Test
    void theLibraryAlsoWhileItIsOpen() throws IOException {
        requireFound(StorageChecks.library(folder, LibraryKeys.NONE), CheckState.OK, "none");
        try (Library library = Library.open(folder)) {
            library.lessons().insert("3과", "");
            requireFound(StorageChecks.library(folder, LibraryKeys.NONE), CheckState.OK, "fine");
        }
        Path database = folder.resolve("saywell.db");
        DatabaseFile.changeCopy(database, handle -> handle.execute("UPDATE lesson SET title = '4과'"));
        requireFound(StorageChecks.library(folder, LibraryKeys.NONE), CheckState.PROBLEM, "rows");
        DatabaseFile.changeCopy(database, handle -> handle.execute("CREATE TABLE other (id INTEGER)"));
        requireFound(StorageChecks.library(folder, LibraryKeys.NONE), CheckState.PROBLEM, "damaged");
        DatabaseFile.changeCopy(database, handle -> handle.execute("PRAGMA user_version = 9999"));
        requireFound(StorageChecks.library(folder, LibraryKeys.NONE), CheckState.PROBLEM, "newer");
        Files.writeString(database, "not a database at all, but long enough to be read as one");
        requireFound(StorageChecks.library(folder, LibraryKeys.NONE), CheckState.PROBLEM, "damaged");
    }

    @Test
    void theModels() throws Exception {
        ModelFolder models = new ModelFolder(folder);
        requireFound(ModelChecks.models(models), CheckState.PROBLEM, "no_list");
        byte[] weights = {1, 2, 3};
        Files.write(folder.resolve("ear.onnx"), weights);
        String sum =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(weights));
        Files.writeString(folder.resolve("models.sha256"), sum + "  ear.onnx\n");
        requireFound(ModelChecks.models(models), CheckState.OK, "fine");
        Files.write(folder.resolve("ear.onnx"), new byte[] {1, 2, 3, 4});
        requireFound(ModelChecks.models(models), CheckState.PROBLEM, "wrong");
    }

    @Test
    void theMicrophone() throws CaptureException {
        requireFound(SoundChecks.microphone(0, () -> new ConstantSource(100)), CheckState.PROBLEM, "none");
        requireFound(
                SoundChecks.microphone(1, () -> {
                    throw new CaptureException(RecordingFailure.DEVICE_BUSY, "no");
                }),
                CheckState.PROBLEM,
                "refused");
        Duration moment = Duration.ZERO;
        requireFound(SoundChecks.listen(new ConstantSource(3000), moment), CheckState.OK, "fine");
        requireFound(SoundChecks.listen(new ConstantSource(2), moment), CheckState.WARNING, "quiet");
        requireFound(SoundChecks.listen(new ConstantSource(0), moment), CheckState.PROBLEM, "mute");
        requireFound(SoundChecks.listen(new ConstantSource(-1), moment), CheckState.PROBLEM, "lost");
    }

    @Test
    void thePolicy() throws IOException {
        requireFound(PolicyChecks.policy(SchoolPolicy.NONE), CheckState.OK, "none");
        requireFound(
                PolicyChecks.policy(SchoolPolicy.unusable(
                        folder.resolve("saywell.policy"), new PolicyProblem(3, 4, "must be a number"))),
                CheckState.PROBLEM,
                "wrong");
    }

    @Test
    void theCertificates() throws Exception {
        requireFound(PolicyChecks.certificates("", Instant.now()), CheckState.OK, "system");
        String pem = certificate(90);
        requireFound(PolicyChecks.certificates(pem, Instant.now()), CheckState.OK, "fine");
        requireFound(
                PolicyChecks.certificates(pem, Instant.now().plus(Duration.ofDays(70))), CheckState.WARNING, "ends");
        requireFound(
                PolicyChecks.certificates(pem, Instant.now().plus(Duration.ofDays(100))),
                CheckState.PROBLEM,
                "expired");
    }

    @Test
    void theLetters() {
        requireFound(DisplayChecks.fonts(InstallationFolder.current().fonts()), CheckState.OK, "fine");
        requireFound(DisplayChecks.fonts(folder), CheckState.PROBLEM, "missing");
    }

    @Test
    void theWindow() throws InterruptedException {
        requireFound(DisplayChecks.graphics(false, Optional.empty()), CheckState.OK, "no_display");
    }

    @Test
    void theHostedService() {
        requireFound(ServiceChecks.hosted(Optional.empty(), any -> null), CheckState.OK, "off");
        for (DownloadProblem problem : DownloadProblem.values()) {
            Finding found = ServiceChecks.hosted(
                    Optional.of(HttpSettings.hosted(
                            ServiceAddress.parse("https://s.example").orElseThrow())),
                    any -> new Download.NotDownloaded(problem));
            requireWords(found);
        }
    }

    private String certificate(int days) throws Exception {
        Path store = folder.resolve("school.p12");
        Path pem = folder.resolve("school.pem");
        KeyTool.makeSelfSigned(store, "changeit", "School", "-validity", String.valueOf(days));
        KeyTool.exportCertificate(store, "changeit", pem);
        return Files.readString(pem);
    }

    private static void requireFound(Finding finding, CheckState state, String key) {
        assertThat(finding.key()).isEqualTo(key);
        assertThat(finding.state()).isEqualTo(state);
        requireWords(finding);
    }

    private static void requireWords(Finding finding) {
        for (InterfaceLanguage language : InterfaceLanguage.values()) {
            FindingTexts texts = new FindingTexts(new LocalizedTexts(language));
            assertThat(texts.name(finding)).isNotBlank();
            assertThat(texts.found(finding)).isNotBlank().doesNotContain("{");
            if (finding.state() != CheckState.OK) {
                assertThat(texts.toDo(finding)).isNotBlank();
            }
        }
    }

    /// A microphone that delivers one value; nothing at all if it is negative.
    private record ConstantSource(int value) implements SampleSource {
        @Override
        public int sampleRate() {
            return 48_000;
        }

        @Override
        public int read(short[] buffer) {
            buffer[0] = (short) value;
            return value < 0 ? 0 : 1;
        }

        @Override
        public void close() {}
    }
}
