package app.saywell.desk.lan.certificate;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.Locale;

/// A key pair (P-256) with a certificate that it signed itself, for a server at a numeric address (RFC 5280). The
/// private key stays in memory: it is as short-lived as the server.
///
/// @param keys both, under a password that only this process knows
public record OwnCertificate(KeyStore keys, String password, X509Certificate certificate) {
    // A clock of a tablet that is a little behind must not make it invalid.
    private static final Duration CLOCK_MARGIN = Duration.ofDays(1);

    private static final byte[] ECDSA_WITH_SHA256 = Der.sequence(Der.identifier("2a8648ce3d040302"));
    private static final String COMMON_NAME = "550403";
    private static final String BASIC_CONSTRAINTS = "551d13";
    private static final String KEY_USAGE = "551d0f";
    private static final String EXTENDED_KEY_USAGE = "551d25";
    private static final String ALTERNATIVE_NAME = "551d11";
    private static final String SERVER_AUTHENTICATION = "2b06010505070301";
    private static final int IP_ADDRESS = 7;
    private static final int SERIAL_BITS = 127;
    private static final int PASSWORD_BYTES = 24;
    private static final int FINGERPRINT_GROUP = 4;

    /// A new one.
    ///
    /// @param validity from now on
    public static OwnCertificate create(InetAddress address, Instant now, Duration validity) {
        try {
            SecureRandom random = new SecureRandom();
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"), random);
            KeyPair pair = generator.generateKeyPair();
            X509Certificate certificate = sign(pair, toBeSigned(pair, address, now, validity, random));
            byte[] password = new byte[PASSWORD_BYTES];
            random.nextBytes(password);
            String text = HexFormat.of().formatHex(password);
            KeyStore keys = KeyStore.getInstance("PKCS12");
            keys.load(null, null);
            keys.setKeyEntry("classroom", pair.getPrivate(), text.toCharArray(), new Certificate[] {certificate});
            return new OwnCertificate(keys, text, certificate);
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException("every JDK has P-256, ECDSA and PKCS #12", e);
        }
    }

    /// The SHA-256 of the certificate as browsers show it, in groups of four hexadecimal digits.
    public String fingerprint() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(certificate.getEncoded());
            String digits = HexFormat.of().formatHex(digest).toUpperCase(Locale.ROOT);
            StringBuilder groups = new StringBuilder();
            for (int i = 0; i < digits.length(); i += FINGERPRINT_GROUP) {
                groups.append(i == 0 ? "" : " ").append(digits, i, i + FINGERPRINT_GROUP);
            }
            return groups.toString();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /// Without the password.
    @Override
    public String toString() {
        return "OwnCertificate[" + certificate.getSerialNumber() + "]";
    }

    private static X509Certificate sign(KeyPair pair, byte[] toBeSigned) throws GeneralSecurityException {
        Signature signature = Signature.getInstance("SHA256withECDSA");
        signature.initSign(pair.getPrivate());
        signature.update(toBeSigned);
        byte[] encoded = Der.sequence(toBeSigned, ECDSA_WITH_SHA256, Der.bits(0, signature.sign()));
        return (X509Certificate)
                CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(encoded));
    }

    private static byte[] toBeSigned(
            KeyPair pair, InetAddress address, Instant now, Duration validity, SecureRandom random) {
        byte[] name = Der.sequence(
                Der.set(Der.sequence(Der.identifier(COMMON_NAME), Der.text("Saywell " + address.getHostAddress()))));
        Instant from = now.minus(CLOCK_MARGIN).truncatedTo(ChronoUnit.SECONDS);
        Instant until = now.plus(validity).plus(CLOCK_MARGIN).truncatedTo(ChronoUnit.SECONDS);
        byte[] extensions = Der.sequence(
                extension(BASIC_CONSTRAINTS, Der.sequence()),
                extension(KEY_USAGE, Der.bits(7, new byte[] {(byte) 0x80})),
                extension(EXTENDED_KEY_USAGE, Der.sequence(Der.identifier(SERVER_AUTHENTICATION))),
                extension(ALTERNATIVE_NAME, Der.sequence(Der.implicit(IP_ADDRESS, address.getAddress()))));
        return Der.sequence(
                Der.explicit(0, Der.integer(BigInteger.TWO)),
                Der.integer(new BigInteger(SERIAL_BITS, random).add(BigInteger.ONE)),
                ECDSA_WITH_SHA256,
                name,
                Der.sequence(Der.time(from), Der.time(until)),
                name,
                pair.getPublic().getEncoded(),
                Der.explicit(3, extensions));
    }

    private static byte[] extension(String identifier, byte[] value) {
        return Der.sequence(Der.identifier(identifier), Der.yes(), Der.octets(value));
    }
}
