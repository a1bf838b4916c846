package app.saywell.desk.store.seal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.store.seal.SealedDisk.NewFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Paths and files of a [SealedDisk] behave like those of the computer.
class SealedPathTest {
    private static final byte[] CONTENT = new byte[5_000];

    @TempDir
    private Path folder;

    private final LibraryKey key = LibraryKey.random();
    private final SealedDisk disk = new SealedDisk(key, file -> !file.toString().endsWith(".txt"), NewFiles.ENCRYPTED);

    /// Every part of a path is one of the same disk, with the same text.
    @Test
    void whatIsDerivedFromAPathStaysOnTheDisk() throws IOException {
        Path real = folder.resolve("a/../b.wav");
        Path path = disk.path(real);
        List<Path> derived = derivedFrom(path, disk.path(folder));
        List<Path> same = derivedFrom(real, folder);
        for (int i = 0; i < derived.size(); i++) {
            assertThat(derived.get(i)).as("%d", i).isEqualTo(disk.path(same.get(i)));
            assertThat(derived.get(i)).hasToString(same.get(i).toString());
            assertThat(derived.get(i).getFileSystem().provider()).isSameAs(disk);
        }
        assertThat(disk.path(Path.of("/")).getParent()).isNull();
        assertThat(disk.path(Path.of("/")).getFileName()).isNull();
        assertThat(disk.path(Path.of("a")).getRoot()).isNull();
    }

    private static List<Path> derivedFrom(Path path, Path root) throws IOException {
        return List.of(
                path.getRoot(),
                path.getParent(),
                path.getFileName(),
                path.getName(0),
                path.subpath(0, 1),
                path.normalize(),
                path.toAbsolutePath(),
                path.resolve("c"),
                path.resolveSibling("c"),
                path.resolve(Path.of("c")),
                root.toRealPath(),
                root.relativize(path),
                path.getFileSystem().getPath("x", "y"));
    }

    @Test
    void aPathIsComparedByItsText() {
        Path path = disk.path(folder).resolve("b.wav");
        assertThat(path.isAbsolute()).isTrue();
        assertThat(disk.path(Path.of("b")).isAbsolute()).isFalse();
        assertThat(path.getNameCount()).isEqualTo(folder.getNameCount() + 1);
        assertThat(path.startsWith(folder)).isTrue();
        assertThat(path.startsWith(disk.path(Path.of("/none")))).isFalse();
        assertThat(path.endsWith(Path.of("b.wav"))).isTrue();
        assertThat(path.endsWith("c.wav")).isFalse();
        assertThat(path.compareTo(folder.resolve("a.wav"))).isPositive();
        assertThat(path.compareTo(folder.resolve("b.wav"))).isZero();
        assertThat(path.toUri()).isEqualTo(folder.resolve("b.wav").toUri());
        assertThat(disk.getPath(path.toUri())).isEqualTo(path);
        assertThat(SealedDisk.raw(path)).isEqualTo(folder.resolve("b.wav"));
        assertThat(SealedDisk.raw(folder)).isSameAs(folder);
        assertThat(disk.path(path)).isEqualTo(path);
    }

    /// Whoever used these would read past the encryption.
    @Test
    void whatWouldPassTheEncryptionByIsRefused() {
        Path path = disk.path(folder);
        assertThatThrownBy(path::toFile).isInstanceOf(UnsupportedOperationException.class);
        FileSystem system = path.getFileSystem();
        assertThatThrownBy(system::newWatchService).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(system::close).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> disk.newFileSystem(path.toUri(), java.util.Map.of()))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThat(disk.getFileSystem(path.toUri())).isSameAs(system);
        assertThat(disk.getScheme()).isEqualTo("saywell");
        assertThat(system.isOpen()).isTrue();
        assertThat(system.isReadOnly()).isFalse();
        assertThat(system.getSeparator()).isEqualTo(java.io.File.separator);
        assertThat(system.getRootDirectories()).isNotEmpty();
        assertThat(system.getFileStores()).isNotNull();
        assertThat(system.supportedFileAttributeViews()).contains("basic");
        assertThat(system.getUserPrincipalLookupService()).isNotNull();
        assertThat(system.getPathMatcher("glob:**.wav").matches(path.resolve("a.wav")))
                .isTrue();
        assertThat(system.getPathMatcher("glob:**.wav").matches(path.resolve("a.mp3")))
                .isFalse();
    }

    @Test
    void filesAreMovedCopiedListedAndDeletedLikeOthers() throws IOException {
        Path sound = Files.write(disk.path(folder).resolve("a.wav"), CONTENT);
        Path moved = disk.path(folder).resolve("b.wav");
        Files.move(sound, moved, StandardCopyOption.ATOMIC_MOVE);
        Path copy = Files.copy(moved, disk.path(folder).resolve("c.wav"));
        Path sub = Files.createDirectory(disk.path(folder).resolve("sub"));
        assertThat(Files.isDirectory(folder.resolve("sub"))).isTrue();
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> files =
                Files.newDirectoryStream(disk.path(folder), file -> !file.endsWith("c.wav"))) {
            for (Path file : files) {
                assertThat(file.getFileSystem().provider()).isSameAs(disk);
                names.add(file.getFileName().toString());
            }
        }
        assertThat(names).containsExactlyInAnyOrder("b.wav", "sub");
        assertThat(Files.isSameFile(moved, folder.resolve("b.wav"))).isTrue();
        assertThat(Files.isSameFile(moved, copy)).isFalse();
        assertThat(Files.isHidden(moved)).isFalse();
        assertThat(Files.isHidden(disk.path(folder).resolve(".b.wav"))).isTrue();
        assertThat(Files.getFileStore(moved)).isEqualTo(Files.getFileStore(folder));
        assertThat(Files.isReadable(moved)).isTrue();
        assertThat(Files.isReadable(disk.path(folder).resolve("none.wav"))).isFalse();
        Files.delete(moved);
        assertThat(folder.resolve("b.wav")).doesNotExist();
        assertThatThrownBy(() -> Files.delete(moved)).isInstanceOf(NoSuchFileException.class);
        assertThat(Files.isWritable(sub)).isTrue();
    }

    @Test
    void aFileSaysTheSizeOfItsContentAndOtherwiseWhatTheDiskSays() throws IOException {
        Path sound = Files.write(disk.path(folder).resolve("a.wav"), CONTENT);
        BasicFileAttributes attributes = Files.readAttributes(sound, BasicFileAttributes.class);
        BasicFileAttributes raw = Files.readAttributes(folder.resolve("a.wav"), BasicFileAttributes.class);
        assertThat(attributes.size()).isEqualTo(CONTENT.length);
        assertThat(raw.size()).isGreaterThan(CONTENT.length);
        assertThat(attributes.lastModifiedTime()).isEqualTo(raw.lastModifiedTime());
        assertThat(attributes.lastAccessTime()).isNotNull();
        assertThat(attributes.creationTime()).isEqualTo(raw.creationTime());
        assertThat(attributes.isRegularFile()).isTrue();
        assertThat(attributes.isDirectory()).isFalse();
        assertThat(attributes.isSymbolicLink()).isFalse();
        assertThat(attributes.isOther()).isFalse();
        assertThat(attributes.fileKey()).isEqualTo(raw.fileKey());
        Files.delete(sound);
        assertThatThrownBy(attributes::size).isInstanceOf(UncheckedIOException.class);
        assertThat(Files.readAttributes(disk.path(folder), BasicFileAttributes.class)
                        .isDirectory())
                .isTrue();
    }

    @Test
    void timesAndRightsAreSetOnTheFileItself() throws IOException {
        Path sound = Files.write(disk.path(folder).resolve("a.wav"), CONTENT);
        FileTime time = FileTime.fromMillis(1_000_000_000_000L);
        Files.setLastModifiedTime(sound, time);
        assertThat(Files.getLastModifiedTime(folder.resolve("a.wav"))).isEqualTo(time);
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setAttribute(sound, "posix:permissions", PosixFilePermissions.fromString("rw-------"));
            assertThat(Files.getPosixFilePermissions(folder.resolve("a.wav"))).hasSize(2);
            assertThat(Files.readAttributes(sound, "posix:permissions")).containsKey("permissions");
        }
        assertThat(Files.exists(sound, LinkOption.NOFOLLOW_LINKS)).isTrue();
    }

    @Test
    void onlyItsPlacesAreEncrypted() throws IOException {
        Path text = Files.write(disk.path(folder).resolve("a.txt"), CONTENT);
        assertThat(SealedDisk.isSealed(text)).isFalse();
        assertThat(SealedDisk.keyCheck(text)).isEmpty();
        Path sound = Files.write(disk.path(folder).resolve("a.wav"), CONTENT);
        assertThat(SealedDisk.keyCheck(sound)).isEqualTo(Optional.of(key.checkValue()));
        Path linked = disk.path(folder).resolve("b.wav");
        Files.createLink(linked, sound);
        assertThat(Files.readAllBytes(linked)).isEqualTo(CONTENT);
        assertThatThrownBy(() -> Files.createLink(disk.path(folder).resolve("c.wav"), text))
                .isInstanceOf(UnsupportedOperationException.class);
        Files.createLink(disk.path(folder).resolve("d.txt"), text);
        Path plain = Files.write(folder.resolve("plain.wav"), new byte[] {1, 2, 3});
        assertThat(SealedDisk.isSealed(plain)).as("shorter than the mark").isFalse();
        try (FileChannel channel = FileChannel.open(disk.path(plain), StandardOpenOption.APPEND)) {
            channel.write(java.nio.ByteBuffer.wrap(new byte[] {4}));
        }
        assertThat(plain).hasBinaryContent(new byte[] {1, 2, 3, 4});
    }

    @Test
    void aDiskThatDecryptsWritesPlainFilesAndReadsBoth() throws IOException {
        Path sound = Files.write(disk.path(folder).resolve("a.wav"), CONTENT);
        SealedDisk decrypting = new SealedDisk(key, file -> true, NewFiles.PLAIN);
        assertThat(Files.readAllBytes(decrypting.path(sound))).isEqualTo(CONTENT);
        Path plain = Files.write(decrypting.path(folder).resolve("b.wav"), CONTENT);
        assertThat(SealedDisk.isSealed(plain)).isFalse();
        Files.createLink(decrypting.path(folder).resolve("c.wav"), plain);
        assertThat(folder.resolve("c.wav")).hasBinaryContent(CONTENT);
    }

    /// Two files never have one key, even with the same content.
    @Test
    void everyFileHasAKeyOfItsOwn() throws IOException {
        Files.write(disk.path(folder).resolve("a.wav"), CONTENT);
        Files.write(disk.path(folder).resolve("b.wav"), CONTENT);
        byte[] first = Files.readAllBytes(folder.resolve("a.wav"));
        byte[] second = Files.readAllBytes(folder.resolve("b.wav"));
        assertThat(SealedLayout.id(first)).isNotEqualTo(SealedLayout.id(second));
        System.arraycopy(second, SealedLayout.BLOCK, first, SealedLayout.BLOCK, SealedLayout.BLOCK);
        System.arraycopy(second, 2 * SealedLayout.BLOCK, first, 2 * SealedLayout.BLOCK, SealedLayout.BLOCK);
        Files.write(folder.resolve("a.wav"), first);
        assertThatThrownBy(() -> Files.readAllBytes(disk.path(folder).resolve("a.wav")))
                .isInstanceOf(SealedFileException.class);
    }

    @Test
    void anEmptyFileThatIsOnlyReadIsEmpty() throws IOException {
        Files.createFile(folder.resolve("a.wav"));
        assertThat(Files.readAllBytes(disk.path(folder).resolve("a.wav"))).isEmpty();
        assertThat(Files.size(folder.resolve("a.wav"))).isZero();
    }
}
