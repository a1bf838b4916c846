package app.saywell.desk.lessons.pack;

import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/// What a lesson holds, without its sounds: to be compared and shown.
///
/// @param sharedId by which computers that share it know it; empty if it isn't shared
/// @param lines its sentences in order, each with its translation
/// @param digest SHA-256 of all that makes the lesson what it is, in hexadecimal: texts, tags, and which model readings
///     there are; the same on every computer
public record PackOutline(String sharedId, String title, List<String> lines, String digest) {
    private static final int MAX_BYTES = 16 << 20;

    /// Copies the list.
    public PackOutline {
        lines = List.copyOf(lines);
    }

    /// Reads it from a pack. Its sounds are not verified.
    ///
    /// @throws PackException if it is cut off or no lesson
    public static PackOutline read(Path pack) throws IOException {
        try (ZipFile file = new ZipFile(pack.toFile(), StandardCharsets.UTF_8)) {
            ZipEntry entry = file.getEntry("lesson.json");
            if (entry == null) {
                throw new PackException(PackFailureKind.NOT_A_LESSON, "there is no lesson.json");
            }
            try (InputStream in = file.getInputStream(entry)) {
                byte[] content = in.readNBytes(MAX_BYTES);
                return of(LessonFolder.parse(content));
            }
        } catch (ZipException e) {
            throw new PackException(PackFailureKind.DAMAGED, "not a complete ZIP file", e);
        }
    }

    static PackOutline of(LessonFile lesson) {
        MessageDigest sha = sha256();
        add(sha, lesson.title());
        add(sha, lesson.description());
        lesson.tags().forEach(tag -> add(sha, "#" + tag));
        for (LessonFile.SentenceEntry sentence : lesson.sentences()) {
            add(sha, sentence.text());
            add(sha, sentence.meaning());
            sentence.readings().stream()
                    .map(reading -> reading.sha256() + reading.model())
                    .sorted()
                    .forEach(reading -> add(sha, reading));
        }
        return new PackOutline(
                lesson.sharedId(),
                lesson.title(),
                lesson.sentences().stream().map(PackOutline::line).toList(),
                HexFormat.of().formatHex(sha.digest()));
    }

    private static String line(LessonFile.SentenceEntry sentence) {
        return sentence.meaning().isEmpty() ? sentence.text() : sentence.text() + " · " + sentence.meaning();
    }

    private static void add(MessageDigest sha, String part) {
        byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
        sha.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
        sha.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
