package app.saywell.desk.lessons.shared;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;

/// A file that only one computer can create, with a token that no other has.
///
/// Who may delete the file of a token is decided by a file of its own, whose name follows from that token. So two
/// computers that both find it left behind, or its owner who comes back at that moment, never delete the new one that
/// a third has created meanwhile. That file can be left behind as well, and is taken over in the same way.
final class LockFile {
    /// A lock that its owner left behind, killed or asleep, may be taken over.
    static final Duration LEFT_BEHIND = Duration.ofMinutes(10);

    /// How the names of those end that decide who may delete another one.
    static final String RIGHT = ".over";

    /// How the names of files end that are made to ask for the time.
    static final String PROBE = ".now";

    private final Path file;
    private final byte[] token = UUID.randomUUID().toString().getBytes(StandardCharsets.US_ASCII);

    LockFile(Path file) {
        this.file = file;
    }

    /// Takes the lock if nobody has it, or if it was left behind.
    boolean take() throws IOException {
        return create() || takeOver();
    }

    private boolean create() throws IOException {
        OutputStream created;
        try {
            created = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            return false;
        }
        try (created) {
            created.write(token);
            return true;
        } catch (IOException e) { // a full disk
            Files.deleteIfExists(file);
            throw e;
        }
    }

    private boolean takeOver() throws IOException {
        Optional<UUID> present = identity();
        if (present.isPresent()) {
            if (!isLeftBehind(now())) {
                return false;
            }
            delete(present.get());
        }
        return create();
    }

    /// Whether it is still this one's.
    boolean isHeld() throws IOException {
        try {
            return Arrays.equals(Files.readAllBytes(file), token);
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    /// Gives it back, unless somebody took it over.
    void giveBack() throws IOException {
        if (isHeld()) {
            delete(UUID.nameUUIDFromBytes(token));
        }
    }

    /// When it was created, by the clock of whoever keeps the folder.
    FileTime time() throws IOException {
        return Files.getLastModifiedTime(file);
    }

    /// Gives back the right to delete another one, for whose deletion there is no right.
    void giveBackRight() throws IOException {
        if (isHeld()) {
            Files.deleteIfExists(file);
        }
    }

    // Of the file that is there now: what another one never has. Without a token, because its owner was killed before
    // it wrote one, it is known by its time, which computers tell with different precision.
    private Optional<UUID> identity() throws IOException {
        try {
            byte[] content = Files.readAllBytes(file);
            String noToken = file.getFileName() + " of " + time().toInstant().getEpochSecond();
            return Optional.of(
                    UUID.nameUUIDFromBytes(content.length > 0 ? content : noToken.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    // Whoever has the right is the only one who deletes the file of this identity, so it cannot be another one between
    // the look and the deletion.
    private void delete(UUID identity) throws IOException {
        LockFile right = new LockFile(file.resolveSibling("." + identity + RIGHT));
        if (!right.take()) {
            return;
        }
        try {
            if (identity().filter(identity::equals).isPresent()) {
                Files.deleteIfExists(file);
            }
        } finally {
            right.giveBackRight();
        }
    }

    /// Whether it was left behind at that time.
    boolean isLeftBehind(FileTime now) throws IOException {
        try {
            return Files.getLastModifiedTime(file).toInstant().plus(LEFT_BEHIND).isBefore(now.toInstant());
        } catch (NoSuchFileException e) {
            return false; // given back meanwhile
        }
    }

    // By the clock of whoever keeps the folder.
    private FileTime now() throws IOException {
        Path probe = file.resolveSibling("." + UUID.randomUUID() + PROBE);
        Files.createFile(probe);
        try {
            return Files.getLastModifiedTime(probe);
        } finally {
            Files.deleteIfExists(probe);
        }
    }
}
