package app.saywell.service.store;

import java.nio.file.Path;
import java.util.Optional;

/// Where the service keeps its account.
///
/// @param jdbcUrl `jdbc:sqlite:...` or `jdbc:postgresql://...`
/// @param password for PostgreSQL, where the URL does not carry it
public record Storage(String jdbcUrl, Optional<String> user, Optional<String> password) {

    /// The file `service.db` in a folder, which is made if it is missing.
    public static Storage inFolder(Path folder) {
        Path file = folder.toAbsolutePath().resolve("service.db");
        return new Storage("jdbc:sqlite:" + file, Optional.empty(), Optional.empty());
    }

    /// A database by its JDBC URL.
    public static Storage at(String jdbcUrl) {
        return new Storage(jdbcUrl, Optional.empty(), Optional.empty());
    }

    /// The same database with a user name and password that are not in the URL.
    public Storage as(String userName, String userPassword) {
        return new Storage(jdbcUrl, Optional.of(userName), Optional.of(userPassword));
    }

    boolean sqlite() {
        return jdbcUrl.startsWith("jdbc:sqlite:");
    }

    /// Without the URL, which may hold a password.
    @Override
    public String toString() {
        return sqlite() ? jdbcUrl : "a PostgreSQL database";
    }
}
