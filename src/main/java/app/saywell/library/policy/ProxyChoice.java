package app.saywell.library.policy;

/// How other computers are reached.
public sealed interface ProxyChoice {
    /// Through the proxies that the operating system has set.
    record SystemProxy() implements ProxyChoice {}

    /// Directly.
    record NoProxy() implements ProxyChoice {}

    /// Through an HTTP proxy that asks for no password.
    record NamedProxy(String host, int port) implements ProxyChoice {}
}
