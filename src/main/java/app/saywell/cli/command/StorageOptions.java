package app.saywell.cli.command;

import app.saywell.cli.HomeFolder;
import app.saywell.service.store.Storage;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.Optional;

/// Where a service keeps its keys and credits.
final class StorageOptions {
    private static final String USER = "SAYWELL_DATABASE_USER";
    private static final String PASSWORD = "SAYWELL_DATABASE_PASSWORD";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Folder of the service. Default: below Saywell's own data folder.")
    private @Nullable Path data;

    @Option(
            names = "--database",
            paramLabel = "JDBC-URL",
            description =
                    "Keep keys, credits and limits in this PostgreSQL database instead, shared by"
                            + " several services. User and password come from "
                            + USER
                            + " and "
                            + PASSWORD
                            + ".")
    private @Nullable String database;

    Storage storage() {
        if (database == null) {
            return Storage.inFolder(folder());
        }
        Storage storage = Storage.at(database);
        return Optional.ofNullable(System.getenv(USER))
                .map(
                        user ->
                                storage.as(
                                        user,
                                        Optional.ofNullable(System.getenv(PASSWORD)).orElse("")))
                .orElse(storage);
    }

    /// Where the service keeps what it can make again.
    Path folder() {
        return data == null
                ? HomeFolder.ofThisComputer().resolve("service")
                : data.toAbsolutePath().normalize();
    }
}
