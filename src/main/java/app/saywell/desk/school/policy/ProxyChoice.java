package app.saywell.desk.school.policy;

import java.util.Optional;

/// How other computers are reached.
public sealed interface ProxyChoice {
    /// Through the proxies that the operating system has set.
    record SystemProxy() implements ProxyChoice {}

    /// Directly.
    record NoProxy() implements ProxyChoice {}

    /// Through an HTTP proxy.
    ///
    /// @param user who logs in there; empty if the proxy asks for no password. The password is not
    ///     part of a policy
    record NamedProxy(String host, int port, Optional<String> user) implements ProxyChoice {}
}
