package app.saywell.speech.server;

import java.time.Duration;
import java.util.Optional;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/// Where a [JettyServer] listens, and how much it takes.
///
/// @param name the start of the names of its threads
/// @param host the address to listen on
/// @param port 0 for any free port
/// @param tls its keys; absent means plain HTTP
/// @param maxConnections of all callers together
/// @param maxConnectionsOfAddress of one address
/// @param idleTimeout how long a connection may be idle
/// @param stopTimeout how long requests in progress may take when it is stopped
public record ServerSettings(
        String name,
        String host,
        int port,
        Optional<SslContextFactory.Server> tls,
        int maxConnections,
        int maxConnectionsOfAddress,
        Duration idleTimeout,
        Duration stopTimeout) {}
