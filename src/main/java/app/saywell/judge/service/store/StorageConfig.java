package app.saywell.judge.service.store;

import java.nio.file.Path;
import java.util.Optional;

/// Where the service stores its account.
///
/// @param jdbcUrl `jdbc:sqlite:...` or `jdbc:postgresql://...`
/// @param password for PostgreSQL, if the URL does not hold it
public record StorageConfig(String jdbcUrl, Optional<String> user, Optional<String> password) {

    /// The file `service.db` in a folder, which is created if it is missing.
    public static StorageConfig inFolder(Path folder) {
        Path file = folder.toAbsolutePath().resolve("service.db");
        return new StorageConfig("jdbc:sqlite:" + file, Optional.empty(), Optional.empty());
    }

    /// A database given by its JDBC URL.
    public static StorageConfig ofUrl(String jdbcUrl) {
        return new StorageConfig(jdbcUrl, Optional.empty(), Optional.empty());
    }

    /// A copy with a user name and password that are not in the URL.
    public StorageConfig withCredentials(String userName, String userPassword) {
        return new StorageConfig(jdbcUrl, Optional.of(userName), Optional.of(userPassword));
    }

    boolean isSqlite() {
        return jdbcUrl.startsWith("jdbc:sqlite:");
    }

    /// Without the URL, which may hold a password.
    @Override
    public String toString() {
        return isSqlite() ? jdbcUrl : "a PostgreSQL database";
    }
}
