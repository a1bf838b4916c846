package app.saywell.practice.homework;

import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.WebSocket;
import okhttp3.WebSocketListener;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/// The Firefox of the system with a microphone that sounds a tone, driven over WebDriver BiDi.
final class FirefoxBrowser extends WebSocketListener implements AutoCloseable {
    private static final Optional<Path> PROGRAM =
            Stream.of("/usr/bin/firefox-esr", "/usr/bin/firefox")
                    .map(Path::of)
                    .filter(Files::isExecutable)
                    .findFirst();
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
    private final AtomicInteger lastId = new AtomicInteger();
    private final OkHttpClient http =
            new OkHttpClient.Builder().readTimeout(Duration.ofSeconds(60)).build();
    private final Process process;
    private final WebSocket socket;
    private String context = "";

    FirefoxBrowser(Path profile, Path downloads) throws IOException {
        Files.createDirectories(profile);
        Path address = profile.resolve("WebDriverBiDiServer.json");
        Files.deleteIfExists(address);
        Files.writeString(
                profile.resolve("user.js"),
                """
                user_pref("media.navigator.streams.fake", true);
                user_pref("media.navigator.permission.disabled", true);
                user_pref("media.autoplay.default", 0);
                user_pref("browser.download.folderList", 2);
                user_pref("browser.download.dir", "%s");
                user_pref("browser.helperApps.neverAsk.saveToDisk", "application/octet-stream");
                user_pref("browser.shell.checkDefaultBrowser", false);
                user_pref("datareporting.policy.dataSubmissionEnabled", false);
                """
                        .formatted(downloads));
        process =
                new ProcessBuilder(
                                PROGRAM.orElseThrow().toString(),
                                "--headless",
                                "--no-remote",
                                "--profile",
                                profile.toString(),
                                "--remote-debugging-port",
                                "0")
                        .redirectErrorStream(true)
                        .redirectOutput(profile.resolve("firefox.log").toFile())
                        .start();
        JsonNode server = JSON.readTree(awaitContent(address));
        socket =
                http.newWebSocket(
                        new Request.Builder()
                                .url("http://127.0.0.1:" + server.get("ws_port") + "/session")
                                .build(),
                        this);
        send("session.new", Map.of("capabilities", Map.of()));
    }

    static boolean isInstalled() {
        return PROGRAM.isPresent();
    }

    void open(Path page) {
        context = send("browsingContext.create", Map.of("type", "tab")).get("context").asString();
        send(
                "browsingContext.navigate",
                Map.of("context", context, "url", page.toUri().toString(), "wait", "complete"));
        await("document.documentElement.dataset.ready === 'true'");
    }

    void closeTab() {
        send("browsingContext.close", Map.of("context", context));
    }

    JsonNode evaluate(String expression) {
        JsonNode answer =
                send(
                        "script.evaluate",
                        Map.of(
                                "expression",
                                expression,
                                "target",
                                Map.of("context", context),
                                "awaitPromise",
                                true,
                                "userActivation",
                                true));
        if (!answer.get("type").asString().equals("success")) {
            throw new AssertionError(expression + ": " + answer);
        }
        return answer.get("result").path("value");
    }

    void await(String condition) {
        String script =
                """
                new Promise(done => {
                  const end = Date.now() + 40000;
                  const look = () => {
                    let holds = false;
                    try { holds = %s; } catch {}
                    if (holds || Date.now() > end) done(Boolean(holds));
                    else setTimeout(look, 40);
                  };
                  look();
                })
                """
                        .formatted(condition);
        if (!evaluate(script).asBoolean()) {
            throw new AssertionError("not within time: " + condition);
        }
    }

    void click(String selector) {
        await("document.querySelector(`" + selector + "`)?.disabled === false");
        evaluate("document.querySelector(`" + selector + "`).click()");
    }

    @Override
    public void onMessage(WebSocket webSocket, String text) {
        JsonNode message = JSON.readTree(text);
        if (message.has("id") && !message.get("id").isNull()) {
            Objects.requireNonNull(answers.remove(message.get("id").asInt())).complete(message);
        }
    }

    @Override
    public void onFailure(WebSocket webSocket, Throwable cause, Response response) {
        answers.values().forEach(answer -> answer.completeExceptionally(cause));
    }

    private JsonNode send(String method, Map<String, ?> parameters) {
        int number = lastId.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        answers.put(number, answer);
        socket.send(
                JSON.writeValueAsString(
                        Map.of("id", number, "method", method, "params", parameters)));
        JsonNode message = answer.orTimeout(90, TimeUnit.SECONDS).join();
        if (message.get("type").asString().equals("error")) {
            throw new AssertionError(method + ": " + message);
        }
        return message.get("result");
    }

    private static String awaitContent(Path file) throws IOException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (System.nanoTime() < deadline) {
            if (Files.exists(file) && Files.readString(file).endsWith("}")) {
                return Files.readString(file);
            }
            java.util.concurrent.locks.LockSupport.parkNanos(50_000_000);
        }
        throw new IOException("the browser did not start");
    }

    @Override
    public void close() {
        socket.cancel();
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        http.dispatcher().executorService().shutdown();
        http.connectionPool().evictAll();
    }
}
