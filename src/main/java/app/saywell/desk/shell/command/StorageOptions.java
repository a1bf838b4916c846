package app.saywell.desk.shell.command;

import app.saywell.desk.shell.start.HomeFolder;
import app.saywell.judge.service.store.StorageConfig;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Options for the database of a service.
final class StorageOptions {
    private static final String USER_VARIABLE = "SAYWELL_DATABASE_USER";
    private static final String PASSWORD_VARIABLE = "SAYWELL_DATABASE_PASSWORD";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Folder of the service. Default: a folder in Saywell's data folder.")
    private @Nullable Path data;

    @Option(
            names = "--database",
            paramLabel = "JDBC-URL",
            description = "Store keys, credits and limits in this PostgreSQL database, shared by"
                    + " several services. User and password come from "
                    + USER_VARIABLE
                    + " and "
                    + PASSWORD_VARIABLE
                    + ".")
    private @Nullable String database;

    StorageConfig storageConfig() {
        if (database == null) {
            return StorageConfig.inFolder(folder());
        }
        StorageConfig storage = StorageConfig.ofUrl(database);
        return Optional.ofNullable(System.getenv(USER_VARIABLE))
                .map(user -> storage.withCredentials(
                        user,
                        Optional.ofNullable(System.getenv(PASSWORD_VARIABLE)).orElse("")))
                .orElse(storage);
    }

    /// The folder for files that the service can create again.
    Path folder() {
        return data == null
                ? HomeFolder.ofThisComputer().resolve("service")
                : data.toAbsolutePath().normalize();
    }
}
