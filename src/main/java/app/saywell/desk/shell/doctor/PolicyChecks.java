package app.saywell.desk.shell.doctor;

import app.saywell.desk.school.policy.PolicyProblem;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.TrustedCertificate;
import app.saywell.desk.settings.support.Finding;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/// Whether the school's file and the certificates can be relied on.
public final class PolicyChecks {
    private static final Duration SOON = Duration.ofDays(30);

    private PolicyChecks() {}

    /// Whether there is a policy, whether it can be used, and whether it is safe from its users.
    public static Finding policy(SchoolPolicy policy) {
        Optional<Path> file = policy.file();
        if (file.isEmpty()) {
            return Finding.ok("policy", "none");
        }
        if (policy.problem().isPresent()) {
            PolicyProblem problem = policy.problem().get();
            return Finding.problem("policy", "wrong", file.get().toString(), problem.toString());
        }
        boolean isRoot = "root".equals(System.getProperty("user.name"));
        return Files.isWritable(file.get()) && !isRoot
                ? Finding.warning("policy", "writable", file.get().toString())
                : Finding.ok(
                        "policy",
                        "fine",
                        policy.imposed().size(),
                        policy.locked().size());
    }

    /// Whether certificates can be checked, and how long the school's own one holds.
    ///
    /// @param pem the certificate that is trusted in addition; empty if there is none
    public static Finding certificates(String pem, Instant now) throws GeneralSecurityException {
        if (systemCertificates() == 0) {
            return Finding.problem("certificates", "none");
        }
        Optional<TrustedCertificate> own = TrustedCertificate.ofPem(pem);
        if (own.isEmpty()) {
            return Finding.ok("certificates", "system");
        }
        Instant end = own.get().certificate().getNotAfter().toInstant();
        long days = Duration.between(now, end).toDays();
        if (end.isBefore(now)) {
            return Finding.problem("certificates", "expired");
        }
        return end.isBefore(now.plus(SOON))
                ? Finding.warning("certificates", "ends", days)
                : Finding.ok("certificates", "fine", days);
    }

    private static int systemCertificates() throws GeneralSecurityException {
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init((KeyStore) null);
        return Arrays.stream(factory.getTrustManagers())
                .filter(X509TrustManager.class::isInstance)
                .mapToInt(trust -> ((X509TrustManager) trust).getAcceptedIssuers().length)
                .sum();
    }
}
