package app.saywell.client.http;

import java.net.ProxySelector;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.Optional;

/// How a service is reached.
///
/// @param wholeCall longest time from looking up the address to the last byte of the answer
/// @param connect longest time for making the connection
/// @param whenInterrupted what becomes of a call whose caller gives up
/// @param trusted a certificate to be believed beside those of the system
public record HttpSettings(
        ServiceAddress address,
        Duration wholeCall,
        Duration connect,
        WhenInterrupted whenInterrupted,
        ProxySelector proxies,
        Optional<X509Certificate> trusted) {

    /// As above, believing only whom the system believes.
    public HttpSettings(
            ServiceAddress address,
            Duration wholeCall,
            Duration connect,
            WhenInterrupted whenInterrupted,
            ProxySelector proxies) {
        this(address, wholeCall, connect, whenInterrupted, proxies, Optional.empty());
    }

    /// The service answers or says 504 within 60 s; two more let that word arrive.
    public static final Duration WHOLE_CALL = Duration.ofSeconds(62);

    private static final String SYSTEM_PROXIES = "java.net.useSystemProxies";
    private static final Duration CONNECT = Duration.ofSeconds(10);

    /// Reaches the service that the application carries: never by a proxy.
    public static HttpSettings embedded(ServiceAddress address) {
        return new HttpSettings(
                address, WHOLE_CALL, CONNECT, WhenInterrupted.CANCEL, ProxySelector.of(null));
    }

    /// Reaches a service elsewhere, as the system is set to.
    public static HttpSettings hosted(ServiceAddress address) {
        return new HttpSettings(
                address,
                WHOLE_CALL,
                CONNECT,
                WhenInterrupted.FINISH_WHAT_WAS_SENT,
                systemProxies());
    }

    /// The same, believing one certificate more.
    public HttpSettings trusting(Optional<X509Certificate> certificate) {
        return new HttpSettings(address, wholeCall, connect, whenInterrupted, proxies, certificate);
    }

    /// The proxies that the operating system is set to. The JDK looks for them only where this
    /// property says so when it is first asked.
    private static ProxySelector systemProxies() {
        if (System.getProperty(SYSTEM_PROXIES) == null) {
            System.setProperty(SYSTEM_PROXIES, "true");
        }
        ProxySelector system = ProxySelector.getDefault();
        return system == null ? ProxySelector.of(null) : system;
    }

    /// What becomes of a call whose caller is interrupted.
    public enum WhenInterrupted {
        /// It is broken off at once.
        CANCEL,
        /// It is broken off unless it is already on its way: then it is paid for, and its answer
        /// is waited for and kept.
        FINISH_WHAT_WAS_SENT
    }
}
