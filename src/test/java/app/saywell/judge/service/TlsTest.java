package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.judge.service.http.ListenAddress;
import app.saywell.judge.service.http.TlsKeyStore;
import app.saywell.speech.server.KeyTool;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The service with TLS.
class TlsTest {
    private static final String PASSWORD = "for this test";

    @TempDir
    private Path folder;

    @Test
    void isReachedThroughTlsByTheNameOfItsCertificate() throws Exception {
        Path keyStore = certificate();
        TlsKeyStore tls = new TlsKeyStore(keyStore, PASSWORD);
        assertThat(tls.toString()).doesNotContain(PASSWORD);
        ServiceConfig config = ServiceConfig.inFolder(folder)
                .with(ListenAddress.loopback().withHost("localhost").withTls(tls));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            assertThat(server.baseUrl()).startsWith("https://localhost:");
            TestCaller caller = new TestCaller(
                    trusting(keyStore), server.baseUrl(), server.sessionKey().text());
            assertThat(caller.judge(1).status()).isEqualTo(200);
        }
    }

    @Test
    void oldVersionsOfTlsAreRefused() throws Exception {
        Path keyStore = certificate();
        ServiceConfig config = ServiceConfig.inFolder(folder)
                .with(ListenAddress.loopback().withHost("localhost").withTls(new TlsKeyStore(keyStore, PASSWORD)));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            assertThat(protocol(server, keyStore, "TLSv1.3", "TLSv1.2")).isEqualTo("TLSv1.3");
            assertThat(protocol(server, keyStore, "TLSv1.2")).isEqualTo("TLSv1.2");
            for (String old : List.of("TLSv1.1", "TLSv1")) {
                assertThatThrownBy(() -> protocol(server, keyStore, old)).isInstanceOf(SSLException.class);
            }
        }
    }

    @Test
    void onlySuitesWithFreshKeysAndAuthenticatedEncryptionAreAccepted() throws Exception {
        Path keyStore = certificate();
        ServiceConfig config = ServiceConfig.inFolder(folder)
                .with(ListenAddress.loopback().withHost("localhost").withTls(new TlsKeyStore(keyStore, PASSWORD)));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            assertThat(acceptedSuites(server, keyStore))
                    .isNotEmpty()
                    .allMatch(suite ->
                            suite.matches("TLS_(ECDHE_\\w+_WITH_)?(AES_\\d+_GCM_SHA\\d+|CHACHA20_POLY1305_SHA256)"));
        }
    }

    /// Those that a caller gets who offers no other one.
    private static List<String> acceptedSuites(SpeechServer server, Path keyStore) throws Exception {
        int port = java.net.URI.create(server.baseUrl()).getPort();
        OkHttpClient client = trusting(keyStore);
        List<String> accepted = new ArrayList<>();
        for (String suite : client.sslSocketFactory().getSupportedCipherSuites()) {
            try (SSLSocket socket = (SSLSocket) client.sslSocketFactory().createSocket("localhost", port)) {
                socket.setEnabledCipherSuites(new String[] {suite});
                socket.startHandshake();
                accepted.add(socket.getSession().getCipherSuite());
            } catch (SSLException refused) {
                // as it should be, for a weak one
            }
        }
        return accepted;
    }

    private static String protocol(SpeechServer server, Path keyStore, String... offered) throws Exception {
        int port = java.net.URI.create(server.baseUrl()).getPort();
        try (SSLSocket socket =
                (SSLSocket) trusting(keyStore).sslSocketFactory().createSocket("localhost", port)) {
            socket.setEnabledProtocols(offered);
            socket.startHandshake();
            return socket.getSession().getProtocol();
        }
    }

    @Test
    void aFileThatCannotBeUsedIsNamedWithTheReason() throws Exception {
        Path good = certificate();
        Path expired = certificate("expired.p12", "-startdate", "-30d", "-validity", "10");
        Path picture = Files.writeString(folder.resolve("picture.p12"), "not a key store");
        Path empty = Files.createFile(folder.resolve("empty.p12"));
        Path keyless = withoutKey(good);
        assertThat(refusal(good, "wrong")).contains(good.toString(), "password");
        assertThat(refusal(folder.resolve("gone.p12"), PASSWORD)).contains("does not exist");
        assertThat(refusal(picture, PASSWORD)).contains("not a PKCS #12 file");
        assertThat(refusal(empty, PASSWORD)).contains("not a PKCS #12 file");
        assertThat(refusal(keyless, PASSWORD)).contains("no private key");
        assertThat(refusal(expired, PASSWORD)).contains("expired on");
    }

    @Test
    void anAddressThatIsTakenOrForeignIsToldApart() {
        ServiceConfig config = ServiceConfig.inFolder(folder);
        try (SpeechServer first = SpeechServer.start(config, new ScriptedEngine())) {
            assertThat(refusal(ListenAddress.loopback().withPort(first.port()))).contains("Choose another port");
        }
        assertThat(refusal(ListenAddress.loopback().withHost("203.0.113.7")))
                .contains("not an address of this computer");
    }

    private String refusal(Path keyStore, String password) {
        return refusal(ListenAddress.loopback().withTls(new TlsKeyStore(keyStore, password)));
    }

    private String refusal(ListenAddress address) {
        ServiceConfig config = ServiceConfig.inFolder(folder.resolve("other")).with(address);
        return assertThatThrownBy(
                        () -> SpeechServer.start(config, new ScriptedEngine()).close())
                .isInstanceOf(ServiceException.class)
                .message()
                .doesNotContain(PASSWORD)
                .actual();
    }

    private Path withoutKey(Path keyStore) throws Exception {
        KeyStore whole = KeyStore.getInstance(keyStore.toFile(), PASSWORD.toCharArray());
        KeyStore certificates = KeyStore.getInstance("PKCS12");
        certificates.load(null, null);
        certificates.setCertificateEntry("service", whole.getCertificate("service"));
        Path file = folder.resolve("keyless.p12");
        try (OutputStream out = Files.newOutputStream(file)) {
            certificates.store(out, PASSWORD.toCharArray());
        }
        return file;
    }

    private Path certificate() throws Exception {
        return certificate("cert.p12");
    }

    private Path certificate(String name, String... validity) throws Exception {
        Path file = folder.resolve(name);
        List<String> more = new ArrayList<>(List.of("-ext", "san=dns:localhost"));
        more.addAll(List.of(validity));
        KeyTool.makeSelfSigned(file, PASSWORD, "localhost", more.toArray(String[]::new));
        return file;
    }

    private static OkHttpClient trusting(Path keyStore) throws Exception {
        KeyStore certificates = KeyStore.getInstance(keyStore.toFile(), PASSWORD.toCharArray());
        KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
        trusted.load(null, null);
        trusted.setCertificateEntry("service", certificates.getCertificate("service"));
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return new OkHttpClient.Builder()
                .sslSocketFactory(context.getSocketFactory(), (X509TrustManager) trust.getTrustManagers()[0])
                .build();
    }
}
