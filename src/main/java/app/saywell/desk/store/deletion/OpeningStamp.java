package app.saywell.desk.store.deletion;

import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.LibraryException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/// Tells whether the database is the one that was used in this folder last.
///
/// Every opening writes a new token into the database and into a file beside it. Where somebody
/// puts an older database in place, the two differ. Then files without rows may be the only copies
/// of recordings, and must not be swept.
public final class OpeningStamp {
    private final LibraryDatabase database;
    private final Path file;

    public OpeningStamp(LibraryDatabase database, DataFolder folder) {
        this.database = database;
        this.file = folder.root().resolve("saywell.opening");
    }

    /// Whether the database was exchanged since the last opening. Call it before [#renew].
    ///
    /// @throws LibraryException if the file cannot be read
    public boolean wasExchanged() {
        return unknownToken().isPresent();
    }

    /// The token of the database that was used in this folder last, if that is not the one that is open: each exchange
    /// has one until [#renew].
    ///
    /// @throws LibraryException if the file cannot be read
    public Optional<String> unknownToken() {
        List<String> known = database.read(
                handle -> handle.select("SELECT token FROM opening UNION SELECT previous" + " FROM opening")
                        .mapTo(String.class)
                        .list());
        try {
            // A library without a file was written before there were stamps. What a broken disk
            // left in it is a token that nobody knows.
            return Files.exists(file)
                    ? Optional.of(Files.readString(file, StandardCharsets.ISO_8859_1))
                            .filter(token -> !known.contains(token))
                    : Optional.empty();
        } catch (IOException e) {
            throw LibraryException.of(e);
        }
    }

    /// Writes a new token. After a crash in between, the file holds the previous one.
    ///
    /// @throws LibraryException if the file cannot be written
    public void renew() {
        String token = UUID.randomUUID().toString();
        database.execute(handle -> {
            String previous = handle.select("SELECT token FROM opening")
                    .mapTo(String.class)
                    .findOne()
                    .orElse("");
            handle.execute("INSERT OR REPLACE INTO opening VALUES (1, ?, ?)", token, previous);
        });
        try {
            DurableFiles.writeAtomically(file, token);
        } catch (IOException e) {
            throw LibraryException.of(e);
        }
    }

    /// Removes the token from a copy of the database, so that the copy counts as exchanged wherever
    /// it is put.
    public static void removeFrom(Handle copy) {
        copy.execute("DELETE FROM opening");
    }
}
