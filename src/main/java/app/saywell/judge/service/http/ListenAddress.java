package app.saywell.judge.service.http;

import app.saywell.speech.server.ServerSettings;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/// The address that the service listens on, and its host names.
///
/// @param host the address to listen on; `127.0.0.1` by default
/// @param port 0 for any free port
/// @param tls absent means plain HTTP
/// @param hostNames host names that callers may use; numeric addresses, `localhost` and `host` are
///     always allowed
public record ListenAddress(String host, int port, Optional<TlsKeyStore> tls, Set<String> hostNames) {
    private static final int MAX_CONNECTIONS = 8_192;
    private static final int MAX_CONNECTIONS_OF_ADDRESS = MAX_CONNECTIONS / 8;

    /// A free port on loopback.
    public static ListenAddress loopback() {
        return new ListenAddress("127.0.0.1", 0, Optional.empty(), Set.of());
    }

    /// @throws IllegalArgumentException if the port is not from 0 to 65535
    public ListenAddress {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("A port is a number from 0 to 65535.");
        }
        Set<String> allNames = new LinkedHashSet<>(hostNames);
        allNames.add(host);
        hostNames = Set.copyOf(allNames);
    }

    /// A copy with another port.
    public ListenAddress withPort(int newPort) {
        return new ListenAddress(host, newPort, tls, hostNames);
    }

    /// A copy with another address, which is also a host name.
    public ListenAddress withHost(String newHost) {
        return new ListenAddress(newHost, port, tls, hostNames);
    }

    /// A copy with TLS.
    public ListenAddress withTls(TlsKeyStore newTls) {
        return new ListenAddress(host, port, Optional.of(newTls), hostNames);
    }

    /// A copy with other host names.
    public ListenAddress withHostNames(Set<String> newHostNames) {
        return new ListenAddress(host, port, tls, newHostNames);
    }

    /// As the settings of a server of the service.
    ///
    /// @param idleTimeout how long a connection may be idle
    /// @param stopTimeout how long requests in progress may take when it is stopped
    public ServerSettings settings(Duration idleTimeout, Duration stopTimeout) {
        return new ServerSettings(
                "service",
                host,
                port,
                tls.map(TlsKeyStore::contextFactory),
                MAX_CONNECTIONS,
                MAX_CONNECTIONS_OF_ADDRESS,
                idleTimeout,
                stopTimeout);
    }

    /// Whether only this computer can reach it.
    public boolean isLoopback() {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
