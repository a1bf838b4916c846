package app.saywell.desk.store.homework;

import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.store.database.LibraryDatabase;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

/// Stores the key pairs of classes, one for each.
public final class ClassKeyStore {
    private static final String SELECT = "SELECT * FROM class_key ";

    private final LibraryDatabase database;

    public ClassKeyStore(LibraryDatabase database) {
        this.database = database;
    }

    /// The key pair of a class.
    public Optional<ClassKey> findByClass(long classId) {
        return query("WHERE class_id = ?", classId);
    }

    /// The key pair with an id, as it stands in a file that was handed in.
    ///
    /// @param keyId 32 hexadecimal digits
    public Optional<ClassKey> find(String keyId) {
        return query("WHERE key_id = ?", keyId);
    }

    /// Stores a key pair, unless its class has one already.
    ///
    /// @return the one that the class has now
    public ClassKey insertIfMissing(ClassKey key) {
        return database.write(handle -> {
            handle.execute(
                    """
                    INSERT INTO class_key (key_id, class_id, public_point, private_pkcs8, created_at)
                    VALUES (?, ?, ?, seal(?), ?) ON CONFLICT (class_id) DO NOTHING
                    """,
                    key.keyId(),
                    key.classId(),
                    key.publicPoint(),
                    key.privatePkcs8(),
                    key.createdAt().toEpochMilli());
            return handle.select(SELECT + "WHERE class_id = ?", key.classId())
                    .map((rs, ctx) -> read(rs))
                    .one();
        });
    }

    /// Erases the key pair of a class. No file that was handed in with it can be opened any more.
    public void erase(long classId) {
        database.execute(handle -> handle.execute("DELETE FROM class_key WHERE class_id = ?", classId));
    }

    private Optional<ClassKey> query(String condition, Object argument) {
        return database.read(handle -> handle.select(SELECT + condition, argument)
                .map((rs, ctx) -> read(rs))
                .findOne());
    }

    private static ClassKey read(ResultSet row) throws SQLException {
        return new ClassKey(
                row.getString("key_id"),
                row.getLong("class_id"),
                row.getBytes("public_point"),
                row.getBytes("private_pkcs8"),
                Instant.ofEpochMilli(row.getLong("created_at")));
    }
}
