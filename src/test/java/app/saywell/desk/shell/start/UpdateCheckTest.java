package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.update.UpdateManifest;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.school.settings.UpdateSettings;
import app.saywell.desk.settings.update.UpdateAnswer;
import app.saywell.desk.settings.update.UpdateAnswer.NotAnswered;
import app.saywell.desk.settings.update.UpdateAnswer.UpdateProblem;
import app.saywell.desk.settings.update.UpdateChecks;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.command.CommandRun;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.policy.PolicyFile;
import app.saywell.desk.store.policy.PolicyLocation;
import app.saywell.desk.store.seal.LibraryKeys;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The update check against a server on this computer.
class UpdateCheckTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 22);
    private static final String PAYLOAD = "{\"version\":\"0.2.0\",\"page\":\"https://saywell.example/0.2.0\",\"notes\":"
            + "{\"en\":\"Quieter.\",\"ko\":\"더 조용해졌어요.\"}}";

    @TempDir
    private Path folder;

    private final List<TreeMap<String, List<String>>> requests = new ArrayList<>();
    private HttpServer server;
    private KeyPair keys;
    private volatile Handler handler;

    /// How the server answers.
    private interface Handler {
        void answer(HttpExchange exchange) throws Exception;
    }

    @BeforeEach
    void start() throws Exception {
        keys = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        handler = exchange -> send(exchange, 200, signed(PAYLOAD, keys));
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            requests.add(new TreeMap<>(exchange.getRequestHeaders()));
            try {
                handler.answer(exchange);
            } catch (IOException e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        server.setExecutor(java.util.concurrent.Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
        System.clearProperty(PolicyLocation.PROPERTY);
    }

    @Test
    void aNewerVersionIsTold() {
        UpdateAnswer.Newer newer = (UpdateAnswer.Newer) ask("0.1.0");
        assertThat(newer.version()).isEqualTo("0.2.0");
        assertThat(newer.page()).isEqualTo("https://saywell.example/0.2.0");
        assertThat(newer.notes()).containsEntry("ko", "더 조용해졌어요.");
        assertThat(ask("0.1.10")).isInstanceOf(UpdateAnswer.Newer.class);
    }

    @Test
    void anOlderOrTheSameVersionIsNotOffered() {
        assertThat(ask("0.2.0")).isEqualTo(new UpdateAnswer.Newest());
        assertThat(ask("0.10.0")).isEqualTo(new UpdateAnswer.Newest());
    }

    @Test
    void nothingAboutTheUserIsSent() {
        ask("0.1.0");
        assertThat(requests).hasSize(1);
        requests.getFirst().remove("Host");
        assertThat(requests.getFirst())
                .containsOnlyKeys("Accept", "Accept-encoding", "Connection", "User-agent")
                .containsEntry("User-agent", List.of("Saywell"));
    }

    @Test
    void aFileThatSomebodyElseSignedIsNotBelieved() throws Exception {
        KeyPair others = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        handler = exchange -> send(exchange, 200, signed(PAYLOAD, others));
        assertThat(problem()).isEqualTo(UpdateProblem.WRONG_SIGNATURE);
        String good = signed(PAYLOAD, keys);
        String payload = base64Url(PAYLOAD.replace("0.2.0", "9.9.9"));
        handler = exchange ->
                send(exchange, 200, good.replaceFirst("\"payload\":\"[^\"]*\"", "\"payload\":\"" + payload + "\""));
        assertThat(problem()).as("changed").isEqualTo(UpdateProblem.WRONG_SIGNATURE);
    }

    @Test
    void whatIsNoManifestIsRefused() throws Exception {
        handler = exchange -> send(exchange, 200, "<html><title>Log in</title></html>");
        assertThat(problem()).isEqualTo(UpdateProblem.NOT_A_MANIFEST);
        handler = exchange -> send(exchange, 200, PAYLOAD);
        assertThat(problem()).as("not signed").isEqualTo(UpdateProblem.NOT_A_MANIFEST);
        handler = exchange -> send(exchange, 200, signed("{\"version\":\"0.3.0\"}", keys));
        assertThat(problem()).as("no page").isEqualTo(UpdateProblem.NOT_A_MANIFEST);
        handler = exchange -> send(exchange, 200, signed(PAYLOAD.replace("https://", "javascript:"), keys));
        assertThat(problem()).as("no web page").isEqualTo(UpdateProblem.NOT_A_MANIFEST);
        handler = exchange -> send(exchange, 404, "");
        assertThat(problem()).isEqualTo(UpdateProblem.REFUSED);
    }

    @Test
    void aHugeFileIsNotReadToItsEnd() {
        handler = exchange -> {
            exchange.sendResponseHeaders(200, 0);
            byte[] block = new byte[1 << 16];
            for (int i = 0; i < 16_384; i++) {
                exchange.getResponseBody().write(block);
            }
        };
        assertThat(problem()).isEqualTo(UpdateProblem.TOO_LARGE);
    }

    @Test
    void aRedirectIsNotFollowed() {
        handler = exchange -> {
            exchange.getResponseHeaders().set("Location", "/elsewhere");
            exchange.sendResponseHeaders(302, -1);
            exchange.close();
        };
        assertThat(problem()).isEqualTo(UpdateProblem.REDIRECTED);
        assertThat(requests).hasSize(1);
    }

    @Test
    void anAddressThatIsNotEncryptedOrNotThereIsNotAsked() {
        SignedUpdates updates = new SignedUpdates(SchoolPolicy.NONE);
        assertThat(updates.ask("http://saywell.example/x.json", publicKey()))
                .isEqualTo(new NotAnswered(UpdateProblem.INSECURE));
        assertThat(updates.ask("saywell.example", publicKey())).isEqualTo(new NotAnswered(UpdateProblem.NOT_SET_UP));
        assertThat(updates.ask(address(), "no key")).isEqualTo(new NotAnswered(UpdateProblem.NOT_SET_UP));
        server.stop(0);
        assertThat(updates.ask(address(), publicKey())).isEqualTo(new NotAnswered(UpdateProblem.UNREACHABLE));
    }

    @Test
    void askedOnlyIfChosenAndOnceADay() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            UpdateChecks updates =
                    new UpdateChecks(fixture.useCases.settings(), new SignedUpdates(SchoolPolicy.NONE), "0.1.0");
            fixture.useCases.settings().set(UpdateSettings.ADDRESS, address());
            fixture.useCases.settings().set(UpdateSettings.PUBLIC_KEY, publicKey());
            assertThat(updates.checkIfDue(TODAY)).as("off").isEmpty();
            assertThat(requests).isEmpty();
            fixture.useCases.settings().set(UpdateSettings.CHECK, UpdateSettings.UpdateCheck.DAILY);
            assertThat(updates.checkIfDue(TODAY)).isPresent();
            assertThat(updates.knownNewerVersion()).contains("0.2.0");
            assertThat(updates.checkIfDue(TODAY)).as("asked today").isEmpty();
            assertThat(requests).hasSize(1);
            handler = exchange -> send(exchange, 500, "");
            assertThat(updates.checkIfDue(TODAY.plusDays(1))).isPresent();
            assertThat(updates.checkIfDue(TODAY.plusDays(1)))
                    .as("no answer yet")
                    .isPresent();
            assertThat(new UpdateChecks(fixture.useCases.settings(), (a, k) -> null, "0.2.0").knownNewerVersion())
                    .as("updated meanwhile")
                    .isEqualTo(Optional.empty());
        }
    }

    @Test
    void withoutAnAddressOrAKeyThoseOfTheReleaseCount() throws Exception {
        assertThat(ReleaseUpdates.ofThisProgram()).as("classes").isEqualTo(ReleaseUpdates.NONE);
        ReleaseUpdates release = ReleaseUpdates.of(jar(address(), publicKey()));
        SignedUpdates updates = new SignedUpdates(SchoolPolicy.NONE, release);
        assertThat(updates.ask("", "")).isInstanceOf(UpdateAnswer.Newer.class);
        assertThat(updates.ask(address(), "")).isInstanceOf(UpdateAnswer.Newer.class);
        KeyPair schools = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        String schoolKey =
                Base64.getEncoder().encodeToString(schools.getPublic().getEncoded());
        assertThat(updates.ask("", schoolKey))
                .as("the school's key goes before that of the release")
                .isEqualTo(new NotAnswered(UpdateProblem.WRONG_SIGNATURE));
        int before = requests.size();
        SignedUpdates without = new SignedUpdates(SchoolPolicy.NONE, ReleaseUpdates.NONE);
        assertThat(without.ask(address(), "")).isEqualTo(new NotAnswered(UpdateProblem.NOT_SET_UP));
        assertThat(without.ask("", publicKey())).isEqualTo(new NotAnswered(UpdateProblem.NOT_SET_UP));
        assertThat(requests).hasSize(before);
    }

    @Test
    void aSchoolThatHasTurnedItOffIsObeyedByTheButtonToo() throws Exception {
        obey("{\"version\": 1, \"updates\": {\"check\": \"off\"}}");
        SchoolPolicy policy = PolicyFile.read(folder.resolve("saywell.policy"));
        try (PracticeFixture fixture =
                new PracticeFixture(folder, Library.open(folder.resolve("library"), policy, LibraryKeys.NONE))) {
            UpdateChecks updates = new UpdateChecks(
                    fixture.useCases.settings(),
                    new SignedUpdates(policy, new ReleaseUpdates(address(), publicKey())),
                    "0.1.0");
            assertThat(updates.check(TODAY)).isEqualTo(new NotAnswered(UpdateProblem.FORBIDDEN));
            assertThat(requests).isEmpty();
        }
    }

    private File jar(String address, String key) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Saywell-Update-Address", address);
        manifest.getMainAttributes().putValue("Saywell-Update-Key", key);
        File file = folder.resolve("saywell.jar").toFile();
        new JarOutputStream(new FileOutputStream(file), manifest).close();
        return file;
    }

    @Test
    void theCommandTellsAndFollowsThePolicy() throws Exception {
        String[] command = {"update", "--check", "--address", address(), "--key", publicKey()};
        CommandRun told = CommandRun.of(command);
        assertThat(told.err()).isEmpty();
        assertThat(told.exitCode()).isEqualTo(3);
        assertThat(told.out()).contains("newer    0.2.0", "https://saywell.example/0.2.0");
        handler = exchange -> send(exchange, 200, "<html>");
        assertThat(CommandRun.of(command).exitCode()).isEqualTo(1);
        assertThat(CommandRun.of("update", "--check", "--data", folder.toString())
                        .err())
                .contains("not_set_up");
        obey("{\"version\": 1, \"updates\": {\"check\": \"off\"}}");
        int before = requests.size();
        assertThat(CommandRun.of(command).err()).contains("turned the update check off");
        obey("{\"version\": 1, \"updates\": {\"check\": \"daily\", \"address\": \""
                + address()
                + "\", \"publicKey\": \""
                + publicKey()
                + "\"}}");
        assertThat(CommandRun.of(command).err()).contains("has set the address");
        assertThat(requests).hasSize(before);
        handler = exchange -> send(exchange, 200, signed(PAYLOAD, keys));
        assertThat(CommandRun.of("update", "--check").out()).contains("newer    0.2.0");
    }

    @Test
    void theScriptOfTheMakersSignsWhatIsBelieved() throws Exception {
        Path key = folder.resolve("key.pem");
        run("openssl", "genpkey", "-algorithm", "ed25519", "-out", key.toString());
        Path payload = Files.writeString(folder.resolve("payload.json"), PAYLOAD);
        String signed = run("sh", "packaging/sign-update", key.toString(), payload.toString());
        String pem = run("openssl", "pkey", "-in", key.toString(), "-pubout");
        UpdateManifest manifest = UpdateManifest.verify(
                signed.getBytes(StandardCharsets.UTF_8), pem.lines().toList().get(1));
        assertThat(manifest.version()).isEqualTo("0.2.0");
        // The same key has the form that a policy must have.
        obey("{\"version\": 1, \"updates\": {\"check\": \"daily\", \"address\":"
                + " \"https://a.example\", \"publicKey\": \""
                + pem.lines().toList().get(1)
                + "\"}}");
        assertThat(PolicyFile.read(folder.resolve("saywell.policy")).problem()).isEmpty();
    }

    private static String run(String... command) throws Exception {
        Process process = new ProcessBuilder(command).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(command[0]).isZero();
        return out;
    }

    private UpdateAnswer ask(String installed) {
        return UpdateChecks.ask(new SignedUpdates(SchoolPolicy.NONE), address(), publicKey(), installed);
    }

    private UpdateProblem problem() {
        return ((NotAnswered) ask("0.1.0")).problem();
    }

    private String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/saywell.json";
    }

    private String publicKey() {
        return Base64.getEncoder().encodeToString(keys.getPublic().getEncoded());
    }

    private static String signed(String payload, KeyPair keys) throws Exception {
        String header = base64Url("{\"alg\":\"EdDSA\",\"typ\":\"" + UpdateManifest.TYPE + "\"}");
        String text = header + "." + base64Url(payload);
        Signature signer = Signature.getInstance("Ed25519");
        signer.initSign(keys.getPrivate());
        signer.update(text.getBytes(StandardCharsets.US_ASCII));
        return "{\"payload\":\"%s\",\"protected\":\"%s\",\"signature\":\"%s\"}"
                .formatted(
                        base64Url(payload),
                        header,
                        Base64.getUrlEncoder().withoutPadding().encodeToString(signer.sign()));
    }

    private static String base64Url(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void send(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private void obey(String policy) throws IOException {
        Path file = Files.writeString(folder.resolve("saywell.policy"), policy);
        Files.setLastModifiedTime(file, java.nio.file.attribute.FileTime.fromMillis(policy.hashCode() & 0xfffffff));
        System.setProperty(PolicyLocation.PROPERTY, file.toString());
    }
}
