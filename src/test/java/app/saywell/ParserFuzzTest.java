package app.saywell;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every parser of files and messages from outside refuses what it cannot read, and throws nothing
/// else; it takes less than a second of processor time, and all that it ever allocates for an input
/// is less than 64 MB and ten times the input. The corpus was found by a coverage-guided fuzzer
/// (see `docs/reliability-tests.md`); each file of
/// it is tried as it is, and then changed at random.
class ParserFuzzTest {
    private static final Path CORPUS = Path.of("src", "test", "resources", "fuzz");
    private static final String FOUND = "corpus.zip";
    private static final int CHANGES = Boolean.getBoolean("deep") ? 200_000 : 80;
    private static final Duration HANG = Duration.ofMinutes(Boolean.getBoolean("deep") ? 60 : 5);

    private static List<byte[]> corpus(FuzzedParser parser) throws IOException {
        Path folder = CORPUS.resolve(parser.folder());
        List<byte[]> inputs = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                if (!file.endsWith(FOUND)) {
                    inputs.add(Files.readAllBytes(file));
                }
            }
        }
        try (ZipFile found = new ZipFile(folder.resolve(FOUND).toFile())) {
            for (ZipEntry entry : Collections.list(found.entries())) {
                inputs.add(found.getInputStream(entry).readAllBytes());
            }
        }
        return inputs;
    }

    /// Decoders log what is wrong with each file, in its own bytes.
    @BeforeAll
    static void silenceDecoders() {
        setHandlerLevel(Level.OFF);
    }

    @AfterAll
    static void letThemSpeak() {
        setHandlerLevel(Level.ALL);
    }

    private static void setHandlerLevel(Level level) {
        for (Handler handler : Logger.getLogger("").getHandlers()) {
            handler.setLevel(level);
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingButARefusalIsThrown(FuzzedParser parser) throws IOException {
        List<byte[]> corpus = corpus(parser);
        Random random = new Random(16);
        assertTimeoutPreemptively(HANG, () -> {
            corpus.forEach(parser::attempt);
            for (int i = 0; i < CHANGES; i++) {
                byte[] seed = corpus.get(random.nextInt(corpus.size()));
                byte[] other = corpus.get(random.nextInt(corpus.size()));
                parser.attempt(changed(seed, other, random));
            }
        });
    }

    private static byte[] changed(byte[] seed, byte[] other, Random random) {
        byte[] input = seed.clone();
        for (int i = random.nextInt(5); i >= 0 && input.length > 0; i--) {
            int at = random.nextInt(input.length);
            switch (random.nextInt(5)) {
                case 0 -> input[at] = (byte) random.nextInt(256);
                case 1 -> input[at] ^= (byte) (1 << random.nextInt(8));
                case 2 -> input = Arrays.copyOf(input, at);
                case 3 -> input = joined(input, at, other, random.nextInt(other.length + 1));
                default -> {
                    int length = Math.min(4, input.length - at);
                    byte filler = (byte) (random.nextBoolean() ? 0 : 0xff);
                    Arrays.fill(input, at, at + length, filler);
                }
            }
        }
        return input;
    }

    private static byte[] joined(byte[] first, int until, byte[] second, int from) {
        byte[] both = Arrays.copyOf(first, until + second.length - from);
        System.arraycopy(second, from, both, until, second.length - from);
        return both;
    }
}
