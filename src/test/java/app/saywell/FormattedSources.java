package app.saywell;

import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/// The sources that are known to be formatted, by the digests of their texts: to format all of them takes a minute of
/// processor time, and most are as they were. What is not in the list is formatted, so the list need not be complete;
/// `mvn test-compile exec:exec@remember-formatted` writes it anew. With `-Ddeep=true` nothing is known.
final class FormattedSources {
    private static final Path LIST = Path.of("src/test/resources/app/saywell/formatted.sha256");
    private static final int SIGNS = 16;

    private final Set<String> digests;

    private FormattedSources(Set<String> digests) {
        this.digests = digests;
    }

    public static void main(String[] args) throws IOException, FormatterException {
        List<String> digests = new ArrayList<>();
        FormattedSources known = known();
        for (Path source : FormatSources.sources()) {
            String text = Files.readString(source);
            if (known.contains(text) || FormatSources.formatted(text).equals(text)) {
                digests.add(digest(text));
            }
        }
        digests.sort(null);
        digests.addFirst(formatter());
        Files.writeString(LIST, String.join("\n", digests) + "\n");
    }

    /// Those of the list, if it was made by the same formatter.
    static FormattedSources known() throws IOException {
        List<String> lines = Boolean.getBoolean("deep") || !Files.exists(LIST) ? List.of() : Files.readAllLines(LIST);
        boolean holds = !lines.isEmpty() && lines.getFirst().equals(formatter());
        return new FormattedSources(holds ? Set.copyOf(lines) : Set.of());
    }

    boolean contains(String text) {
        return digests.contains(digest(text));
    }

    /// The formatter with what [FormatSources] does beside it.
    private static String formatter() throws IOException {
        Path library = Path.of(Formatter.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath());
        return library.getFileName() + " "
                + digest(Files.readString(Path.of("src/test/java/app/saywell/FormatSources.java")));
    }

    private static String digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, SIGNS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
