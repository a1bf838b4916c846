package app.saywell.desk.store.database;

import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/// Room on the disk of the library that is kept for the day on which the disk is full.
///
/// Even to read, SQLite writes two small files. Once the disk is full the reserve is given back, so that people can
/// still read, export, and back up to another disk. It is taken again at a start with enough room.
final class ReservedSpace {
    /// What a session without recordings needs at most.
    static final int BYTES = 16 << 20;

    /// Below this a reserve would take what people need.
    private static final long PLENTY_BYTES = 512L << 20;

    /// Below this little can be written.
    private static final long FULL_BYTES = 1 << 20;

    private static final String NAME = "saywell.reserve";
    private static final int BLOCK_BYTES = 1 << 20;

    private ReservedSpace() {}

    /// Takes the reserve where there is plenty of room and none was taken.
    ///
    /// @throws IOException if it cannot be written; nothing is left of it then
    static void take(Path root) throws IOException {
        Path file = root.resolve(NAME);
        if (Files.exists(file) && Files.size(file) == BYTES || usableBytes(root) < PLENTY_BYTES) {
            return;
        }
        byte[] block = new byte[BLOCK_BYTES];
        new Random(1).nextBytes(block); // some disks would keep zeros in no room at all
        try (OutputStream out = PrivateFiles.newOutputStream(file)) {
            for (int written = 0; written < BYTES; written += BLOCK_BYTES) {
                out.write(block);
            }
        } catch (IOException e) {
            Files.deleteIfExists(file);
            throw e;
        }
    }

    /// Gives the reserve back if there is one.
    static void release(Path root) {
        try {
            Files.deleteIfExists(root.resolve(NAME));
        } catch (IOException e) {
            System.getLogger(ReservedSpace.class.getName())
                    .log(System.Logger.Level.WARNING, "the reserve of room could not be given back", e);
        }
    }

    /// Gives the reserve back if the disk is full.
    static void releaseIfFull(Path root) {
        long usable = usableBytes(root);
        if (usable >= 0 && usable < FULL_BYTES) {
            release(root);
        }
    }

    /// Whether plenty of room is left beside a file that is yet to be written; also where nobody can tell.
    ///
    /// @param folder a folder that exists
    static boolean hasPlentyBeside(Path folder, long bytes) {
        long usable = usableBytes(folder);
        return usable < 0 || usable - bytes >= PLENTY_BYTES;
    }

    // File, not FileStore, because FileStore fails in containers whose mount table does not list the folder.
    private static long usableBytes(Path root) {
        try {
            return root.toFile().getTotalSpace() > 0 ? root.toFile().getUsableSpace() : -1;
        } catch (UnsupportedOperationException e) { // not a disk of this computer
            return -1;
        }
    }
}
