package app.saywell.desk.homework;

import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.store.change.UseCaseContext;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Arrays;
import java.util.HexFormat;

/// The key pairs of classes. What learners hand in is encrypted to the public key, which their page
/// carries; the private key stays in the library.
public final class HomeworkKeys {
    /// The length of an uncompressed point of P-256 in bytes.
    public static final int POINT_BYTES = 65;

    private static final int COORDINATE_BYTES = 32;
    private static final byte UNCOMPRESSED = 4;
    private static final int KEY_ID_BYTES = 16;

    private final UseCaseContext context;

    public HomeworkKeys(UseCaseContext context) {
        this.context = context;
    }

    /// The key pair of a class. The first call makes it.
    public ClassKey keyOf(long classId) {
        return context.library().classKeys().findByClass(classId).orElseGet(() -> context.library()
                .classKeys()
                .insertIfMissing(create(classId)));
    }

    /// The id of a public key.
    ///
    /// @param publicPoint the uncompressed point
    /// @return the first 16 bytes of its SHA-256 as 32 hexadecimal digits
    public static String keyId(byte[] publicPoint) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(publicPoint);
            return HexFormat.of().formatHex(digest, 0, KEY_ID_BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private ClassKey create(long classId) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair pair = generator.generateKeyPair();
            byte[] point = uncompressed((ECPublicKey) pair.getPublic());
            return new ClassKey(
                    keyId(point),
                    classId,
                    point,
                    pair.getPrivate().getEncoded(),
                    context.clock().instant());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has P-256", e);
        }
    }

    private static byte[] uncompressed(ECPublicKey key) {
        byte[] point = new byte[POINT_BYTES];
        point[0] = UNCOMPRESSED;
        put(key.getW().getAffineX(), point, 1);
        put(key.getW().getAffineY(), point, 1 + COORDINATE_BYTES);
        return point;
    }

    // Big-endian with leading zeros; toByteArray may put one zero byte too many in front.
    private static void put(BigInteger coordinate, byte[] point, int offset) {
        byte[] bytes = coordinate.toByteArray();
        int from = Math.max(0, bytes.length - COORDINATE_BYTES);
        byte[] digits = Arrays.copyOfRange(bytes, from, bytes.length);
        System.arraycopy(digits, 0, point, offset + COORDINATE_BYTES - digits.length, digits.length);
    }
}
