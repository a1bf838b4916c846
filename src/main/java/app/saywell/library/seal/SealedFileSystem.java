package app.saywell.library.seal;

import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Set;

/// The file system of a [SealedDisk].
final class SealedFileSystem extends FileSystem {
    private static final FileSystem COMPUTER = FileSystems.getDefault();

    private final SealedDisk disk;

    SealedFileSystem(SealedDisk disk) {
        this.disk = disk;
    }

    @Override
    public FileSystemProvider provider() {
        return disk;
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public boolean isReadOnly() {
        return false;
    }

    @Override
    public String getSeparator() {
        return COMPUTER.getSeparator();
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        return COMPUTER.getRootDirectories();
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return COMPUTER.getFileStores();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return COMPUTER.supportedFileAttributeViews();
    }

    @Override
    public Path getPath(String first, String... more) {
        return disk.path(COMPUTER.getPath(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String pattern) {
        PathMatcher matcher = COMPUTER.getPathMatcher(pattern);
        return path -> matcher.matches(SealedPath.real(path));
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
        return COMPUTER.getUserPrincipalLookupService();
    }

    @Override
    public WatchService newWatchService() {
        throw new UnsupportedOperationException();
    }
}
