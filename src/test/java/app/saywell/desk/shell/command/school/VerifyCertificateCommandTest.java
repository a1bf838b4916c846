package app.saywell.desk.shell.command.school;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.command.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCertificateCommandTest {
    @TempDir
    Path folder;

    @Test
    void aComputerWithoutTheLibraryVerifiesWhatAnotherSigned() throws IOException {
        Path certificate = folder.resolve("certificate.txt");
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            Take take = fixture.take(fixture.sentence("the park"));
            fixture.score(take);
            fixture.useCases.classroom().appeals().appeal(take, certificate);
        }
        CommandRun genuine = CommandRun.of("verify-certificate", certificate.toString());
        assertThat(genuine.exitCode()).isZero();
        assertThat(genuine.out()).contains("Genuine", "Sentence: the park", "All figures are the same.");
        Files.writeString(certificate, Files.readString(certificate).replace("the park", "the bark"));
        CommandRun changed = CommandRun.of("verify-certificate", certificate.toString());
        assertThat(changed.exitCode()).isOne();
        assertThat(changed.out()).contains("Not genuine").doesNotContain("the bark");
    }
}
