package app.saywell.desk.shell.command.school;

import app.saywell.desk.assessment.AppealCertificate;
import app.saywell.desk.assessment.AppealStatement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Verifies the certificate of an appeal, of this or another Saywell.
@Command(
        name = "verify-certificate",
        description = "Says whether the certificate of an appeal is genuine, and what it states. Ends with 1 if it was"
                + " changed.")
public final class VerifyCertificateCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE.txt", description = "The certificate.")
    private Path file;

    @Override
    public Integer call() throws IOException {
        Optional<AppealCertificate> certificate = AppealCertificate.verify(Files.readString(file));
        if (certificate.isEmpty()) {
            System.out.println("Not genuine: this is no certificate, or it was changed.");
            return 1;
        }
        AppealStatement statement = certificate.get().statement();
        System.out.println("Genuine, signed with the key " + certificate.get().fingerprint());
        System.out.println("Recording " + statement.recording());
        System.out.println("Sentence: " + statement.sentence());
        System.out.println("Judged " + statement.then() + " by " + statement.engineThen());
        System.out.println("Judged again " + statement.now() + " by " + statement.engineNow());
        System.out.println(
                statement.isSame()
                        ? "All figures are the same."
                        : "The figures differ." + (statement.isSameEngine() ? "" : " Another engine judged."));
        return 0;
    }
}
