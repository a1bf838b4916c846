package app.saywell.practice.homework;

import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okhttp3.WebSocket;
import okhttp3.WebSocketListener;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/// The Chromium of the system with a microphone that plays a file, driven over its DevTools
/// protocol.
final class ChromiumBrowser implements AutoCloseable {
    private static final Optional<Path> PROGRAM =
            Stream.of("/usr/bin/chromium", "/usr/bin/google-chrome")
                    .map(Path::of)
                    .filter(Files::isExecutable)
                    .findFirst();
    private static final JsonMapper JSON = JsonMapper.shared();

    private final OkHttpClient http =
            new OkHttpClient.Builder().readTimeout(Duration.ofSeconds(60)).build();
    private final Process process;
    private final int port;

    /// @param profile a folder that keeps storage between browsers
    /// @param microphone a WAV file, repeated from its start for each recording
    ChromiumBrowser(Path profile, Path microphone, String... options) throws IOException {
        Files.createDirectories(profile);
        Files.deleteIfExists(profile.resolve("DevToolsActivePort"));
        List<String> command =
                new ArrayList<>(
                        List.of(
                                PROGRAM.orElseThrow().toString(),
                                "--headless=new",
                                "--no-sandbox",
                                "--disable-gpu",
                                "--no-first-run",
                                "--disable-background-networking",
                                "--remote-debugging-port=0",
                                "--user-data-dir=" + profile,
                                "--use-fake-device-for-media-stream",
                                "--use-file-for-fake-audio-capture=" + microphone));
        command.addAll(List.of(options));
        process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(profile.resolve("chromium.log").toFile())
                        .start();
        port = awaitPort(profile.resolve("DevToolsActivePort"));
    }

    static boolean isInstalled() {
        return PROGRAM.isPresent();
    }

    /// A new tab of this size in CSS pixels.
    BrowserTab open(Path page, int width, int height) throws IOException {
        return open(page.toUri().toString(), width, height, "");
    }

    /// A new tab with a page.
    ///
    /// @param first script that runs before those of the page
    BrowserTab open(String address, int width, int height, String first) throws IOException {
        Request request =
                new Request.Builder()
                        .url("http://127.0.0.1:" + port + "/json/new?about:blank")
                        .put(RequestBody.create(new byte[0]))
                        .build();
        try (Response response = http.newCall(request).execute()) {
            JsonNode target = JSON.readTree(response.body().string());
            BrowserTab tab =
                    new BrowserTab(
                            http,
                            target.get("webSocketDebuggerUrl").asString(),
                            target.get("id").asString());
            tab.send(
                    "Emulation.setDeviceMetricsOverride",
                    Map.of(
                            "width",
                            width,
                            "height",
                            height,
                            "deviceScaleFactor",
                            1,
                            "mobile",
                            width < 600));
            tab.send("Log.enable", Map.of());
            tab.send("Runtime.enable", Map.of());
            tab.send("Network.enable", Map.of());
            tab.send("Page.enable", Map.of());
            tab.send("Page.addScriptToEvaluateOnNewDocument", Map.of("source", first));
            tab.send("Page.navigate", Map.of("url", address));
            tab.await("document.documentElement.dataset.ready === 'true'");
            return tab;
        }
    }

    private static int awaitPort(Path file) throws IOException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(40);
        while (System.nanoTime() < deadline) {
            if (Files.exists(file) && Files.readAllLines(file).size() > 1) {
                return Integer.parseInt(Files.readAllLines(file).getFirst());
            }
            java.util.concurrent.locks.LockSupport.parkNanos(50_000_000);
        }
        throw new IOException("the browser did not start");
    }

    @Override
    public void close() {
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

    /// A tab.
    static final class BrowserTab extends WebSocketListener implements AutoCloseable {
        private static final int MAX_WAIT_SECONDS = 40;

        final List<String> problems = new ArrayList<>();
        final List<String> requests = new ArrayList<>();
        private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
        private final AtomicInteger lastId = new AtomicInteger();
        private final WebSocket socket;
        private final String id;

        private BrowserTab(OkHttpClient http, String address, String id) {
            this.id = id;
            socket = http.newWebSocket(new Request.Builder().url(address).build(), this);
        }

        @Override
        public void onMessage(WebSocket webSocket, String text) {
            JsonNode message = JSON.readTree(text);
            if (message.has("id")) {
                Objects.requireNonNull(answers.remove(message.get("id").asInt())).complete(message);
                return;
            }
            JsonNode parameters = message.get("params");
            switch (message.get("method").asString()) {
                case "Log.entryAdded", "Runtime.exceptionThrown" ->
                        problems.add(parameters.toString());
                case "Network.requestWillBeSent" ->
                        requests.add(parameters.at("/request/url").asString());
                default -> {}
            }
        }

        @Override
        public void onFailure(WebSocket webSocket, Throwable cause, Response response) {
            answers.values().forEach(answer -> answer.completeExceptionally(cause));
        }

        JsonNode send(String method, Map<String, ?> parameters) {
            int number = lastId.incrementAndGet();
            CompletableFuture<JsonNode> answer = new CompletableFuture<>();
            answers.put(number, answer);
            socket.send(
                    JSON.writeValueAsString(
                            Map.of("id", number, "method", method, "params", parameters)));
            JsonNode message = answer.orTimeout(90, TimeUnit.SECONDS).join();
            if (message.has("error")) {
                throw new AssertionError(method + ": " + message.get("error"));
            }
            return message.get("result");
        }

        /// The value of an expression, as if the user had just clicked.
        JsonNode evaluate(String expression) {
            JsonNode result =
                    send(
                            "Runtime.evaluate",
                            Map.of(
                                    "expression", expression,
                                    "awaitPromise", true,
                                    "returnByValue", true,
                                    "userGesture", true));
            if (result.has("exceptionDetails")) {
                throw new AssertionError(expression + ": " + result.get("exceptionDetails"));
            }
            return result.get("result").path("value");
        }

        /// Waits until a condition holds in the page.
        void await(String condition) {
            String script =
                    """
                    new Promise(done => {
                      const end = Date.now() + %d;
                      const look = () => {
                        let holds = false;
                        try { holds = %s; } catch {}
                        if (holds || Date.now() > end) done(Boolean(holds));
                        else setTimeout(look, 40);
                      };
                      look();
                    })
                    """
                            .formatted(MAX_WAIT_SECONDS * 1000, condition);
            if (!evaluate(script).asBoolean()) {
                throw new AssertionError("not within time: " + condition + " " + problems);
            }
        }

        void click(String selector) {
            await("document.querySelector(`" + selector + "`)?.disabled === false");
            evaluate("document.querySelector(`" + selector + "`).click()");
        }

        void downloadTo(Path folder) {
            send(
                    "Browser.setDownloadBehavior",
                    Map.of("behavior", "allow", "downloadPath", folder.toString()));
        }

        /// Writes a picture of the visible part, or of the whole page.
        void screenshot(Path png, boolean whole) throws IOException {
            JsonNode picture =
                    send(
                            "Page.captureScreenshot",
                            Map.of("format", "png", "captureBeyondViewport", whole));
            Files.write(png, Base64.getDecoder().decode(picture.get("data").asString()));
        }

        @Override
        public void close() {
            send("Target.closeTarget", Map.of("targetId", id));
            socket.cancel();
        }
    }
}
