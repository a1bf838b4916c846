package app.saywell.library.settings;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;

/// A certificate that the user vouches for, because a school's own service has one that nobody else
/// does.
///
/// It holds public data alone; the service's private key stays where it is.
public record TrustedCertificate(X509Certificate certificate) {
    private static final int LARGEST = 1 << 20;

    /// Reads a PEM or DER file; of several certificates the first.
    ///
    /// @throws IOException if it cannot be read or holds no certificate
    public static TrustedCertificate read(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            throw new IOException("too large for a certificate");
        }
        return parse(Files.readAllBytes(file))
                .orElseThrow(() -> new IOException("no certificate in the file"));
    }

    /// What [#pem()] wrote; empty where it is none.
    public static Optional<TrustedCertificate> ofPem(String pem) {
        return pem.isBlank() ? Optional.empty() : parse(pem.getBytes(StandardCharsets.US_ASCII));
    }

    private static Optional<TrustedCertificate> parse(byte[] bytes) {
        try {
            var found =
                    CertificateFactory.getInstance("X.509")
                            .generateCertificate(new ByteArrayInputStream(bytes));
            return found instanceof X509Certificate x509
                    ? Optional.of(new TrustedCertificate(x509))
                    : Optional.empty();
        } catch (CertificateException e) {
            return Optional.empty();
        }
    }

    /// The form in which it is kept.
    public String pem() {
        return "-----BEGIN CERTIFICATE-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(encoded())
                + "\n-----END CERTIFICATE-----\n";
    }

    /// Whom it names.
    public String subject() {
        return certificate.getSubjectX500Principal().getName();
    }

    /// SHA-256 of it, to be compared with what the school says: `AB:CD:…`.
    public String fingerprint() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(encoded());
            return HexFormat.ofDelimiter(":").withUpperCase().formatHex(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private byte[] encoded() {
        try {
            return certificate.getEncoded();
        } catch (CertificateEncodingException e) {
            throw new IllegalStateException("it was read from its encoded form", e);
        }
    }
}
