package app.saywell.desk.client.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.SpeechClientFactory;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.desk.school.settings.TrustedCertificate;
import app.saywell.judge.service.ScriptedEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.judge.service.TestCaller;
import app.saywell.judge.service.http.ListenAddress;
import app.saywell.judge.service.http.TlsKeyStore;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.Transcription;
import app.saywell.speech.language.text.SpokenForm;
import app.saywell.speech.server.KeyTool;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A school's own service with a self-signed certificate.
class AdditionalCertificateTrustManagerTest {
    private static final String PASSWORD = "school password";

    @TempDir
    private Path folder;

    private Path pem;

    @BeforeEach
    void makeTheCertificate() throws Exception {
        pem = make("school", "localhost");
    }

    @Test
    void reachesASchoolsOwnServiceOnlyWithItsCertificate() throws Exception {
        TlsKeyStore tls = new TlsKeyStore(folder.resolve("school.p12"), PASSWORD);
        ServiceConfig config = ServiceConfig.inFolder(folder.resolve("data"))
                .with(ListenAddress.loopback().withHost("localhost").withTls(tls));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            String key = server.sessionKey().text();
            assertThat(ask(server, key, Optional.empty())).isEqualTo(CallFailure.FailureKind.UNTRUSTED);
            assertThat(ask(server, key, Optional.of(make("other", "localhost"))))
                    .isEqualTo(CallFailure.FailureKind.UNTRUSTED);
            assertThat(ask(server, key, Optional.of(pem))).isNull();
        }
    }

    @Test
    void wantsTheNameOfTheServiceInTheCertificateAllTheSame() throws Exception {
        Path elsewhere = make("elsewhere", "school.example");
        TlsKeyStore tls = new TlsKeyStore(folder.resolve("elsewhere.p12"), PASSWORD);
        ServiceConfig config = ServiceConfig.inFolder(folder.resolve("data"))
                .with(ListenAddress.loopback().withHost("localhost").withTls(tls));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            assertThat(ask(server, server.sessionKey().text(), Optional.of(elsewhere)))
                    .isEqualTo(CallFailure.FailureKind.UNTRUSTED);
        }
    }

    @Test
    void keepsACertificateAsText() throws Exception {
        TrustedCertificate read = TrustedCertificate.read(pem);
        assertThat(read.subject()).isEqualTo("CN=localhost");
        assertThat(read.fingerprint()).matches("([0-9A-F]{2}:){31}[0-9A-F]{2}");
        assertThat(TrustedCertificate.ofPem(read.pem())).contains(read);
        assertThat(TrustedCertificate.ofPem("")).isEmpty();
        assertThat(TrustedCertificate.ofPem("no certificate")).isEmpty();
    }

    /// @return the failure kind, or null on success
    private static CallFailure.FailureKind ask(SpeechServer server, String key, Optional<Path> certificate)
            throws Exception {
        HttpSettings settings =
                HttpSettings.hosted(ServiceAddress.parse(server.baseUrl()).orElseThrow());
        if (certificate.isPresent()) {
            settings = settings.withTrustedCertificate(
                    Optional.of(TrustedCertificate.read(certificate.get()).certificate()));
        }
        try (var client = new SpeechClientFactory().plain(settings, () -> ApiKey.parse(key))) {
            AudioUpload audio = new AudioUpload(TestCaller.hum(1), AudioUpload.UploadFormat.WAV, 1);
            ServiceReply<Transcription> reply =
                    client.service("test", SpokenForm::asWritten).transcribe(audio, false);
            return reply instanceof ServiceReply.FailedCall<Transcription>(CallFailure failure) ? failure.kind() : null;
        }
    }

    private Path make(String name, String host) throws Exception {
        Path store = folder.resolve(name + ".p12");
        Path certificate = folder.resolve(name + ".pem");
        KeyTool.makeSelfSigned(store, PASSWORD, host, "-ext", "san=dns:" + host);
        KeyTool.exportCertificate(store, PASSWORD, certificate);
        return certificate;
    }
}
