package app.saywell.disk;

import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Set;

/// The file system of a [FaultyDisk].
final class FaultyFileSystem extends FileSystem {
    private static final FileSystem DISK = FileSystems.getDefault();

    private final FaultyDisk disk;

    FaultyFileSystem(FaultyDisk disk) {
        this.disk = disk;
    }

    @Override
    public FileSystemProvider provider() {
        return disk;
    }

    @Override
    public void close() {}

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
        return DISK.getSeparator();
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        return DISK.getRootDirectories();
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return DISK.getFileStores();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return DISK.supportedFileAttributeViews();
    }

    @Override
    public Path getPath(String first, String... more) {
        return disk.path(DISK.getPath(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String pattern) {
        return DISK.getPathMatcher(pattern);
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
        return DISK.getUserPrincipalLookupService();
    }

    @Override
    public WatchService newWatchService() {
        throw new UnsupportedOperationException();
    }
}
