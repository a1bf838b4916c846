package app.saywell.client.http;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.stream.Stream;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/// Believes whom the system believes, and one certificate more that the user vouches for. The name
/// of the service must be in the certificate either way, and the time be within its own.
record Trust(X509TrustManager system, X509TrustManager own, X509Certificate certificate)
        implements X509TrustManager {

    /// @throws IllegalArgumentException if the certificate cannot be used
    static Trust with(X509Certificate certificate) {
        try {
            KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            store.setCertificateEntry("own", certificate);
            return new Trust(manager(null), manager(store), certificate);
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalArgumentException("this certificate cannot be used", e);
        }
    }

    private static X509TrustManager manager(@org.jspecify.annotations.Nullable KeyStore store)
            throws GeneralSecurityException {
        TrustManagerFactory factory =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(store);
        return (X509TrustManager)
                Arrays.stream(factory.getTrustManagers())
                        .filter(X509TrustManager.class::isInstance)
                        .findFirst()
                        .orElseThrow(() -> new GeneralSecurityException("no X.509"));
    }

    /// Sockets that are believed by this rule.
    SSLSocketFactory sockets() {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {this}, null);
            return context.getSocketFactory();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has TLS", e);
        }
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String authType)
            throws CertificateException {
        try {
            system.checkServerTrusted(chain, authType);
        } catch (CertificateException unknownToTheSystem) {
            own.checkServerTrusted(chain, authType);
            certificate.checkValidity();
        }
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String authType)
            throws CertificateException {
        throw new CertificateException("nobody calls here");
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return Stream.of(system, own)
                .flatMap(one -> Arrays.stream(one.getAcceptedIssuers()))
                .toArray(X509Certificate[]::new);
    }
}
