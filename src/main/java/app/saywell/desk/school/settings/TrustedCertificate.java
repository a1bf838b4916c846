package app.saywell.desk.school.settings;

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

/// A certificate that the user trusts, because a school's own service uses one that the system does
/// not trust.
///
/// Contains public data only. The private key stays with the service.
public record TrustedCertificate(X509Certificate certificate) {
    private static final int MAX_FILE_BYTES = 1 << 20;

    /// Reads a PEM or DER file. If it contains several certificates, the first is used.
    ///
    /// @throws IOException if the file cannot be read or contains no certificate
    public static TrustedCertificate read(Path file) throws IOException {
        if (Files.size(file) > MAX_FILE_BYTES) {
            throw new IOException("too large for a certificate");
        }
        return parse(Files.readAllBytes(file)).orElseThrow(() -> new IOException("no certificate in the file"));
    }

    /// Parses the output of [#pem()]; empty if it is not a certificate.
    public static Optional<TrustedCertificate> ofPem(String pem) {
        return pem.isBlank() ? Optional.empty() : parse(pem.getBytes(StandardCharsets.US_ASCII));
    }

    private static Optional<TrustedCertificate> parse(byte[] bytes) {
        try {
            var parsed = CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(bytes));
            return parsed instanceof X509Certificate x509
                    ? Optional.of(new TrustedCertificate(x509))
                    : Optional.empty();
        } catch (CertificateException e) {
            return Optional.empty();
        }
    }

    /// The certificate as PEM.
    public String pem() {
        return "-----BEGIN CERTIFICATE-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(encoded())
                + "\n-----END CERTIFICATE-----\n";
    }

    /// The subject of the certificate.
    public String subject() {
        return certificate.getSubjectX500Principal().getName();
    }

    /// The SHA-256 fingerprint, to compare with the one that the school gives: `AB:CD:…`.
    public String fingerprint() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(encoded());
            return HexFormat.ofDelimiter(":").withUpperCase().formatHex(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("SHA-256 is not available", e);
        }
    }

    private byte[] encoded() {
        try {
            return certificate.getEncoded();
        } catch (CertificateEncodingException e) {
            throw new IllegalStateException("the certificate cannot be encoded", e);
        }
    }
}
