package app.saywell.desk.store.seal;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.store.seal.SealedDisk.NewFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SealedDiskTest {
    @TempDir
    private Path folder;

    private final LibraryKey key = LibraryKey.random();
    private final SealedDisk disk = new SealedDisk(key, file -> true, NewFiles.ENCRYPTED);

    private Path file() {
        return disk.path(folder).resolve("sound.wav");
    }

    private static byte[] bytes(int count, long seed) {
        byte[] bytes = new byte[count];
        new Random(seed).nextBytes(bytes);
        return bytes;
    }

    @Test
    void whatIsWrittenIsReadAgainWhateverItsLength() throws IOException {
        for (int length : new int[] {1, 4055, 4056, 4057, 8123, 8124, 8125, 65_536, 300_001}) {
            byte[] content = bytes(length, length);
            Files.write(file(), content);

            assertThat(Files.readAllBytes(file())).as("%d", length).isEqualTo(content);
            assertThat(Files.size(file())).isEqualTo(length);
            assertThat(SealedDisk.isSealed(file())).isTrue();
            byte[] raw = Files.readAllBytes(folder.resolve("sound.wav"));
            byte[] beginning = Arrays.copyOf(content, 16);
            assertThat(new String(raw, java.nio.charset.StandardCharsets.ISO_8859_1))
                    .as("%d", length)
                    .doesNotContain(
                            length < 16
                                    ? "never in it"
                                    : new String(beginning, java.nio.charset.StandardCharsets.ISO_8859_1));
        }
    }

    /// The same changes at random in an encrypted file and in memory.
    @Test
    void readsAndWritesAnywhereLikeAnOrdinaryFile() throws IOException {
        Random random = new Random(7);
        for (int round = 0; round < 25; round++) {
            Files.deleteIfExists(file());
            byte[] expected = new byte[0];
            FileChannel channel = FileChannel.open(file(), CREATE, READ, WRITE);
            for (int step = 0; step < 40; step++) {
                switch (random.nextInt(5)) {
                    case 0 -> {
                        int size = random.nextInt(expected.length + 1);
                        channel.truncate(size);
                        expected = Arrays.copyOf(expected, size);
                    }
                    case 1 -> {
                        channel.close();
                        channel = FileChannel.open(file(), READ, WRITE);
                    }
                    default -> {
                        int at = random.nextInt(expected.length + 10_000);
                        byte[] written = bytes(1 + random.nextInt(20_000), random.nextLong());
                        channel.write(ByteBuffer.wrap(written), at);
                        expected = Arrays.copyOf(expected, Math.max(expected.length, at + written.length));
                        System.arraycopy(written, 0, expected, at, written.length);
                    }
                }
                ByteBuffer part = ByteBuffer.allocate(random.nextInt(expected.length + 1));
                int from = random.nextInt(expected.length + 1);
                int count = channel.read(part, from);
                int there = Math.min(part.capacity(), expected.length - from);
                assertThat(Math.max(0, count)).isEqualTo(there);
                assertThat(Arrays.copyOf(part.array(), there))
                        .isEqualTo(Arrays.copyOfRange(expected, from, from + there));
            }
            channel.close();
            assertThat(Files.readAllBytes(file())).isEqualTo(expected);
        }
    }

    @Test
    void appendsAndMaps() throws IOException {
        Files.write(file(), bytes(5000, 1));
        Files.write(file(), bytes(6000, 2), APPEND);
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        both.write(bytes(5000, 1));
        both.write(bytes(6000, 2));

        try (FileChannel channel = FileChannel.open(file(), READ);
                Arena arena = Arena.ofConfined()) {
            var mapped = channel.map(FileChannel.MapMode.READ_ONLY, 100, channel.size() - 100, arena);
            assertThat(mapped.toArray(ValueLayout.JAVA_BYTE))
                    .isEqualTo(Arrays.copyOfRange(both.toByteArray(), 100, 11_000));
        }
    }

    /// Cut at every length, a file that grew keeps every whole frame.
    @Test
    void aFileThatWasCutOpensUpToItsLastFrame() throws IOException {
        byte[] content = bytes(40_000, 3);
        try (FileChannel channel = FileChannel.open(file(), CREATE, WRITE)) {
            for (int at = 0; at < content.length; at += 1000) {
                channel.write(ByteBuffer.wrap(content, at, 1000));
            }
        }
        byte[] raw = Files.readAllBytes(folder.resolve("sound.wav"));
        for (int length = 0; length < raw.length; length += 211) {
            Files.write(folder.resolve("sound.wav"), Arrays.copyOf(raw, length));

            byte[] read = length == 0 ? new byte[0] : Files.readAllBytes(file());
            int frames = Math.max(0, length - (int) SealedLayout.FRAMES_AT) / SealedLayout.BLOCK;
            int least = length < SealedLayout.FRAMES_AT ? 0 : SealedLayout.FIRST + frames * SealedLayout.FRAME;
            if (length >= SealedLayout.FRAMES_AT) {
                assertThat(read).as("cut at %d", length).hasSize(least);
                assertThat(read).isEqualTo(Arrays.copyOf(content, least));
            }
        }
    }

    /// A power cut while the beginning was written leaves the one before.
    @Test
    void aTornBeginningLeavesTheOneBefore() throws IOException {
        Files.write(file(), bytes(20_000, 4));
        byte[] before = Files.readAllBytes(file());
        byte[] rawBefore = Files.readAllBytes(folder.resolve("sound.wav"));
        try (FileChannel channel = FileChannel.open(file(), WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {1, 2, 3, 4}), 4);
        }
        byte[] raw = Files.readAllBytes(folder.resolve("sound.wav"));
        int changed = Arrays.mismatch(raw, rawBefore);
        for (int torn : new int[] {1, 512, 2048, 4095}) {
            byte[] cut = raw.clone();
            int slot = changed / SealedLayout.BLOCK * SealedLayout.BLOCK;
            System.arraycopy(rawBefore, slot + torn, cut, slot + torn, SealedLayout.BLOCK - torn);
            Files.write(folder.resolve("sound.wav"), cut);

            assertThat(Files.readAllBytes(file())).isEqualTo(before);
        }
    }

    @Test
    void anotherKeyOpensNothingAndChangesNothing() throws IOException {
        Files.write(file(), bytes(20_000, 5));
        byte[] raw = Files.readAllBytes(folder.resolve("sound.wav"));
        Path other =
                new SealedDisk(LibraryKey.random(), path -> true, NewFiles.ENCRYPTED).path(folder.resolve("sound.wav"));

        assertThatThrownBy(() -> FileChannel.open(other, READ, WRITE).close()).isInstanceOf(SealedFileException.class);
        assertThatThrownBy(() -> Files.readAllBytes(other)).isInstanceOf(SealedFileException.class);
        assertThat(Files.readAllBytes(folder.resolve("sound.wav"))).isEqualTo(raw);
    }

    @Test
    void aChangedFrameIsNoticed() throws IOException {
        Files.write(file(), bytes(50_000, 6));
        byte[] raw = Files.readAllBytes(folder.resolve("sound.wav"));
        raw[5 * SealedLayout.BLOCK + 100] ^= 1;
        Files.write(folder.resolve("sound.wav"), raw);

        assertThatThrownBy(() -> Files.readAllBytes(file())).isInstanceOf(SealedFileException.class);
    }

    @Test
    void plainFilesAreReadAndNotLinked() throws IOException {
        Path plain = Files.write(folder.resolve("plain.wav"), bytes(5000, 7));

        assertThat(Files.readAllBytes(disk.path(plain))).isEqualTo(bytes(5000, 7));
        assertThatThrownBy(() -> Files.createLink(file(), disk.path(plain)))
                .isInstanceOf(UnsupportedOperationException.class);
        Files.copy(plain, file());
        assertThat(SealedDisk.isSealed(file())).isTrue();
        Path export = folder.resolve("export.wav");
        Files.copy(file(), export);
        assertThat(Files.readAllBytes(export)).isEqualTo(bytes(5000, 7));
    }
}
