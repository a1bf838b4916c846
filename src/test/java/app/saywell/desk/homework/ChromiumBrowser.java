package app.saywell.desk.homework;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import tools.jackson.databind.JsonNode;

/// The Chromium of the system with a microphone that plays a file, driven over its DevTools
/// protocol.
public final class ChromiumBrowser implements AutoCloseable {
    private static final Optional<Path> PROGRAM =
            BrowserProcess.installed("/usr/bin/chromium", "/usr/bin/google-chrome");

    private final BrowserProcess process;
    private final String port;

    /// @param profile a folder that keeps storage between browsers
    /// @param microphone a WAV file, repeated from its start for each recording
    public ChromiumBrowser(Path profile, Path microphone, String... options) throws IOException {
        Files.createDirectories(profile);
        Files.deleteIfExists(profile.resolve("DevToolsActivePort"));
        List<String> command = new ArrayList<>(List.of(
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
        process = new BrowserProcess(command, profile.resolve("chromium.log"));
        port = BrowserProcess.awaitContent(
                        profile.resolve("DevToolsActivePort"),
                        text -> text.lines().count() > 1)
                .lines()
                .findFirst()
                .orElseThrow();
    }

    public static boolean isInstalled() {
        return PROGRAM.isPresent();
    }

    /// A new tab of this size in CSS pixels.
    BrowserTab open(Path page, int width, int height) throws IOException {
        return open(page.toUri().toString(), width, height, "");
    }

    /// A new tab with a page.
    ///
    /// @param first script that runs before those of the page
    public BrowserTab open(String address, int width, int height, String first) throws IOException {
        Request request = new Request.Builder()
                .url("http://127.0.0.1:" + port + "/json/new?about:blank")
                .put(RequestBody.create(new byte[0]))
                .build();
        try (Response response = process.http().newCall(request).execute()) {
            JsonNode target = BrowserConnection.JSON.readTree(response.body().string());
            BrowserTab tab = new BrowserTab(
                    process.http(),
                    target.get("webSocketDebuggerUrl").asString(),
                    target.get("id").asString());
            tab.send(
                    "Emulation.setDeviceMetricsOverride",
                    Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
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

    /// Ends the browser as `kill -9` does. Its tabs answer no more.
    public void kill() {
        process.kill();
    }

    @Override
    public void close() {
        process.close();
    }

    /// A tab.
    public static final class BrowserTab extends BrowserConnection {
        public final List<String> requests = new ArrayList<>();
        private final String id;

        private BrowserTab(OkHttpClient http, String address, String id) {
            super(http, address);
            this.id = id;
        }

        @Override
        void onEvent(JsonNode event) {
            JsonNode parameters = event.get("params");
            switch (event.get("method").asString()) {
                case "Log.entryAdded", "Runtime.exceptionThrown" -> problems.add(parameters.toString());
                case "Network.requestWillBeSent" ->
                    requests.add(parameters.at("/request/url").asString());
                default -> {}
            }
        }

        @Override
        boolean isError(JsonNode answer) {
            return answer.has("error");
        }

        @Override
        public JsonNode evaluate(String expression) {
            JsonNode result = send(
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

        /// Lets the page send no faster than this from now on.
        public void throttleUploads(int bytesPerSecond) {
            send(
                    "Network.emulateNetworkConditions",
                    Map.of(
                            "offline",
                            false,
                            "latency",
                            0,
                            "downloadThroughput",
                            -1,
                            "uploadThroughput",
                            bytesPerSecond));
        }

        void downloadTo(Path folder) {
            send("Browser.setDownloadBehavior", Map.of("behavior", "allow", "downloadPath", folder.toString()));
        }

        /// Writes a picture of the visible part, or of the whole page.
        public void screenshot(Path png, boolean whole) throws IOException {
            JsonNode picture = send("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", whole));
            Files.write(png, Base64.getDecoder().decode(picture.get("data").asString()));
        }

        @Override
        public void close() {
            send("Target.closeTarget", Map.of("targetId", id));
            super.close();
        }
    }
}
