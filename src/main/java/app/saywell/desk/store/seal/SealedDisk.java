package app.saywell.desk.store.seal;

import app.saywell.desk.store.seal.SealedChannel.Access;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// The disk of this computer, with some of its files encrypted.
///
/// An encrypted file is recognized by its beginning, so encrypted and plain ones may lie side by
/// side. What is new or emptied is encrypted where the disk says so. Only what goes through
/// [java.nio.file.Files] and [FileChannel] with a path of [#path] is decrypted; a path's text names
/// the file as it is on the disk.
public final class SealedDisk extends FileSystemProvider {
    private final FileSystem fileSystem = new WrappedFileSystem(this, this::path, SealedPath::real);
    private final LibraryKey key;
    private final Predicate<Path> isPlace;
    private final NewFiles newFiles;
    private final SealedContent newContent;

    /// How new files are written.
    public enum NewFiles {
        ENCRYPTED,
        PLAIN
    }

    /// @param isPlace whether a file may be an encrypted one
    public SealedDisk(LibraryKey key, Predicate<Path> isPlace, NewFiles newFiles) {
        this(key, isPlace, newFiles, SealedContent.LIBRARY);
    }

    private SealedDisk(LibraryKey key, Predicate<Path> isPlace, NewFiles newFiles, SealedContent newContent) {
        this.key = key;
        this.isPlace = isPlace;
        this.newFiles = newFiles;
        this.newContent = newContent;
    }

    /// The path of a single encrypted file.
    ///
    /// @param content what it holds if it is written; one that is read says so itself
    public static Path file(Path real, LibraryKey key, SealedContent content) {
        return new SealedDisk(key, any -> true, NewFiles.ENCRYPTED, content).path(real);
    }

    /// A path on this disk.
    public Path path(Path real) {
        return new SealedPath(SealedPath.real(real), this);
    }

    /// The path of the computer, whose file is read as it is on the disk.
    public static Path raw(Path path) {
        return SealedPath.real(path);
    }

    /// Whether a file is encrypted.
    public static boolean isSealed(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(raw(file), StandardOpenOption.READ)) {
            return isSealed(channel);
        }
    }

    /// Copies a file that may be encrypted with a key of its own: such a one as it is, any other as new files of the
    /// target's disk are written. It is read once, so nobody can exchange it in between.
    ///
    /// @param target a file that does not exist
    /// @return whether the file is encrypted; then only [#raw] of the target reads it as it was
    public static boolean copyAsItIs(Path file, Path target) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] beginning = in.readNBytes(SealedLayout.markBytes());
            boolean isSealed = SealedLayout.isMark(ByteBuffer.wrap(beginning));
            try (OutputStream out =
                    Files.newOutputStream(isSealed ? raw(target) : target, StandardOpenOption.CREATE_NEW)) {
                out.write(beginning);
                in.transferTo(out);
            }
            return isSealed;
        }
    }

    /// The check value of the key that a file is encrypted with; empty if it is plain.
    public static Optional<String> keyCheck(Path file) throws IOException {
        return header(file).map(SealedLayout::checkValue);
    }

    /// What an encrypted file says that it holds; empty if it is plain, or cut off in its beginning.
    public static Optional<SealedContent> contentOf(Path file) throws IOException {
        return header(file).map(SealedLayout::content);
    }

    private static Optional<byte[]> header(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(raw(file), StandardOpenOption.READ)) {
            if (channel.size() < SealedLayout.BLOCK || !isSealed(channel)) {
                return Optional.empty();
            }
            ByteBuffer header = ByteBuffer.allocate(SealedLayout.BLOCK);
            while (header.hasRemaining() && channel.read(header, header.position()) >= 0) {
                // until the block is read
            }
            return Optional.of(header.array());
        }
    }

    private static boolean isSealed(FileChannel channel) throws IOException {
        ByteBuffer beginning = ByteBuffer.allocate(SealedLayout.markBytes());
        while (beginning.hasRemaining()) {
            if (channel.read(beginning, beginning.position()) < 0) {
                return false;
            }
        }
        return SealedLayout.isMark(beginning.flip());
    }

    private static FileSystemProvider provider(Path path) {
        return raw(path).getFileSystem().provider();
    }

    FileSystem fileSystem() {
        return fileSystem;
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        return newFileChannel(path, options, attributes);
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        Path real = raw(path);
        if (!isPlace.test(real) || Files.isDirectory(real)) {
            return provider(real).newFileChannel(real, options, attributes);
        }
        Set<OpenOption> opening = new HashSet<>(options);
        boolean appends = opening.remove(StandardOpenOption.APPEND);
        boolean writes = opening.contains(StandardOpenOption.WRITE) || appends;
        if (writes) {
            opening.add(StandardOpenOption.WRITE);
        }
        opening.add(StandardOpenOption.READ);
        FileChannel file = provider(real).newFileChannel(real, opening, attributes);
        try {
            boolean isSealed = file.size() == 0 ? isNewSealed(writes) : isSealed(file);
            if (isSealed) {
                return new SealedChannel(file, key, newContent, access(options, writes, appends));
            }
            return appends ? file.position(file.size()) : file;
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private boolean isNewSealed(boolean writes) {
        return writes && newFiles == NewFiles.ENCRYPTED;
    }

    private static Set<Access> access(Set<? extends OpenOption> options, boolean writes, boolean appends) {
        Set<Access> access = EnumSet.noneOf(Access.class);
        if (!writes || options.contains(StandardOpenOption.READ)) {
            access.add(Access.READ);
        }
        if (writes) {
            access.add(Access.WRITE);
        }
        if (appends) {
            access.add(Access.APPEND);
        }
        return access;
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        DirectoryStream<Path> files =
                provider(folder).newDirectoryStream(raw(folder), file -> filter.accept(path(file)));
        return new DirectoryStream<>() {
            @Override
            public Iterator<Path> iterator() {
                Iterator<Path> real = files.iterator();
                return new Iterator<>() {
                    @Override
                    public boolean hasNext() {
                        return real.hasNext();
                    }

                    @Override
                    public Path next() {
                        return path(real.next());
                    }
                };
            }

            @Override
            public void close() throws IOException {
                files.close();
            }
        };
    }

    @Override
    public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
        provider(folder).createDirectory(raw(folder), attributes);
    }

    /// Refuses to give a plain file a name where files are encrypted.
    @Override
    public void createLink(Path link, Path existing) throws IOException {
        if (newFiles == NewFiles.ENCRYPTED && isPlace.test(raw(link)) && !isSealed(existing)) {
            throw new UnsupportedOperationException("a plain file is not linked");
        }
        provider(link).createLink(raw(link), raw(existing));
    }

    @Override
    public void delete(Path path) throws IOException {
        provider(path).delete(raw(path));
    }

    /// Copies a file of this disk as it is.
    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
        provider(source).copy(raw(source), raw(target), options);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        provider(source).move(raw(source), raw(target), options);
    }

    @Override
    public boolean isSameFile(Path first, Path second) throws IOException {
        return provider(first).isSameFile(raw(first), raw(second));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        return provider(path).isHidden(raw(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        return provider(path).getFileStore(raw(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        provider(path).checkAccess(raw(path), modes);
    }

    @Override
    @SuppressWarnings("NullAway") // as FileSystemProvider says
    public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
        return provider(path).getFileAttributeView(raw(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        A attributes = provider(path).readAttributes(raw(path), type, options);
        return type == BasicFileAttributes.class && attributes.isRegularFile() && isPlace.test(raw(path))
                ? type.cast(new SealedAttributes(attributes, path))
                : attributes;
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String names, LinkOption... options) throws IOException {
        return provider(path).readAttributes(raw(path), names, options);
    }

    @Override
    public void setAttribute(Path path, String name, Object value, LinkOption... options) throws IOException {
        provider(path).setAttribute(raw(path), name, value, options);
    }

    @Override
    public String getScheme() {
        return "saywell";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        return fileSystem;
    }

    @Override
    public Path getPath(URI uri) {
        return path(Path.of(uri));
    }
}
