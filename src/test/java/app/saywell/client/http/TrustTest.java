package app.saywell.client.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.client.SpeechClients;
import app.saywell.client.key.ApiKey;
import app.saywell.library.settings.TrustedCertificate;
import app.saywell.service.Caller;
import app.saywell.service.ScriptedEngine;
import app.saywell.service.ServiceConfig;
import app.saywell.service.SpeechServer;
import app.saywell.service.http.Listen;
import app.saywell.service.http.Tls;
import app.saywell.speech.Failure;
import app.saywell.speech.Reply;
import app.saywell.speech.Transcription;
import app.saywell.speech.Upload;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Optional;

/// A school's own service, whose certificate nobody but the school vouches for.
class TrustTest {
    private static final String PASSWORD = "school password";

    @TempDir private Path folder;

    private Path pem;

    @BeforeEach
    void makeTheCertificate() throws Exception {
        pem = make("school", "localhost");
    }

    @Test
    void reachesASchoolsOwnServiceOnlyWithItsCertificate() throws Exception {
        Tls tls = new Tls(folder.resolve("school.p12"), PASSWORD);
        ServiceConfig config =
                ServiceConfig.inFolder(folder.resolve("data"))
                        .with(Listen.loopback().withHost("localhost").withTls(tls));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            String key = server.sessionKey().text();
            assertThat(ask(server, key, Optional.empty())).isEqualTo(Failure.Kind.UNTRUSTED);
            assertThat(ask(server, key, Optional.of(make("other", "localhost"))))
                    .isEqualTo(Failure.Kind.UNTRUSTED);
            assertThat(ask(server, key, Optional.of(pem))).isNull();
        }
    }

    @Test
    void wantsTheNameOfTheServiceInTheCertificateAllTheSame() throws Exception {
        Path elsewhere = make("elsewhere", "school.example");
        Tls tls = new Tls(folder.resolve("elsewhere.p12"), PASSWORD);
        ServiceConfig config =
                ServiceConfig.inFolder(folder.resolve("data"))
                        .with(Listen.loopback().withHost("localhost").withTls(tls));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            assertThat(ask(server, server.sessionKey().text(), Optional.of(elsewhere)))
                    .isEqualTo(Failure.Kind.UNTRUSTED);
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

    /// @return why it failed, null if it did not
    private static Failure.Kind ask(SpeechServer server, String key, Optional<Path> certificate)
            throws Exception {
        HttpSettings settings =
                HttpSettings.hosted(ServiceAddress.of(server.baseUrl()).orElseThrow());
        if (certificate.isPresent()) {
            settings =
                    settings.trusting(
                            Optional.of(TrustedCertificate.read(certificate.get()).certificate()));
        }
        try (var client = new SpeechClients().plain(settings, () -> ApiKey.of(key))) {
            Upload audio = new Upload(Caller.wav(1), Upload.Format.WAV, 1);
            Reply<Transcription> reply = client.service("test").transcribe(audio, false);
            return reply instanceof Reply.Failed<Transcription>(Failure failure)
                    ? failure.kind()
                    : null;
        }
    }

    private Path make(String name, String host) throws Exception {
        Path store = folder.resolve(name + ".p12");
        Path certificate = folder.resolve(name + ".pem");
        keytool(
                "-genkeypair",
                "-keyalg",
                "EC",
                "-alias",
                "service",
                "-dname",
                "CN=" + host,
                "-ext",
                "san=dns:" + host,
                "-keystore",
                store.toString());
        keytool(
                "-exportcert",
                "-rfc",
                "-alias",
                "service",
                "-file",
                certificate.toString(),
                "-keystore",
                store.toString());
        return certificate;
    }

    private static void keytool(String... arguments) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
        builder.command().addAll(java.util.List.of(arguments));
        builder.command().addAll(java.util.List.of("-storetype", "PKCS12", "-storepass", PASSWORD));
        Process process =
                builder.redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        assertThat(process.waitFor()).isZero();
    }
}
