package app.saywell.cli.command;

import app.saywell.cli.RefusedException;
import app.saywell.service.http.Listen;
import app.saywell.service.http.Tls;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/// Where the service is reached.
final class ListenOptions {
    private static final String PASSWORD = "SAYWELL_TLS_PASSWORD";

    @Option(
            names = "--port",
            defaultValue = "8077",
            description = "Port to listen at; 0 takes any free one. Default: ${DEFAULT-VALUE}.")
    private int port;

    @Option(
            names = "--host",
            description =
                    "Address to listen at. Default: loopback, which only this computer reaches.")
    private @Nullable String host;

    @Option(
            names = "--name",
            paramLabel = "HOST-NAME",
            description = "A name by which callers reach it; may be given several times.")
    private Set<String> names = Set.of();

    @Option(
            names = "--tls",
            paramLabel = "FILE.p12",
            description =
                    "Certificate chain and key (PKCS #12); the password comes from the environment"
                            + " variable "
                            + PASSWORD
                            + ".")
    private @Nullable Path keyStore;

    /// What was asked for; an address that others can reach gets a warning on standard error.
    Listen listen() {
        Listen listen = listenAt(port);
        if (host != null) {
            listen = listen.withHost(host);
        }
        listen = listen.withNames(names);
        if (keyStore != null) {
            String password =
                    Optional.ofNullable(System.getenv(PASSWORD))
                            .orElseThrow(
                                    () ->
                                            new RefusedException(
                                                    "--tls needs the password of the file in "
                                                            + PASSWORD
                                                            + "."));
            listen = listen.withTls(new Tls(keyStore, password));
        }
        if (!listen.local()) {
            System.err.println(
                    keyStore == null
                            ? "Warning: other computers can reach this service, and what they send"
                                    + " can be read on its way. Give it a certificate with --tls."
                            : "Warning: other computers can reach this service.");
        }
        return listen;
    }

    private static Listen listenAt(int port) {
        try {
            return Listen.loopback().withPort(port);
        } catch (IllegalArgumentException e) {
            throw new RefusedException("A port is a number from 0 to 65535.");
        }
    }
}
