package app.saywell.desk.client.http;

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

/// Trusts the certificates of the system and one additional certificate that the user has chosen.
/// That certificate must also match the host name and be valid now.
record AdditionalCertificateTrustManager(
        X509TrustManager systemTrustManager, X509TrustManager additionalTrustManager, X509Certificate certificate)
        implements X509TrustManager {

    /// @throws IllegalArgumentException if the certificate cannot be used
    static AdditionalCertificateTrustManager with(X509Certificate certificate) {
        try {
            KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            store.setCertificateEntry("own", certificate);
            return new AdditionalCertificateTrustManager(trustManagerFor(null), trustManagerFor(store), certificate);
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalArgumentException("this certificate cannot be used", e);
        }
    }

    private static X509TrustManager trustManagerFor(@org.jspecify.annotations.Nullable KeyStore store)
            throws GeneralSecurityException {
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(store);
        return (X509TrustManager) Arrays.stream(factory.getTrustManagers())
                .filter(X509TrustManager.class::isInstance)
                .findFirst()
                .orElseThrow(() -> new GeneralSecurityException("no X.509"));
    }

    /// A factory for sockets that use this trust manager.
    SSLSocketFactory socketFactory() {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {this}, null);
            return context.getSocketFactory();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has TLS", e);
        }
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String authType) throws CertificateException {
        try {
            systemTrustManager.checkServerTrusted(chain, authType);
        } catch (CertificateException unknownToTheSystem) {
            additionalTrustManager.checkServerTrusted(chain, authType);
            certificate.checkValidity();
        }
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String authType) throws CertificateException {
        throw new CertificateException("client certificates are not supported");
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return Stream.of(systemTrustManager, additionalTrustManager)
                .flatMap(trustManager -> Arrays.stream(trustManager.getAcceptedIssuers()))
                .toArray(X509Certificate[]::new);
    }
}
