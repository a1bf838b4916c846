package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.SpeechClient;
import app.saywell.desk.client.SpeechClientFactory;
import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.http.StaticFile;
import app.saywell.desk.client.http.StaticFile.Download;
import app.saywell.desk.client.http.StaticFile.DownloadProblem;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.desk.client.key.OsKeychain;
import app.saywell.desk.school.policy.ProxyChoice.NamedProxy;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.TrustedCertificate;
import app.saywell.desk.store.policy.PolicyFile;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.language.text.SpokenForm;
import app.saywell.speech.server.KeyTool;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A proxy of the school that asks for a password, and the school's own certificate.
class ProxyPasswordTest {
    private static final String PASSWORD = "Wörter & 단어";
    private static final byte[] ANSWER = "{\"transcription\": \"yes\"}".getBytes();

    @TempDir
    private Path folder;

    private final Map<String, String> secrets = new HashMap<>();
    private final AtomicInteger calls = new AtomicInteger();
    private HttpServer plain;
    private HttpsServer encrypted;
    private PasswordProxy proxy;

    @BeforeEach
    void start() throws Exception {
        proxy = new PasswordProxy("room4", PASSWORD);
        plain = HttpServer.create(loopback(), 0);
        encrypted = HttpsServer.create(loopback(), 0);
        encrypted.setHttpsConfigurator(new HttpsConfigurator(serverCertificate()));
        for (HttpServer server : List.of(plain, encrypted)) {
            server.createContext("/", exchange -> {
                calls.incrementAndGet();
                exchange.getRequestBody().readAllBytes();
                assertThat(exchange.getRequestHeaders()).doesNotContainKey("Proxy-authorization");
                exchange.sendResponseHeaders(200, ANSWER.length);
                exchange.getResponseBody().write(ANSWER);
                exchange.close();
            });
            server.start();
        }
    }

    @AfterEach
    void stop() throws IOException {
        plain.stop(0);
        encrypted.stop(0);
        proxy.close();
    }

    @Test
    void thePasswordComesFromTheKeychainAndOnlyTheProxySeesIt() throws Exception {
        SchoolPolicy policy = policy(", \"certificate\": \"school.pem\"");
        passwords(Map.of()).store((NamedProxy) policy.proxy(), PASSWORD);
        assertThat(secrets).containsOnlyKeys("proxy room4@127.0.0.1:" + proxy.port());
        assertThat(get(encrypted(), policy, Map.of())).isInstanceOf(Download.Content.class);
        assertThat(proxy.letThrough()).singleElement().asString().startsWith("CONNECT 127.0.0.1:");
        assertThat(get(plain(), policy, Map.of())).isInstanceOf(Download.Content.class);
        assertThat(calls).hasValue(2);
    }

    @Test
    void theEnvironmentGoesBeforeTheKeychain() throws Exception {
        SchoolPolicy policy = policy("");
        ProxyPasswords passwords = passwords(Map.of(ProxyPasswords.VARIABLE, PASSWORD));
        NamedProxy named = (NamedProxy) policy.proxy();
        passwords.store(named, "an old one");
        assertThat(passwords.place(named)).isEqualTo(ProxyPasswords.PasswordPlace.ENVIRONMENT);
        assertThat(get(plain(), policy, Map.of(ProxyPasswords.VARIABLE, PASSWORD)))
                .isInstanceOf(Download.Content.class);
        assertThat(passwords.login(named).orElseThrow().toString()).doesNotContain(PASSWORD);
    }

    @Test
    void withoutThePasswordOrWithAnotherNothingGetsThroughAndThatIsTold() throws Exception {
        SchoolPolicy policy = policy(", \"certificate\": \"school.pem\"");
        for (String address : List.of(plain(), encrypted())) {
            assertThat(get(address, policy, Map.of())).isEqualTo(new Download.NotDownloaded(DownloadProblem.PROXY));
            int before = proxy.asked().size();
            assertThat(get(address, policy, Map.of(ProxyPasswords.VARIABLE, "wrong")))
                    .isEqualTo(new Download.NotDownloaded(DownloadProblem.PROXY));
            assertThat(proxy.asked().size() - before).as("tries").isLessThanOrEqualTo(2);
        }
        assertThat(calls).hasValue(0);
    }

    @Test
    void aRecordingGoesThroughOnceOrNotAtAll() throws Exception {
        SchoolPolicy policy = policy(", \"certificate\": \"school.pem\"");
        for (String address : List.of(plain(), encrypted())) {
            assertThat(transcribe(address, policy, Map.of()))
                    .isInstanceOfSatisfying(
                            ServiceReply.FailedCall.class,
                            failed -> assertThat(failed.failure().kind()).isEqualTo(FailureKind.PROXY));
            assertThat(calls).hasValue(0);
            transcribe(address, policy, Map.of(ProxyPasswords.VARIABLE, PASSWORD));
            assertThat(calls.getAndSet(0)).isEqualTo(1);
        }
    }

    @Test
    void theSchoolsCertificateIsNeededAndSufficient() throws Exception {
        Map<String, String> environment = Map.of(ProxyPasswords.VARIABLE, PASSWORD);
        assertThat(get(encrypted(), policy(""), environment))
                .isEqualTo(new Download.NotDownloaded(DownloadProblem.UNTRUSTED));
        assertThat(get(encrypted(), policy(", \"certificate\": \"school.pem\""), environment))
                .isInstanceOf(Download.Content.class);
    }

    @Test
    void theCommandsKeepThePasswordOutOfArgumentsAndAnswers() throws Exception {
        policy("");
        Map<String, String> noKeychain = Map.of("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
        CommandResult stored = saywell(noKeychain, PASSWORD + "\n", "proxy", "password");
        assertThat(stored.exitCode()).as(stored.said()).isEqualTo(1);
        assertThat(stored.said()).contains("no keychain", ProxyPasswords.VARIABLE);
        assertThat(saywell(noKeychain, "", "proxy").said()).contains("room4", "none: store one");
        Map<String, String> environment = new HashMap<>(noKeychain);
        environment.put(ProxyPasswords.VARIABLE, PASSWORD);
        CommandResult shown = saywell(environment, "", "proxy");
        assertThat(shown.said()).contains("in SAYWELL_PROXY_PASSWORD").doesNotContain(PASSWORD);
        String[] check = {"update", "--check", "--address", plain(), "--key", "MCow"};
        assertThat(saywell(noKeychain, "", check).said()).contains("(proxy)", "saywell proxy");
        saywell(environment, "", check);
        assertThat(calls).hasValue(1);
    }

    private record CommandResult(int exitCode, String said) {}

    private CommandResult saywell(Map<String, String> variables, String in, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dstdout.encoding=UTF-8",
                "-classpath",
                System.getProperty("java.class.path"),
                "app.saywell.Main"));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(variables);
        builder.environment().put("SAYWELL_HOME", folder.resolve("home").toString());
        builder.environment()
                .put("SAYWELL_POLICY", folder.resolve("saywell.policy").toString());
        Process process = builder.start();
        process.getOutputStream().write(in.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new CommandResult(process.waitFor(), said);
    }

    private Download get(String address, SchoolPolicy policy, Map<String, String> environment) {
        HttpSettings settings = settings(address, policy, environment);
        return StaticFile.get(settings.address(), settings, 1_000);
    }

    private ServiceReply<?> transcribe(String address, SchoolPolicy policy, Map<String, String> environment) {
        try (SpeechClient client = new SpeechClientFactory()
                .plain(settings(address, policy, environment), () -> Optional.of(new ApiKey("sk-1")))) {
            AudioUpload wav = new AudioUpload(new byte[90_000], AudioUpload.UploadFormat.WAV, 0.5);
            return client.service("test", SpokenForm::asWritten).transcribe(wav, false);
        }
    }

    private HttpSettings settings(String address, SchoolPolicy policy, Map<String, String> environment) {
        HttpSettings plain = HttpSettings.embedded(ServiceAddress.parse(address).orElseThrow())
                .withTrustedCertificate(
                        TrustedCertificate.ofPem(policy.imposed().getOrDefault(Setting.TRUSTED_CERTIFICATE.name(), ""))
                                .map(TrustedCertificate::certificate));
        NamedProxy named = (NamedProxy) policy.proxy();
        return plain.withProxy(
                ProxySelector.of(new InetSocketAddress(named.host(), named.port())),
                () -> passwords(environment).login(named));
    }

    private ProxyPasswords passwords(Map<String, String> environment) {
        return new ProxyPasswords(() -> Optional.of(new Keychain(secrets)), environment);
    }

    private SchoolPolicy policy(String more) throws Exception {
        Path file = Files.writeString(folder.resolve("saywell.policy"), """
            {"version": 1, "network": {"proxy":
              {"host": "127.0.0.1", "port": %d, "user": "room4"}%s}}
            """.formatted(proxy.port(), more));
        return PolicyFile.read(file);
    }

    private String plain() {
        return "http://127.0.0.1:" + plain.getAddress().getPort();
    }

    private String encrypted() {
        return "https://127.0.0.1:" + encrypted.getAddress().getPort();
    }

    private static InetSocketAddress loopback() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    }

    private SSLContext serverCertificate() throws Exception {
        Path store = folder.resolve("school.p12");
        KeyTool.makeSelfSigned(store, "changeit", "School", "-ext", "SAN=ip:127.0.0.1");
        KeyTool.exportCertificate(store, "changeit", folder.resolve("school.pem"));
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, "changeit".toCharArray());
        }
        KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(keys, "changeit".toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(factory.getKeyManagers(), null, null);
        return context;
    }

    private record Keychain(Map<String, String> secrets) implements OsKeychain {
        @Override
        public Optional<String> read(String account) {
            return Optional.ofNullable(secrets.get(account));
        }

        @Override
        public WriteResult write(String account, String secret) {
            secrets.put(account, secret);
            return WriteResult.STORED;
        }

        @Override
        public void delete(String account) {
            secrets.remove(account);
        }
    }
}
