package app.saywell.desk.disk;

import app.saywell.desk.store.seal.WrappedFileSystem;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The disk of this computer, on which one call fails: the first, the second, and so on.
///
/// What reaches the disk through a path of [#path] is counted: opening, reading, writing, forcing,
/// listing, renaming, linking, deleting, and asking for attributes. SQLite opens its files itself
/// and is not reached.
final class FaultyDisk extends FileSystemProvider {
    private static final FileSystemProvider DISK = FileSystems.getDefault().provider();

    private final FileSystem fileSystem = new WrappedFileSystem(this, this::path, FaultyPath::real);
    private final Fault fault;
    private final int failing;
    private int calls;
    private String failed = "";

    /// How a call fails.
    enum Fault {
        ENOSPC,
        EIO,
        EACCES;

        private IOException at(String where) {
            return switch (this) {
                case ENOSPC -> new FileSystemException(where, null, "No space left on device");
                case EIO -> new FileSystemException(where, null, "Input/output error");
                case EACCES -> new AccessDeniedException(where);
            };
        }
    }

    /// @param failing the number of the call that fails, from 1
    FaultyDisk(Fault fault, int failing) {
        this.fault = fault;
        this.failing = failing;
    }

    /// A path on this disk.
    Path path(Path real) {
        return FaultyPath.of(real, fileSystem);
    }

    /// Which call failed; empty if there were not so many.
    String failed() {
        return failed;
    }

    /// Counts a call, and fails if it is the one.
    synchronized void count(String what, Object where) throws IOException {
        calls++;
        if (calls == failing) {
            failed = what + " " + where;
            throw fault.at(String.valueOf(where));
        }
    }

    private static Path real(Path path) {
        return FaultyPath.real(path);
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        return newFileChannel(path, options, attributes);
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        count("open", path);
        return new FaultyChannel(this, DISK.newFileChannel(real(path), options, attributes), path);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        count("list", folder);
        List<Path> children = new ArrayList<>();
        try (DirectoryStream<Path> stream = DISK.newDirectoryStream(real(folder), path -> true)) {
            for (Path child : stream) {
                if (filter.accept(path(child))) {
                    children.add(path(child));
                }
            }
        }
        return new DirectoryStream<>() {
            @Override
            public Iterator<Path> iterator() {
                return children.iterator();
            }

            @Override
            public void close() {}
        };
    }

    @Override
    public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
        count("create folder", folder);
        DISK.createDirectory(real(folder), attributes);
    }

    @Override
    public void createLink(Path link, Path existing) throws IOException {
        count("link", link);
        DISK.createLink(real(link), real(existing));
    }

    @Override
    public void delete(Path path) throws IOException {
        count("delete", path);
        DISK.delete(real(path));
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
        count("copy", target);
        DISK.copy(real(source), real(target), options);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        count("move", target);
        DISK.move(real(source), real(target), options);
    }

    @Override
    public boolean isSameFile(Path first, Path second) throws IOException {
        return DISK.isSameFile(real(first), real(second));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        return DISK.isHidden(real(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        return DISK.getFileStore(real(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        count("look for", path);
        DISK.checkAccess(real(path), modes);
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
        return DISK.getFileAttributeView(real(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        count("look at", path);
        return DISK.readAttributes(real(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String names, LinkOption... options) throws IOException {
        count("look at", path);
        return DISK.readAttributes(real(path), names, options);
    }

    @Override
    public void setAttribute(Path path, String name, Object value, LinkOption... options) throws IOException {
        count("set", path);
        DISK.setAttribute(real(path), name, value, options);
    }

    @Override
    public String getScheme() {
        return "faulty";
    }

    @Override
    public FileSystem newFileSystem(java.net.URI uri, Map<String, ?> environment) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(java.net.URI uri) {
        return fileSystem;
    }

    @Override
    public Path getPath(java.net.URI uri) {
        return path(DISK.getPath(uri));
    }
}
