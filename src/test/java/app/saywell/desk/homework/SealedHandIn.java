package app.saywell.desk.homework;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.homework.ClassKey;
import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;

/// Opens a hand-in as `docs/homework-format.md` describes it, apart from the code that imports it.
final class SealedHandIn {
    private static final int HEAD = 102;

    private SealedHandIn() {}

    static Map<String, byte[]> open(byte[] file, ClassKey key) throws Exception {
        assertThat(new String(file, 0, 8, StandardCharsets.US_ASCII)).isEqualTo("SAYWELLH");
        assertThat(file[8]).isEqualTo((byte) 1);
        byte[] point = Arrays.copyOfRange(file, 9, 74);
        assertThat(java.util.HexFormat.of().formatHex(file, 74, 90)).isEqualTo(key.keyId());
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(key.privatePkcs8())));
        agreement.doPhase(publicKey(point), true);
        SecretKey secret = KDF.getInstance("HKDF-SHA256")
                .deriveKey(
                        "AES",
                        HKDFParameterSpec.ofExtract()
                                .addIKM(agreement.generateSecret())
                                .addSalt(point)
                                .addSalt(key.publicPoint())
                                .thenExpand("saywell-homework-1".getBytes(StandardCharsets.US_ASCII), 32));
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE, secret, new GCMParameterSpec(128, file, 90, 12));
        cipher.updateAAD(file, 0, HEAD);
        byte[] archive = cipher.doFinal(file, HEAD, file.length - HEAD);
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries.put(entry.getName(), zip.readAllBytes());
            }
        }
        return entries;
    }

    private static PublicKey publicKey(byte[] point) throws Exception {
        AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
        curve.init(new ECGenParameterSpec("secp256r1"));
        ECPoint w = new ECPoint(
                new BigInteger(1, Arrays.copyOfRange(point, 1, 33)),
                new BigInteger(1, Arrays.copyOfRange(point, 33, 65)));
        return KeyFactory.getInstance("EC")
                .generatePublic(new ECPublicKeySpec(w, curve.getParameterSpec(ECParameterSpec.class)));
    }
}
