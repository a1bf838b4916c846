package app.saywell.desk.assessment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.desk.assessment.AppealService.AppealOutcome;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppealServiceTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private Take take;
    private Path certificate;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder.resolve("data"));
        take = fixture.take(fixture.sentence("the park"));
        certificate = folder.resolve("certificate.txt");
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void theSameBytesGetTheSameFiguresAndAnotherSaywellVerifiesIt() throws IOException {
        fixture.score(take);
        int before = fixture.embedded.calls.get();
        AppealOutcome outcome = appeal();
        assertThat(fixture.embedded.calls).as("judged anew").hasValue(before + 1);
        assertThat(outcome).isInstanceOfSatisfying(AppealOutcome.JudgedAgain.class, again -> assertThat(
                        again.statement().isSame())
                .isTrue());
        AppealCertificate read =
                AppealCertificate.verify(Files.readString(certificate)).orElseThrow();
        assertThat(read.statement().recording()).isEqualTo(take.audio().hash());
        assertThat(read.statement().sentence()).isEqualTo("the park");
        assertThat(read.fingerprint()).isEqualTo(((AppealOutcome.JudgedAgain) outcome).fingerprint());
        assertThat(fixture.library.accessRecord().find(Instant.EPOCH, PracticeFixture.NOW.plusSeconds(9)))
                .extracting(AccessEntry::action)
                .contains(AccessEntry.AccessAction.APPEALED);
    }

    @Test
    void aCertificateSaysWhereFiguresOrTheEngineDiffer() throws IOException {
        fixture.score(take);
        fixture.engine.set("even 2");
        fixture.embedded.wrongPart.set("park");
        appeal();
        AppealStatement statement = AppealCertificate.verify(Files.readString(certificate))
                .orElseThrow()
                .statement();
        assertThat(statement.isSame()).isFalse();
        assertThat(statement.isSameEngine()).isFalse();
        assertThat(statement.engineNow()).isEqualTo("even 2");
    }

    @Test
    void aSingleChangedSignIsFound() throws IOException {
        fixture.score(take);
        appeal();
        String text = Files.readString(certificate);
        assertThat(AppealCertificate.verify(text)).isPresent();
        assertThat(AppealCertificate.verify(text.replace("\n", "\r\n")))
                .as("as Windows may copy it")
                .isPresent();
        assertThat(AppealCertificate.verify(text.replace("the park", "the bark")))
                .isEmpty();
        assertThat(AppealCertificate.verify(text.replaceFirst("figures now: \\d", "figures now: 9")))
                .isEmpty();
        for (int i = 0; i < text.length() - 1; i++) {
            String changed = text.substring(0, i) + (char) (text.charAt(i) + 1) + text.substring(i + 1);
            assertThat(AppealCertificate.verify(changed)).as("sign %d", i).isEmpty();
        }
        assertThat(AppealCertificate.verify(text + "figures now: 100\n")).isEmpty();
        assertThat(AppealCertificate.verify(text.replace("signature: ", "figures now: 100\nsignature: ")))
                .isEmpty();
        assertThat(AppealCertificate.verify(text + "\n")).isPresent();
        assertThat(AppealCertificate.verify("")).isEmpty();
        assertThat(AppealCertificate.verify("a\n---\nkey: x\nsignature: y\n")).isEmpty();
    }

    @Test
    void theKeyOfALibraryStaysTheSame() throws IOException {
        fixture.score(take);
        AppealOutcome first = appeal();
        AppealOutcome second = appeal();
        assertThat(((AppealOutcome.JudgedAgain) second).fingerprint())
                .isEqualTo(((AppealOutcome.JudgedAgain) first).fingerprint());
    }

    @Test
    void aTakeThatWasNeverScoredHasNothingToCompare() throws IOException {
        assertThat(appeal()).isInstanceOf(AppealOutcome.NothingToCompare.class);
        assertThat(certificate).doesNotExist();
    }

    /// Whoever has no Saywell verifies it as decision 0381 says; here with OpenSSL. Skipped where it is not installed.
    @Test
    void anotherProgramVerifiesItToo() throws Exception {
        assumeTrue(isOpenSslInstalled(), "OpenSSL is not installed");
        fixture.score(take);
        appeal();
        String text = Files.readString(certificate);
        int end = text.indexOf("---\n");
        Path said = Files.writeString(folder.resolve("said"), text.substring(0, end));
        Path key = Files.write(folder.resolve("key"), decoded(text, "key: "));
        Path signature = Files.write(folder.resolve("signature"), decoded(text, "signature: "));
        assertThat(openSsl(said, key, signature)).isZero();
        Files.writeString(said, Files.readString(said).replace("the park", "the bark"));
        assertThat(openSsl(said, key, signature)).isNotZero();
    }

    private static byte[] decoded(String text, String name) {
        return text.lines()
                .filter(line -> line.startsWith(name))
                .map(line -> Base64.getDecoder().decode(line.substring(name.length())))
                .findFirst()
                .orElseThrow();
    }

    private static int openSsl(Path said, Path key, Path signature) throws Exception {
        Process process = new ProcessBuilder(
                        "openssl",
                        "pkeyutl",
                        "-verify",
                        "-rawin",
                        "-pubin",
                        "-keyform",
                        "DER",
                        "-inkey",
                        key.toString(),
                        "-in",
                        said.toString(),
                        "-sigfile",
                        signature.toString())
                .redirectErrorStream(true)
                .start();
        process.getInputStream().readAllBytes();
        return process.waitFor();
    }

    private static boolean isOpenSslInstalled() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "openssl")));
    }

    private AppealOutcome appeal() throws IOException {
        return fixture.useCases.classroom().appeals().appeal(take, certificate);
    }
}
