package app.saywell.desk.homework.handin;

import app.saywell.desk.homework.handin.HandInException.HandInFailure;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.EllipticCurve;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;

/// Opens what a page encrypted to the public key of a class: ECDH on P-256 (NIST SP 800-56A),
/// HKDF-SHA-256 (RFC 5869) and AES-256-GCM (NIST SP 800-38D).
final class HandInCipher {
    static final byte[] INFO = "saywell-homework-1".getBytes(StandardCharsets.US_ASCII);
    static final int TAG_BITS = 128;
    private static final int COORDINATE_BYTES = 32;
    private static final int KEY_BYTES = 32;
    private static final byte UNCOMPRESSED = 4;

    private HandInCipher() {}

    /// The archive in a hand-in.
    ///
    /// @param file the whole file
    /// @param classPoint the public key of the class, an uncompressed point
    /// @param privatePkcs8 the private key of the class
    /// @throws HandInException `DAMAGED` if anything of the file was changed
    static byte[] decrypt(byte[] file, HandInHeader header, byte[] classPoint, byte[] privatePkcs8) {
        try {
            PrivateKey privateKey = KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(privatePkcs8));
            SecretKey key =
                    deriveKey(privateKey, publicKey(header.ephemeralPoint()), header.ephemeralPoint(), classPoint);
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, header.nonce()));
            cipher.updateAAD(header.bytes());
            return cipher.doFinal(file, HandInHeader.BYTES, file.length - HandInHeader.BYTES);
        } catch (AEADBadTagException e) {
            throw new HandInException(HandInFailure.DAMAGED, "it was changed or cut off", e);
        } catch (GeneralSecurityException e) {
            throw new HandInException(HandInFailure.DAMAGED, "it cannot be decrypted", e);
        }
    }

    /// The key that both sides agree on.
    static SecretKey deriveKey(PrivateKey own, PublicKey other, byte[] ephemeralPoint, byte[] classPoint)
            throws GeneralSecurityException {
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(own);
        agreement.doPhase(other, true);
        byte[] salt = Arrays.copyOf(ephemeralPoint, ephemeralPoint.length + classPoint.length);
        System.arraycopy(classPoint, 0, salt, ephemeralPoint.length, classPoint.length);
        return KDF.getInstance("HKDF-SHA256")
                .deriveKey(
                        "AES",
                        HKDFParameterSpec.ofExtract()
                                .addIKM(agreement.generateSecret())
                                .addSalt(salt)
                                .thenExpand(INFO, KEY_BYTES));
    }

    /// A public key from its point, which must be on the curve: a point beside it would betray the
    /// private key of the class (an invalid-curve attack).
    static PublicKey publicKey(byte[] point) throws GeneralSecurityException {
        AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
        parameters.init(new ECGenParameterSpec("secp256r1"));
        ECParameterSpec curve = parameters.getParameterSpec(ECParameterSpec.class);
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 1 + COORDINATE_BYTES));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 1 + COORDINATE_BYTES, 65));
        if (point[0] != UNCOMPRESSED || !isOn(curve.getCurve(), x, y)) {
            throw new HandInException(HandInFailure.DAMAGED, "its key is no point of the curve");
        }
        return KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), curve));
    }

    private static boolean isOn(EllipticCurve curve, BigInteger x, BigInteger y) {
        BigInteger p = ((ECFieldFp) curve.getField()).getP();
        BigInteger right =
                x.pow(3).add(curve.getA().multiply(x)).add(curve.getB()).mod(p);
        return x.compareTo(p) < 0 && y.compareTo(p) < 0 && y.multiply(y).mod(p).equals(right);
    }
}
