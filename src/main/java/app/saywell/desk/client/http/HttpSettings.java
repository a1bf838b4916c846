package app.saywell.desk.client.http;

import java.net.ProxySelector;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/// How to reach a service.
///
/// @param callTimeout longest time from the DNS lookup to the last byte of the answer
/// @param connectTimeout longest time to connect
/// @param interruptPolicy what happens to a call whose caller is interrupted
/// @param trustedCertificate a certificate to trust in addition to those of the system
/// @param proxyLogin asked when a proxy wants a password; off the window's thread
public record HttpSettings(
        ServiceAddress address,
        Duration callTimeout,
        Duration connectTimeout,
        InterruptPolicy interruptPolicy,
        ProxySelector proxySelector,
        Optional<X509Certificate> trustedCertificate,
        Supplier<Optional<ProxyLogin>> proxyLogin) {

    /// Trusts only the certificates that the system trusts.
    public HttpSettings(
            ServiceAddress address,
            Duration callTimeout,
            Duration connectTimeout,
            InterruptPolicy interruptPolicy,
            ProxySelector proxySelector) {
        this(address, callTimeout, connectTimeout, interruptPolicy, proxySelector, Optional.empty(), Optional::empty);
    }

    /// The service answers within 60 s, if only with 504; two more seconds let the answer arrive.
    public static final Duration DEFAULT_CALL_TIMEOUT = Duration.ofSeconds(62);

    private static final String SYSTEM_PROXIES_PROPERTY = "java.net.useSystemProxies";
    private static final Duration DEFAULT_CONNECT_TIMEOUT = Duration.ofSeconds(10);

    /// Settings for the embedded service, without a proxy.
    public static HttpSettings embedded(ServiceAddress address) {
        return new HttpSettings(
                address, DEFAULT_CALL_TIMEOUT, DEFAULT_CONNECT_TIMEOUT, InterruptPolicy.CANCEL, ProxySelector.of(null));
    }

    /// Settings for a remote service, with the system's proxy.
    public static HttpSettings hosted(ServiceAddress address) {
        return new HttpSettings(
                address,
                DEFAULT_CALL_TIMEOUT,
                DEFAULT_CONNECT_TIMEOUT,
                InterruptPolicy.FINISH_SENT_CALLS,
                systemProxies());
    }

    /// A copy that trusts an additional certificate.
    public HttpSettings withTrustedCertificate(Optional<X509Certificate> certificate) {
        return new HttpSettings(
                address, callTimeout, connectTimeout, interruptPolicy, proxySelector, certificate, proxyLogin);
    }

    /// A copy that uses other proxies.
    ///
    /// @param login asked when one of them wants a password
    public HttpSettings withProxy(ProxySelector proxies, Supplier<Optional<ProxyLogin>> login) {
        return new HttpSettings(
                address, callTimeout, connectTimeout, interruptPolicy, proxies, trustedCertificate, login);
    }

    /// The proxies of the operating system. The JDK reads them only if this property is set before
    /// the first use.
    private static ProxySelector systemProxies() {
        if (System.getProperty(SYSTEM_PROXIES_PROPERTY) == null) {
            System.setProperty(SYSTEM_PROXIES_PROPERTY, "true");
        }
        ProxySelector system = ProxySelector.getDefault();
        return system == null ? ProxySelector.of(null) : system;
    }

    /// What happens to a call whose caller is interrupted.
    public enum InterruptPolicy {
        /// It is cancelled immediately.
        CANCEL,
        /// It is cancelled only if nothing was sent yet. Otherwise it is paid for, so the client
        /// waits for its answer and stores it.
        FINISH_SENT_CALLS
    }
}
