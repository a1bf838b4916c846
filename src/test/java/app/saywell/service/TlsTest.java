package app.saywell.service;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.service.http.ListenAddress;
import app.saywell.service.http.TlsKeyStore;

import okhttp3.OkHttpClient;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.security.KeyStore;

import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/// The service with TLS.
class TlsTest {
    private static final String PASSWORD = "for this test";

    @TempDir private Path folder;

    @Test
    void isReachedThroughTlsByTheNameOfItsCertificate() throws Exception {
        Path keyStore = certificate();
        TlsKeyStore tls = new TlsKeyStore(keyStore, PASSWORD);
        assertThat(tls.toString()).doesNotContain(PASSWORD);
        ServiceConfig config =
                ServiceConfig.inFolder(folder)
                        .with(ListenAddress.loopback().withHost("localhost").withTls(tls));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            assertThat(server.baseUrl()).startsWith("https://localhost:");
            TestCaller caller =
                    new TestCaller(
                            trusting(keyStore), server.baseUrl(), server.sessionKey().text());
            assertThat(caller.judge(1).status()).isEqualTo(200);
        }
    }

    private Path certificate() throws Exception {
        Path file = folder.resolve("cert.p12");
        Process keytool =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "keytool")
                                        .toString(),
                                "-genkeypair",
                                "-keyalg",
                                "EC",
                                "-storetype",
                                "PKCS12",
                                "-keystore",
                                file.toString(),
                                "-storepass",
                                PASSWORD,
                                "-alias",
                                "service",
                                "-dname",
                                "CN=localhost",
                                "-ext",
                                "san=dns:localhost")
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        assertThat(keytool.waitFor()).isZero();
        return file;
    }

    private static OkHttpClient trusting(Path keyStore) throws Exception {
        KeyStore certificates = KeyStore.getInstance(keyStore.toFile(), PASSWORD.toCharArray());
        KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
        trusted.load(null, null);
        trusted.setCertificateEntry("service", certificates.getCertificate("service"));
        TrustManagerFactory trust =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return new OkHttpClient.Builder()
                .sslSocketFactory(
                        context.getSocketFactory(), (X509TrustManager) trust.getTrustManagers()[0])
                .build();
    }
}
