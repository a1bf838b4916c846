package app.saywell.desk.store.seal;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.store.seal.SealedDisk.NewFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SealedChannelTest {
    private static final int FIRST = SealedLayout.FIRST;
    private static final int FRAME = SealedLayout.FRAME;

    @TempDir
    private Path folder;

    private final SealedDisk disk = new SealedDisk(LibraryKey.random(), file -> true, NewFiles.ENCRYPTED);

    private Path file() {
        return disk.path(folder).resolve("sound.wav");
    }

    private static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        new Random(count).nextBytes(bytes);
        return bytes;
    }

    private static byte[] start(byte[] content, int length) {
        return Arrays.copyOf(content, length);
    }

    /// At each border of a frame, the file is as short as if no more had ever been written.
    @Test
    void aFileIsShortenedAtAnyByte() throws IOException {
        byte[] content = bytes(FIRST + 3 * FRAME + 50);
        for (int border : new int[] {0, FIRST, FIRST + FRAME, FIRST + 2 * FRAME}) {
            for (int size = Math.max(0, border - 1); size <= border + 1; size++) {
                Files.write(file(), start(content, size));
                long shortest = Files.size(folder.resolve("sound.wav"));
                Files.write(file(), content);
                try (FileChannel channel = FileChannel.open(file(), READ, WRITE)) {
                    channel.truncate(size);
                    assertThat(channel.size()).isEqualTo(size);
                    channel.write(ByteBuffer.wrap(content, size, 1), size);
                    channel.truncate(size);
                }
                assertThat(Files.readAllBytes(file())).as("%d", size).isEqualTo(start(content, size));
                assertThat(Files.size(folder.resolve("sound.wav")))
                        .as("%d", size)
                        .isEqualTo(Math.max(shortest, SealedLayout.FRAMES_AT));
            }
        }
    }

    @Test
    void shorteningToMoreThanThereIsDoesNothing() throws IOException {
        Files.write(file(), bytes(100));
        try (FileChannel channel = FileChannel.open(file(), READ, WRITE)) {
            channel.position(90).truncate(200);
            assertThat(channel.size()).isEqualTo(100);
            assertThat(channel.position()).isEqualTo(90);
            channel.truncate(80);
            assertThat(channel.position()).as("no further than the end").isEqualTo(80);
        }
    }

    @Test
    void thePlaceMovesWithWhatIsReadAndWritten() throws IOException {
        byte[] content = bytes(10_000);
        try (FileChannel channel = FileChannel.open(file(), CREATE, READ, WRITE)) {
            assertThat(channel.write(ByteBuffer.wrap(content, 0, 6_000))).isEqualTo(6_000);
            assertThat(channel.write(ByteBuffer.wrap(content, 6_000, 4_000))).isEqualTo(4_000);
            assertThat(channel.position()).isEqualTo(10_000);
            assertThat(channel.read(ByteBuffer.allocate(1))).as("the end").isEqualTo(-1);
            assertThat(channel.position()).isEqualTo(10_000);
            channel.position(9_990);
            ByteBuffer rest = ByteBuffer.allocate(100);
            assertThat(channel.read(rest)).isEqualTo(10);
            assertThat(channel.position()).isEqualTo(10_000);
            assertThat(start(rest.array(), 10)).isEqualTo(Arrays.copyOfRange(content, 9_990, 10_000));
            assertThat(channel.read(ByteBuffer.allocate(1), 10_000)).isEqualTo(-1);
        }
    }

    @Test
    void severalBuffersAreOneAfterAnother() throws IOException {
        byte[] content = bytes(9_000);
        try (FileChannel channel = FileChannel.open(file(), CREATE, READ, WRITE)) {
            ByteBuffer[] parts = {
                ByteBuffer.wrap(content, 0, 10),
                ByteBuffer.wrap(content, 10, 5_000),
                ByteBuffer.wrap(content, 5_010, 3_990)
            };
            assertThat(channel.write(parts)).isEqualTo(9_000);
            channel.position(0);
            ByteBuffer[] targets = {ByteBuffer.allocate(7), ByteBuffer.allocate(8_000), ByteBuffer.allocate(8_000)};
            assertThat(channel.read(targets)).isEqualTo(9_000);
            assertThat(channel.read(new ByteBuffer[] {ByteBuffer.allocate(1)})).isEqualTo(-1);
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (ByteBuffer target : targets) {
                all.write(target.array(), 0, target.position());
            }
            assertThat(all.toByteArray()).isEqualTo(content);
        }
    }

    @Test
    void bytesGoToAndComeFromOtherChannels() throws IOException {
        byte[] content = bytes(150_000);
        try (FileChannel channel = FileChannel.open(file(), CREATE, READ, WRITE)) {
            assertThat(channel.transferFrom(Channels.newChannel(new ByteArrayInputStream(content)), 0, 100_000))
                    .isEqualTo(100_000);
            assertThat(channel.size()).isEqualTo(100_000);
            assertThat(channel.transferFrom(
                            Channels.newChannel(new ByteArrayInputStream(content, 100_000, 50_000)), 100_000, 200_000))
                    .as("as much as there is")
                    .isEqualTo(50_000);
            ByteArrayOutputStream part = new ByteArrayOutputStream();
            assertThat(channel.transferTo(10, 70_000, Channels.newChannel(part)))
                    .isEqualTo(70_000);
            assertThat(part.toByteArray()).isEqualTo(Arrays.copyOfRange(content, 10, 70_010));
            ByteArrayOutputStream rest = new ByteArrayOutputStream();
            assertThat(channel.transferTo(149_000, 70_000, Channels.newChannel(rest)))
                    .isEqualTo(1_000);
        }
        assertThat(Files.readAllBytes(file())).isEqualTo(content);
    }

    /// Where something is written behind the end, zeros are between, over several frames.
    @ParameterizedTest
    @ValueSource(ints = {1, 4_096, 65_536, 65_537, 200_000})
    void aGapIsFilledWithZeros(int gap) throws IOException {
        try (FileChannel channel = FileChannel.open(file(), CREATE, READ, WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {1}));
            assertThat(channel.write(ByteBuffer.allocate(0), 1L + gap)).isZero();
            assertThat(channel.size()).as("nothing was written").isEqualTo(1);
            channel.write(ByteBuffer.wrap(new byte[] {2}), 1L + gap);
        }
        byte[] expected = new byte[gap + 2];
        expected[0] = 1;
        expected[gap + 1] = 2;
        assertThat(Files.readAllBytes(file())).isEqualTo(expected);
    }

    @Test
    void whatItWasNotOpenedForIsRefused() throws IOException {
        Files.write(file(), bytes(10));
        ByteBuffer one = ByteBuffer.allocate(1);
        try (FileChannel channel = FileChannel.open(file(), READ)) {
            assertThatThrownBy(() -> channel.write(one)).isInstanceOf(NonWritableChannelException.class);
            assertThatThrownBy(() -> channel.truncate(0)).isInstanceOf(NonWritableChannelException.class);
        }
        for (var option : new java.nio.file.OpenOption[] {WRITE, APPEND}) {
            try (FileChannel channel = FileChannel.open(file(), option);
                    Arena arena = Arena.ofConfined()) {
                assertThatThrownBy(() -> channel.read(one)).isInstanceOf(NonReadableChannelException.class);
                assertThatThrownBy(() -> channel.map(FileChannel.MapMode.READ_ONLY, 0, 1, arena))
                        .isInstanceOf(NonReadableChannelException.class);
            }
        }
        assertThat(Files.size(file())).isEqualTo(10);
    }

    @Test
    void whatIsAppendedGoesToTheEndWhereverThePlaceIs() throws IOException {
        Files.write(file(), bytes(5_000));
        try (FileChannel channel = FileChannel.open(file(), APPEND)) {
            channel.position(3);
            channel.write(ByteBuffer.wrap(new byte[] {7}));
            assertThat(channel.position()).isEqualTo(5_001);
        }
        assertThat(Files.readAllBytes(file())).hasSize(5_001).endsWith(7).startsWith(bytes(5_000));
    }

    @Test
    void aClosedOneIsRefused() throws IOException {
        FileChannel channel = FileChannel.open(file(), CREATE, READ, WRITE);
        channel.write(ByteBuffer.wrap(bytes(10)));
        channel.close();
        assertThat(channel.isOpen()).isFalse();
        assertThatThrownBy(channel::size).isInstanceOf(ClosedChannelException.class);
        assertThatThrownBy(channel::position).isInstanceOf(ClosedChannelException.class);
        assertThatThrownBy(() -> channel.position(1)).isInstanceOf(ClosedChannelException.class);
        assertThatThrownBy(() -> channel.read(ByteBuffer.allocate(1))).isInstanceOf(ClosedChannelException.class);
        assertThatThrownBy(() -> channel.force(true)).isInstanceOf(ClosedChannelException.class);
    }

    @Test
    void itIsMappedForReadingAsACopyThatNobodyChanges() throws IOException {
        byte[] content = bytes(20_000);
        Files.write(file(), content);
        try (FileChannel channel = FileChannel.open(file(), READ, WRITE);
                Arena arena = Arena.ofConfined()) {
            var mapped = channel.map(FileChannel.MapMode.READ_ONLY, 5_000, 15_000, arena);
            assertThat(mapped.toArray(ValueLayout.JAVA_BYTE)).isEqualTo(Arrays.copyOfRange(content, 5_000, 20_000));
            assertThat(mapped.isReadOnly()).isTrue();
            assertThat(channel.map(FileChannel.MapMode.READ_ONLY, 0, 0, arena).byteSize())
                    .isZero();
            assertThatThrownBy(() -> channel.map(FileChannel.MapMode.READ_WRITE, 0, 1, arena))
                    .isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> channel.map(FileChannel.MapMode.READ_ONLY, 0, 1))
                    .isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Test
    void itIsLockedLikeTheFileItself() throws IOException {
        Files.write(file(), bytes(10));
        try (FileChannel channel = FileChannel.open(file(), READ, WRITE)) {
            try (FileLock lock = channel.lock(0, 1, false)) {
                assertThat(lock.isValid()).isTrue();
                try (FileChannel other = FileChannel.open(folder.resolve("sound.wav"), WRITE)) {
                    assertThatThrownBy(() -> other.tryLock(0, 1, false))
                            .isInstanceOf(java.nio.channels.OverlappingFileLockException.class);
                }
            }
            try (FileLock lock = channel.tryLock(5, 1, true)) {
                assertThat(lock.isShared()).isTrue();
            }
        }
    }

    /// What is cut off while it is open is told, not read as something else.
    @Test
    void aFileThatIsCutWhileItIsReadIsRefused() throws IOException {
        Files.write(file(), bytes(40_000));
        try (FileChannel channel = FileChannel.open(file(), READ);
                FileChannel raw = FileChannel.open(folder.resolve("sound.wav"), WRITE)) {
            raw.truncate(SealedLayout.FRAMES_AT + 10);
            assertThatThrownBy(() -> channel.read(ByteBuffer.allocate(40_000), 0))
                    .isInstanceOf(SealedFileException.class)
                    .hasMessageContaining("shortened");
        }
    }

    /// A frame must not be taken for another one.
    @Test
    void framesThatChangedPlacesAreNoticed() throws IOException {
        Files.write(file(), bytes(40_000));
        Path real = folder.resolve("sound.wav");
        byte[] raw = Files.readAllBytes(real);
        int third = (int) SealedLayout.offsetOf(3);
        int fourth = (int) SealedLayout.offsetOf(4);
        byte[] swapped = raw.clone();
        System.arraycopy(raw, third, swapped, fourth, SealedLayout.BLOCK);
        System.arraycopy(raw, fourth, swapped, third, SealedLayout.BLOCK);
        Files.write(real, swapped);
        assertThatThrownBy(() -> Files.readAllBytes(file())).isInstanceOf(SealedFileException.class);
    }

    @Test
    void aBeginningOfWhichBothCopiesAreDamagedIsRefused() throws IOException {
        Files.write(file(), bytes(100));
        Path real = folder.resolve("sound.wav");
        byte[] raw = Files.readAllBytes(real);
        raw[SealedLayout.BLOCK + 50] ^= 1;
        raw[2 * SealedLayout.BLOCK + 50] ^= 1;
        Files.write(real, raw);
        assertThatThrownBy(() -> Files.size(file())).hasMessageContaining("damaged");
    }
}
