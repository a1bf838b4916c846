package app.saywell.desk.homework.handin;

import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.database.RecordingFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import tools.jackson.databind.json.JsonMapper;

/// Writes hand-ins as the homework page does, and every part of them otherwise where a test wants
/// a hostile one.
public final class HandInFiles {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    public final Map<String, Object> manifest = new LinkedHashMap<>();
    public final Map<String, byte[]> entries = new LinkedHashMap<>();
    public int method = ZipEntry.STORED;
    private final List<Map<String, Object>> recordings = new ArrayList<>();
    private final ClassKey key;

    /// A hand-in of a learner who chose the number on the page.
    public HandInFiles(ClassKey key, Homework homework, Learner learner) {
        this.key = key;
        manifest.put("format", "saywell-homework");
        manifest.put("version", 1);
        manifest.put("homework", homework.id().toString());
        manifest.put("lesson", String.valueOf(homework.lessonId()));
        manifest.put("handIn", UUID.randomUUID().toString());
        Map<String, Object> claimed = new LinkedHashMap<>();
        claimed.put("id", null);
        claimed.put("number", learner.number());
        claimed.put("alias", null);
        manifest.put("learner", claimed);
        manifest.put("createdAt", "2026-11-20T18:00:00Z");
        manifest.put("language", "ko");
        manifest.put("recordings", recordings);
    }

    /// As a file that was made for one learner.
    public HandInFiles personal(Learner learner) {
        manifest.put(
                "learner",
                Map.of("id", String.valueOf(learner.id()), "number", learner.number(), "alias", learner.name()));
        return this;
    }

    public HandInFiles createdAt(Instant time) {
        manifest.put("createdAt", time.toString());
        return this;
    }

    public HandInFiles add(Sentence sentence, byte[] audio, String extension) {
        String name = "recordings/%02d.%s".formatted(recordings.size() + 1, extension);
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("sentence", String.valueOf(sentence.id()));
        entry.put("position", recordings.size() + 1);
        entry.put("textSha256", RecordingFiles.sha256Of(sentence.text().getBytes(StandardCharsets.UTF_8)));
        entry.put("file", name);
        entry.put("type", "audio/" + extension);
        entry.put("bytes", audio.length);
        entry.put("sha256", RecordingFiles.sha256Of(audio));
        entry.put("recordedAt", "2026-11-20T17:55:00Z");
        entry.put("seconds", 1.5);
        entry.put("notes", List.of("quiet"));
        recordings.add(entry);
        entries.put(name, audio);
        return this;
    }

    /// The description of a recording, to be changed.
    public Map<String, Object> recording(int index) {
        return recordings.get(index);
    }

    public Path write(Path file) {
        try {
            return Files.write(file, bytes());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    public byte[] bytes() {
        return encrypt(zip(JSON.writeValueAsBytes(manifest), entries), key);
    }

    /// An archive with a manifest in front.
    public byte[] zip(byte[] manifestBytes, Map<String, byte[]> files) {
        Map<String, byte[]> all = new LinkedHashMap<>();
        all.put("manifest.json", manifestBytes);
        all.putAll(files);
        return zip(all);
    }

    public byte[] zip(Map<String, byte[]> files) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setMethod(method);
                if (method == ZipEntry.STORED) {
                    CRC32 crc = new CRC32();
                    crc.update(file.getValue());
                    entry.setCrc(crc.getValue());
                    entry.setSize(file.getValue().length);
                    entry.setCompressedSize(file.getValue().length);
                }
                out.putNextEntry(entry);
                out.write(file.getValue());
                out.closeEntry();
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /// Encrypts an archive to a class.
    public static byte[] encrypt(byte[] zip, ClassKey key) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair ephemeral = generator.generateKeyPair();
            byte[] point = point((ECPublicKey) ephemeral.getPublic());
            byte[] nonce = new byte[HandInHeader.NONCE_BYTES];
            new SecureRandom().nextBytes(nonce);
            ByteArrayOutputStream header = new ByteArrayOutputStream();
            header.writeBytes(HandInHeader.MAGIC);
            header.write(HandInHeader.VERSION);
            header.writeBytes(point);
            header.writeBytes(HexFormat.of().parseHex(key.keyId()));
            header.writeBytes(nonce);
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(
                    Cipher.ENCRYPT_MODE,
                    HandInCipher.deriveKey(
                            ephemeral.getPrivate(),
                            HandInCipher.publicKey(key.publicPoint()),
                            point,
                            key.publicPoint()),
                    new GCMParameterSpec(HandInCipher.TAG_BITS, nonce));
            cipher.updateAAD(header.toByteArray());
            header.writeBytes(cipher.doFinal(zip));
            return header.toByteArray();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] point(ECPublicKey key) {
        byte[] point = new byte[HandInHeader.POINT_BYTES];
        point[0] = 4;
        put(key.getW().getAffineX(), point, 1);
        put(key.getW().getAffineY(), point, 33);
        return point;
    }

    private static void put(BigInteger number, byte[] target, int at) {
        byte[] digits = HexFormat.of().parseHex("%064x".formatted(number));
        System.arraycopy(digits, 0, target, at, digits.length);
    }
}
