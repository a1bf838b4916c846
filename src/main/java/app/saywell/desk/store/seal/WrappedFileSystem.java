package app.saywell.desk.store.seal;

import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Set;
import java.util.function.UnaryOperator;

/// The file system of this computer, with paths of another provider.
public final class WrappedFileSystem extends FileSystem {
    private static final FileSystem COMPUTER = FileSystems.getDefault();

    private final FileSystemProvider provider;
    private final UnaryOperator<Path> wrap;
    private final UnaryOperator<Path> unwrap;

    /// @param wrap makes a path of the provider of one of this computer
    /// @param unwrap the reverse; gives a path of this computer back as it is
    public WrappedFileSystem(FileSystemProvider provider, UnaryOperator<Path> wrap, UnaryOperator<Path> unwrap) {
        this.provider = provider;
        this.wrap = wrap;
        this.unwrap = unwrap;
    }

    @Override
    public FileSystemProvider provider() {
        return provider;
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
        return wrap.apply(COMPUTER.getPath(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String pattern) {
        PathMatcher matcher = COMPUTER.getPathMatcher(pattern);
        return path -> matcher.matches(unwrap.apply(path));
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
