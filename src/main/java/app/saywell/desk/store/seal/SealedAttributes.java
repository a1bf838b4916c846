package app.saywell.desk.store.seal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/// The attributes of a file whose size is that of its content. It is found out when it is asked
/// for.
///
/// @param real what the disk says
record SealedAttributes(BasicFileAttributes real, Path path) implements BasicFileAttributes {
    @Override
    public long size() {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            return channel.size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public FileTime lastModifiedTime() {
        return real.lastModifiedTime();
    }

    @Override
    public FileTime lastAccessTime() {
        return real.lastAccessTime();
    }

    @Override
    public FileTime creationTime() {
        return real.creationTime();
    }

    @Override
    public boolean isRegularFile() {
        return real.isRegularFile();
    }

    @Override
    public boolean isDirectory() {
        return real.isDirectory();
    }

    @Override
    public boolean isSymbolicLink() {
        return real.isSymbolicLink();
    }

    @Override
    public boolean isOther() {
        return real.isOther();
    }

    @Override
    @SuppressWarnings("NullAway") // as BasicFileAttributes says
    public Object fileKey() {
        return real.fileKey();
    }
}
