package app.saywell.desk.store.seal;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;

/// A path of this computer whose file is read and written through a [SealedDisk].
record SealedPath(Path real, SealedDisk disk) implements Path {
    /// The path of this computer; the same one if it is one.
    static Path real(Path path) {
        return path instanceof SealedPath sealed ? sealed.real : path;
    }

    private Path with(Path other) {
        return new SealedPath(other, disk);
    }

    @Override
    public FileSystem getFileSystem() {
        return disk.fileSystem();
    }

    @Override
    public boolean isAbsolute() {
        return real.isAbsolute();
    }

    @Override
    @SuppressWarnings("NullAway") // as Path says
    public Path getRoot() {
        return real.getRoot() == null ? null : with(real.getRoot());
    }

    @Override
    @SuppressWarnings("NullAway")
    public Path getFileName() {
        return real.getFileName() == null ? null : with(real.getFileName());
    }

    @Override
    @SuppressWarnings("NullAway")
    public Path getParent() {
        return real.getParent() == null ? null : with(real.getParent());
    }

    @Override
    public int getNameCount() {
        return real.getNameCount();
    }

    @Override
    public Path getName(int index) {
        return with(real.getName(index));
    }

    @Override
    public Path subpath(int from, int to) {
        return with(real.subpath(from, to));
    }

    @Override
    public boolean startsWith(Path other) {
        return real.startsWith(real(other));
    }

    @Override
    public boolean endsWith(Path other) {
        return real.endsWith(real(other));
    }

    @Override
    public Path normalize() {
        return with(real.normalize());
    }

    @Override
    public Path resolve(Path other) {
        return with(real.resolve(real(other)));
    }

    @Override
    public Path relativize(Path other) {
        return with(real.relativize(real(other)));
    }

    @Override
    public URI toUri() {
        return real.toUri();
    }

    @Override
    public Path toAbsolutePath() {
        return with(real.toAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        return with(real.toRealPath(options));
    }

    /// Refused, because whoever uses it reads and writes past the encryption.
    @Override
    public File toFile() {
        throw new UnsupportedOperationException("a file of an encrypted folder");
    }

    @Override
    public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int compareTo(Path other) {
        return real.compareTo(real(other));
    }

    @Override
    public String toString() {
        return real.toString();
    }
}
