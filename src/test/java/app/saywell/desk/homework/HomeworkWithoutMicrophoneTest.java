package app.saywell.desk.homework;

import static app.saywell.desk.homework.HomeworkPageDriver.card;
import static app.saywell.desk.homework.HomeworkPageDriver.recordSentence;
import static app.saywell.desk.homework.HomeworkPageDriver.state;
import static app.saywell.desk.homework.HomeworkPageDriver.write;
import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.ChromiumBrowser.BrowserTab;
import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What the homework page says and offers where it cannot record: no microphone, a muted one, one
/// that is unplugged, no right to it, an address without https, the browser of a chat app.
@EnabledIfSystemProperty(named = "deep", matches = "true")
@EnabledIf("isInstalled")
class HomeworkWithoutMicrophoneTest {
    private static final String LANGUAGE_BUTTON = ".tools button:nth-child(1)";
    private static final String FILE_BUTTON = card(1, ".recorder .quiet");

    @TempDir
    Path folder;

    private Path page;
    private Path microphone;

    static boolean isInstalled() {
        return ChromiumBrowser.isInstalled();
    }

    @BeforeEach
    void givesHomework() throws IOException {
        page = folder.resolve("page.html");
        microphone = folder.resolve("microphone.wav");
        WavEncoder.write(microphone, HomeworkLesson.syllables(5, 3));
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            new HomeworkLesson(fixture, "Unit 3: bears", List.of("We call it bear.", "What about the bus?"), 2)
                    .give(HomeworkAudience.WHOLE_CLASS, page);
        }
    }

    @Test
    void aSilentMicrophoneIsNamedAndNoMicrophoneOffersFiles() throws Exception {
        WavEncoder.write(microphone, new Pcm(new float[72_000], 24_000));
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(page, 360, 740)) {
            write(tab, "3");
            tab.click(card(1, ".record"));
            tab.await(state("recording"));
            tab.evaluate("new Promise(done => setTimeout(done, 900))");
            tab.click(card(1, ".record"));
            tab.await("document.querySelector('" + card(1, ".findings .poor") + "') !== null");
            assertThat(tab.evaluate("document.querySelector('.findings').innerText")
                            .asString())
                    .contains("소리가 없어요");
        }
        Path recording = folder.resolve("phone.wav");
        WavEncoder.write(recording, HomeworkLesson.syllables(9, 2));
        try (ChromiumBrowser browser =
                        new ChromiumBrowser(folder.resolve("denied"), microphone, "--deny-permission-prompts");
                BrowserTab tab = browser.open(page, 360, 740)) {
            write(tab, "3");
            tab.click(card(1, ".record"));
            tab.await("document.querySelector('.banner') !== null");
            tab.await("document.querySelector('" + card(1, ".recorder .quiet") + "').offsetParent !== null");
            JsonNode input =
                    tab.send("Runtime.evaluate", Map.of("expression", "document.querySelector('input[type=file]')"));
            tab.send(
                    "DOM.setFileInputFiles",
                    Map.of(
                            "files", List.of(recording.toString()),
                            "objectId", input.at("/result/objectId").asString()));
            tab.await("document.querySelectorAll('[data-state=done]').length === 1");
        }
    }

    @Test
    void aBrowserInsideAChatAppIsNamed() throws Exception {
        try (ChromiumBrowser browser = new ChromiumBrowser(
                        folder.resolve("profile"),
                        microphone,
                        "--user-agent=Mozilla/5.0 (Linux; Android 15) KAKAOTALK 25.1.0");
                BrowserTab tab = browser.open(page, 360, 740)) {
            tab.await("document.querySelector('.banner').innerText.includes('KakaoTalk')");
        }
    }

    @Test
    void aMicrophoneThatIsUnpluggedIsNamedAndWhatWasRecordedStays() throws Exception {
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(page, 360, 740)) {
            tab.evaluate("""
                {
                  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
                  navigator.mediaDevices.getUserMedia = async wanted => window.opened = await ask(wanted);
                }
                """);
            write(tab, "12");
            tab.click(card(1, ".record"));
            tab.await(state("recording"));
            tab.evaluate("new Promise(done => setTimeout(done, 1500))");
            // What the browser does when the device is gone.
            tab.evaluate("{ const [track] = window.opened.getTracks(); track.stop();"
                    + " track.dispatchEvent(new Event('ended')); }");
            tab.await("document.querySelector('.banner') !== null");
            assertBanner(tab, "마이크 연결이 끊어졌어요", "The microphone is gone.");
            tab.await("document.querySelectorAll('[data-state=todo]').length === 1");
            assertFileIsOffered(tab);
            picture(tab, "unplugged");

            recordSentence(tab, 2);
            tab.await("document.querySelector('.banner') === null");
            tab.await("document.querySelectorAll('[data-state=todo]').length === 0");
            assertThat(tab.problems).isEmpty();
        }
    }

    @Test
    void withoutAMicrophoneThePageSaysSoAndTakesFiles() throws Exception {
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(page, 360, 740)) {
            tab.evaluate("navigator.mediaDevices.getUserMedia = () => Promise.reject(new"
                    + " DOMException('none', 'NotFoundError'))");
            write(tab, "12");
            tab.click(card(1, ".record"));
            tab.await("document.querySelector('.banner') !== null");
            assertBanner(tab, "마이크를 찾지 못했어요", "No microphone was found.");
            assertFileIsOffered(tab);
            picture(tab, "no-microphone");
        }
    }

    @Test
    void aBrowserThatCannotRecordSaysSoAtOnce() throws Exception {
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(
                        page.toUri().toString(),
                        360,
                        740,
                        "Object.defineProperty(Navigator.prototype, 'mediaDevices'," + " {get: () => undefined})")) {
            assertBanner(tab, "여기서 녹음할 수 없어요", "This browser does not record here.");
            assertFileIsOffered(tab);
            picture(tab, "cannot-record");
        }
    }

    @Test
    void anAddressWithoutHttpsIsForListeningOnly() throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        byte[] html = Files.readAllBytes(page);
        server.createContext("/", exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(200, html.length);
            exchange.getResponseBody().write(html);
            exchange.close();
        });
        server.start();
        try (ChromiumBrowser browser = new ChromiumBrowser(
                        folder.resolve("profile"), microphone, "--host-resolver-rules=MAP school.example 127.0.0.1");
                BrowserTab tab = browser.open(
                        "http://school.example:" + server.getAddress().getPort() + "/", 360, 740, "")) {
            assertThat(tab.evaluate("isSecureContext").asBoolean()).isFalse();
            assertBanner(tab, "https로 시작하는 주소에서 열어 주세요", "begins with https");
            assertThat(isSeen(tab, card(1, ".record"))).isFalse();
            assertThat(isSeen(tab, FILE_BUTTON)).isFalse();
            assertThat(tab.evaluate("document.querySelector('footer .primary').disabled")
                            .asBoolean())
                    .isTrue();
            tab.click(card(1, ".quiet"));
            tab.await("document.querySelector('" + card(1, ".quiet") + "').innerText === 'Stop'");
            picture(tab, "insecure");
        } finally {
            server.stop(0);
        }
    }

    private ChromiumBrowser browser() throws IOException {
        return new ChromiumBrowser(folder.resolve("profile"), microphone, "--use-fake-ui-for-media-stream");
    }

    /// Leaves the page in English.
    private static void assertBanner(BrowserTab tab, String korean, String english) {
        assertThat(banner(tab)).contains(korean);
        tab.click(LANGUAGE_BUTTON);
        assertThat(banner(tab)).contains(english);
    }

    private static String banner(BrowserTab tab) {
        return tab.evaluate("document.querySelector('.banners').innerText").asString();
    }

    private static void assertFileIsOffered(BrowserTab tab) {
        assertThat(isSeen(tab, FILE_BUTTON)).isTrue();
    }

    private static boolean isSeen(BrowserTab tab, String selector) {
        return tab.evaluate("document.querySelector('" + selector + "').offsetParent !== null")
                .asBoolean();
    }

    private static void picture(BrowserTab tab, String name) throws IOException {
        Path pictures = Files.createDirectories(Path.of("target/homework-pictures"));
        tab.evaluate("scrollTo(0, 0)");
        tab.screenshot(pictures.resolve(name + ".png"), false);
    }
}
