package app.saywell.desk.homework;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// The Firefox of the system with a microphone that sounds a tone, driven over WebDriver BiDi.
final class FirefoxBrowser extends BrowserConnection {
    private static final Optional<Path> PROGRAM = BrowserProcess.installed("/usr/bin/firefox-esr", "/usr/bin/firefox");

    private final BrowserProcess process;
    private String context = "";

    private FirefoxBrowser(BrowserProcess process, String address) {
        super(process.http(), address);
        this.process = process;
    }

    /// @param profile a folder that keeps storage between browsers
    static FirefoxBrowser start(Path profile, Path downloads) throws IOException {
        Files.createDirectories(profile);
        Path address = profile.resolve("WebDriverBiDiServer.json");
        Files.deleteIfExists(address);
        Files.writeString(profile.resolve("user.js"), """
            user_pref("media.navigator.streams.fake", true);
            user_pref("media.navigator.permission.disabled", true);
            user_pref("media.autoplay.default", 0);
            user_pref("browser.download.folderList", 2);
            user_pref("browser.download.dir", "%s");
            user_pref("browser.helperApps.neverAsk.saveToDisk", "application/octet-stream");
            user_pref("browser.shell.checkDefaultBrowser", false);
            user_pref("datareporting.policy.dataSubmissionEnabled", false);
            """.formatted(downloads));
        BrowserProcess process = new BrowserProcess(
                List.of(
                        PROGRAM.orElseThrow().toString(),
                        "--headless",
                        "--no-remote",
                        "--profile",
                        profile.toString(),
                        "--remote-debugging-port",
                        "0"),
                profile.resolve("firefox.log"));
        JsonNode server = JSON.readTree(BrowserProcess.awaitContent(address, text -> text.endsWith("}")));
        FirefoxBrowser browser = new FirefoxBrowser(process, "http://127.0.0.1:" + server.get("ws_port") + "/session");
        browser.send("session.new", Map.of("capabilities", Map.of()));
        return browser;
    }

    static boolean isInstalled() {
        return PROGRAM.isPresent();
    }

    void open(Path page) {
        context = send("browsingContext.create", Map.of("type", "tab"))
                .get("context")
                .asString();
        send(
                "browsingContext.navigate",
                Map.of("context", context, "url", page.toUri().toString(), "wait", "complete"));
        await("document.documentElement.dataset.ready === 'true'");
    }

    void closeTab() {
        send("browsingContext.close", Map.of("context", context));
    }

    @Override
    public JsonNode evaluate(String expression) {
        JsonNode answer = send(
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

    @Override
    boolean isError(JsonNode answer) {
        return answer.get("type").asString().equals("error");
    }

    @Override
    public void close() {
        super.close();
        process.close();
    }
}
