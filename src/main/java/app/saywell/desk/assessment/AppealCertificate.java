package app.saywell.desk.assessment;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;

/// An appeal statement with its signature (Ed25519, RFC 8032): a text that people read and another Saywell verifies.
///
/// @param fingerprint of the key of the Saywell that signed it, to be compared with what the school tells
public record AppealCertificate(AppealStatement statement, String fingerprint) {
    private static final String ALGORITHM = "Ed25519";
    private static final String KEY = "key: ";
    private static final String SIGNATURE = "signature: ";
    private static final String END = "\n---\n";
    private static final int FINGERPRINT_BYTES = 8;

    /// The certificate as text.
    static String sign(AppealStatement statement, KeyPair keys) {
        String said = statement.write();
        try {
            Signature signature = Signature.getInstance(ALGORITHM);
            signature.initSign(keys.getPrivate());
            signature.update(said.getBytes(StandardCharsets.UTF_8));
            return whole(said, keys.getPublic().getEncoded(), signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Reads a certificate and verifies its signature.
    ///
    /// @return empty if it is none, or if a single sign of it was changed, added or taken away, but for line ends
    ///     as other systems write them and empty lines at the end
    public static Optional<AppealCertificate> verify(String text) {
        String lines = text.replace("\r\n", "\n");
        int end = lines.indexOf(END);
        if (end < 0) {
            return Optional.empty();
        }
        try {
            String said = lines.substring(0, end) + "\n";
            byte[] key = decode(lines.substring(end), KEY);
            byte[] signed = decode(lines.substring(end), SIGNATURE);
            // Base64 has signs whose last bits nothing depends on, and below the signature anything could stand.
            if (!lines.stripTrailing().equals(whole(said, key, signed).stripTrailing())) {
                return Optional.empty();
            }
            PublicKey publicKey = KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(key));
            Signature signature = Signature.getInstance(ALGORITHM);
            signature.initVerify(publicKey);
            signature.update(said.getBytes(StandardCharsets.UTF_8));
            return signature.verify(signed)
                    ? Optional.of(new AppealCertificate(AppealStatement.read(said), fingerprint(publicKey)))
                    : Optional.empty();
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /// The beginning of the SHA-256 of a key, in groups of four signs.
    static String fingerprint(PublicKey key) throws GeneralSecurityException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(key.getEncoded());
        String hex = HexFormat.of().formatHex(digest, 0, FINGERPRINT_BYTES);
        return hex.replaceAll("(.{4})(?!$)", "$1-");
    }

    /// Both halves of a new key.
    static KeyPair newKeys() throws GeneralSecurityException {
        return KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
    }

    /// The private half from its encoded form.
    static PrivateKey privateKey(byte[] encoded) throws GeneralSecurityException {
        return KeyFactory.getInstance(ALGORITHM).generatePrivate(new PKCS8EncodedKeySpec(encoded));
    }

    /// The public half from its encoded form.
    static PublicKey publicKey(byte[] encoded) throws GeneralSecurityException {
        return KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded));
    }

    private static String whole(String said, byte[] key, byte[] signature) {
        return said.stripTrailing() + END + KEY + encode(key) + "\n" + SIGNATURE + encode(signature) + "\n";
    }

    private static String encode(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static byte[] decode(String lines, String name) {
        return lines.lines()
                .filter(line -> line.startsWith(name))
                .findFirst()
                .map(line ->
                        Base64.getDecoder().decode(line.substring(name.length()).strip()))
                .orElseThrow(() -> new IllegalArgumentException("no " + name));
    }
}
