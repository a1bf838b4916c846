package app.saywell.desk.shell.command;

import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.judge.service.http.ListenAddress;
import app.saywell.judge.service.http.TlsKeyStore;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Options for the address of the service.
final class ListenAddressOptions {
    private static final String PASSWORD_VARIABLE = "SAYWELL_TLS_PASSWORD";

    @Option(
            names = "--port",
            defaultValue = "8077",
            description = "Port to listen on; 0 for any free port. Default: ${DEFAULT-VALUE}.")
    private int port;

    @Option(
            names = "--host",
            description = "Address to listen on. Default: loopback, which only this computer can reach.")
    private @Nullable String host;

    @Option(names = "--name", paramLabel = "HOST-NAME", description = "A host name that callers use. May be repeated.")
    private Set<String> names = Set.of();

    @Option(
            names = "--tls",
            paramLabel = "FILE.p12",
            description = "Certificate chain and key (PKCS #12); the password comes from the environment"
                    + " variable "
                    + PASSWORD_VARIABLE
                    + ".")
    private @Nullable Path keyStore;

    @Option(
            names = "--admin-port",
            description = "Port for GET /health and GET /metrics (Prometheus), without a key; 0 for any"
                    + " free port. Without it they are not answered.")
    private @Nullable Integer adminPort;

    @Option(
            names = "--admin-host",
            description = "Address of the admin port. Default: loopback. Let only your own monitoring" + " reach it.")
    private @Nullable String adminHost;

    /// The listen address. If other computers can reach it, a warning is printed to standard error.
    ListenAddress listenAddress() {
        ListenAddress address = listenAt(port);
        if (host != null) {
            address = address.withHost(host);
        }
        address = address.withHostNames(names);
        if (keyStore != null) {
            String password = Optional.ofNullable(System.getenv(PASSWORD_VARIABLE))
                    .orElseThrow(() -> new CommandRefusedException(
                            "--tls needs the password of the file in " + PASSWORD_VARIABLE + "."));
            address = address.withTls(new TlsKeyStore(keyStore, password));
        }
        if (!address.isLoopback()) {
            System.err.println(
                    keyStore == null
                            ? "Warning: other computers can reach this service, and what they send"
                                    + " is not encrypted. Give it a certificate with --tls."
                            : "Warning: other computers can reach this service.");
        }
        return address;
    }

    /// Where health and metrics are answered, if they are.
    Optional<ListenAddress> adminAddress() {
        if (adminPort == null) {
            if (adminHost != null) {
                throw new CommandRefusedException("--admin-host needs --admin-port as well.");
            }
            return Optional.empty();
        }
        if (adminPort != 0 && adminPort == port) {
            throw new CommandRefusedException(
                    "Health and metrics need a port of their own: choose another --admin-port.");
        }
        ListenAddress address = listenAt(adminPort);
        return Optional.of((adminHost == null ? address : address.withHost(adminHost)).withHostNames(names));
    }

    private static ListenAddress listenAt(int port) {
        try {
            return ListenAddress.loopback().withPort(port);
        } catch (IllegalArgumentException e) {
            throw new CommandRefusedException("A port is a number from 0 to 65535.");
        }
    }
}
