package app.saywell.judge.service.store;

import static org.junit.jupiter.api.Assumptions.abort;

import app.saywell.judge.service.TempFolders;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.jspecify.annotations.Nullable;

/// A PostgreSQL server for the tests of one JVM.
///
/// PostgreSQL refuses to run as root, but builds in containers often run as root. In that case the
/// same binaries are unpacked here and run as `nobody`.
final class PostgresServer {
    private static final String USER = "saywell";
    private static @Nullable PostgresServer shared;

    private final String address;

    private PostgresServer(String address) {
        this.address = address;
    }

    /// The shared server, started on the first call. The calling test is skipped if PostgreSQL
    /// cannot run.
    static synchronized PostgresServer shared() {
        if (shared == null) {
            shared = start();
        }
        return shared;
    }

    private static PostgresServer start() {
        try {
            return isRoot() ? asNobody() : asMyself();
        } catch (IOException | InterruptedException | IllegalStateException e) {
            return abort("PostgreSQL cannot be started here: " + e.getMessage());
        }
    }

    String url(String database) {
        return address.replace("/postgres?", "/" + database + "?");
    }

    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    private static PostgresServer asMyself() throws IOException {
        EmbeddedPostgres postgres = EmbeddedPostgres.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> closeQuietly(postgres)));
        return new PostgresServer(postgres.getJdbcUrl("postgres", "postgres"));
    }

    private static PostgresServer asNobody() throws IOException, InterruptedException {
        Path home = Files.createTempDirectory("saywell-postgresql");
        Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwxr-xr-x"));
        unpack(home);
        Path data = Files.createDirectory(home.resolve("data"));
        Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwx------"));
        Files.setOwner(
                data, home.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
        Process init = nobody(home, "initdb", "-D", data.toString(), "-U", USER, "-A", "trust", "-N", "-E", "UTF8");
        if (!init.waitFor(60, TimeUnit.SECONDS) || init.exitValue() != 0) {
            throw new IllegalStateException("initdb failed");
        }
        int port = freePort();
        Process server = nobody(
                home,
                "postgres",
                "-D",
                data.toString(),
                "-p",
                String.valueOf(port),
                "-c",
                "fsync=off",
                "-c",
                "max_connections=200",
                "-c",
                "unix_socket_directories=");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server, home)));
        String url = "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=" + USER;
        awaitConnection(server, url);
        return new PostgresServer(url);
    }

    private static Process nobody(Path home, String program, String... arguments) throws IOException {
        List<String> command =
                new ArrayList<>(List.of("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"));
        command.add(home.resolve("bin").resolve(program).toString());
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .directory(home.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static void unpack(Path home) throws IOException {
        String archive = "/postgres-linux-%s.txz".formatted(processor());
        try (InputStream in = PostgresServer.class.getResourceAsStream(archive)) {
            if (in == null) {
                throw new IllegalStateException("there are no binaries for this processor");
            }
            TarArchiveInputStream tar = new TarArchiveInputStream(new XZCompressorInputStream(in));
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                place(tar, entry, home.resolve(entry.getName()).normalize());
            }
        }
    }

    private static void place(InputStream in, TarArchiveEntry entry, Path target) throws IOException {
        if (entry.isDirectory()) {
            Files.createDirectories(target);
            return;
        }
        Files.createDirectories(target.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(target, Path.of(entry.getLinkName()));
        } else {
            Files.copy(in, target);
            Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }

    private static String processor() {
        return "amd64".equals(System.getProperty("os.arch")) ? "x86_64" : "arm_64";
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static void awaitConnection(Process server, String url) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (System.nanoTime() < deadline) {
            try (Connection ignored = DriverManager.getConnection(url)) {
                return;
            } catch (SQLException notYet) {
                if (server.waitFor(50, TimeUnit.MILLISECONDS)) {
                    break;
                }
            }
        }
        throw new IllegalStateException("the server did not come up");
    }

    private static void stop(Process server, Path home) {
        server.destroy();
        try {
            server.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        TempFolders.delete(home);
    }

    private static void closeQuietly(EmbeddedPostgres postgres) {
        try {
            postgres.close();
        } catch (IOException e) {
            System.err.println("PostgreSQL did not stop: " + e.getMessage());
        }
    }
}
