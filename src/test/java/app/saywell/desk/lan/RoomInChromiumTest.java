package app.saywell.desk.lan;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.ChromiumBrowser;
import app.saywell.desk.homework.ChromiumBrowser.BrowserTab;
import app.saywell.desk.school.learner.Consent;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The page of the classroom server in the Chromium of the system, with a microphone that plays a file.
@EnabledIfSystemProperty(named = "deep", matches = "true")
@EnabledIf("isInstalled")
class RoomInChromiumTest {
    private static final Path SPEECH = Path.of("src/test/resources/app/saywell/speech/1-learner.wav");
    private static final String ARRIVED = "document.querySelectorAll('.sentence > .finding.good').length === ";

    /// Chromium's page about a certificate that nobody has signed counts as loaded, too.
    private static final String READY_AT_THE_WARNING =
            "addEventListener('load', () => { if (document.getElementById('proceed-link'))"
                    + " document.documentElement.dataset.ready = 'true'; });";

    @TempDir
    Path folder;

    private RoomFixture room;

    static boolean isInstalled() {
        return ChromiumBrowser.isInstalled();
    }

    @BeforeEach
    void open() {
        room = new RoomFixture(
                folder.resolve("data"), 12, "We call it bear.", "What about the bus?", "She sells shells.");
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void aLearnerScansRecordsAndSeesThatItHasArrived() throws Exception {
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(room.state().joinAddress(), 412, 800, "")) {
            tab.await("document.querySelectorAll('.name').length === 12");
            assertThat(tab.evaluate("location.hash").asString())
                    .as("the code is out of the address")
                    .isEmpty();
            picture(tab, "room-names");
            tab.click("li:nth-child(3) .name");
            tab.await("document.querySelectorAll('.sentence').length === 3");
            record(tab, 1);
            tab.await(ARRIVED + 1);
            picture(tab, "room-arrived");
            assertThat(room.takes(2, 0)).hasSize(1);
            Pcm heard = room.practice
                    .useCases
                    .takes()
                    .open(room.takes(2, 0).getFirst().audio());
            assertThat(heard.sampleRate()).isEqualTo(RoomRecording.SAMPLE_RATE);
            assertThat(heard.seconds()).isBetween(1.5, 8.0);
            tab.await("document.querySelector('.progress strong').textContent.startsWith('1 of 3')"
                    + " || document.querySelector('.progress strong').textContent.startsWith('3개 중 1개')");
            assertThat(tab.evaluate("(async () => { const opening = indexedDB.open('saywell-homework', 1); await new"
                                    + " Promise(done => { opening.onsuccess = done; }); const all ="
                                    + " opening.result.transaction('items').objectStore('items').getAllKeys();"
                                    + " await new Promise(done => { all.onsuccess = done; }); return"
                                    + " all.result.filter(name => name.includes('/draft/')).length; })()")
                            .asInt())
                    .as("nothing of the voice stays on the device")
                    .isZero();
            assertThat(tab.problems).isEmpty();
            assertThat(tab.requests)
                    .allMatch(address -> address.startsWith(room.state().address()) || address.startsWith("blob:"));
        }
    }

    @Test
    void whatCouldNotBeSentArrivesAfterTheBrowserWasKilledAndOpenedAgain() throws Exception {
        String address = room.state().joinAddress();
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(address, 412, 800, "")) {
            tab.await("document.querySelectorAll('.name').length === 12");
            tab.click("li:nth-child(1) .name");
            tab.await("document.querySelectorAll('.sentence').length === 3");
            tab.evaluate("window.fetch = () => Promise.reject(new TypeError('no network'))");
            record(tab, 2);
            tab.await("document.querySelector('.banner') !== null");
            tab.await("/Kept on this device|이 기기에 보관/.test("
                    + "document.querySelector('.sentence > .finding.fair')?.textContent)");
            record(tab, 3); // the one before it is tried again meanwhile
            tab.await("document.querySelectorAll('.sentence > .finding.fair').length === 2");
            assertThat(tab.evaluate("document.querySelector('.banner') !== null && [...document.querySelectorAll("
                                    + "'.sentence > .finding.fair')].every(note => /Kept on this device|이 기기에"
                                    + " 보관/.test(note.textContent))")
                            .asBoolean())
                    .as("nothing says that it is on its way")
                    .isTrue();
            picture(tab, "room-unreachable");
            assertThat(room.takes(0, 1)).isEmpty();
        }
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(room.state().address() + "/", 412, 800, "")) {
            tab.await(ARRIVED + 2);
            assertThat(room.takes(0, 1)).hasSize(1);
            assertThat(room.takes(0, 2)).hasSize(1);
        }
    }

    @Test
    void aLearnerGoesPastTheWarningAsTheBoardSaysAndTheCodeOfTheSquareIsNotLost() throws Exception {
        try (ChromiumBrowser browser = new ChromiumBrowser(
                        folder.resolve("profile"), SPEECH, "--lang=en-US", "--use-fake-ui-for-media-stream");
                BrowserTab tab = browser.open(room.state().joinAddress(), 412, 800, READY_AT_THE_WARNING)) {
            picture(tab, "room-browser-warns");
            assertThat(tab.evaluate("document.getElementById('details-button').textContent")
                            .asString())
                    .contains("Advanced");
            assertThat(tab.evaluate("document.getElementById('proceed-link').textContent")
                            .asString())
                    .contains("Proceed");
            tab.click("#details-button");
            tab.evaluate("document.getElementById('proceed-link').click()");
            tab.await("document.querySelectorAll('.name').length === 12");
            assertThat(tab.evaluate("document.body.innerText").asString())
                    .contains(room.state().fingerprint());
            tab.click("li:nth-child(2) .name");
            tab.await("document.querySelectorAll('.sentence').length === 3");
            record(tab, 1);
            tab.await(ARRIVED + 1);
            assertThat(room.takes(1, 0)).hasSize(1);
        }
    }

    @Test
    void aPageThatStaysOpenSaysThatTheLessonIsOver() throws Exception {
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(room.state().joinAddress(), 412, 800, "")) {
            tab.await("document.querySelectorAll('.name').length === 12");
            tab.click("li:nth-child(1) .name");
            tab.await("document.querySelectorAll('.sentence').length === 3");
            room.server.release(room.learners.getFirst().id());
            tab.await("document.getElementById('code') !== null");
            picture(tab, "room-join");
            tab.evaluate("{ const field = document.getElementById('code'); field.value = '"
                    + room.state().code().text().toLowerCase(java.util.Locale.ROOT)
                    + "'; field.form.requestSubmit(); }");
            tab.await("document.querySelectorAll('.name').length === 12");
            room.clock.advance(Duration.ofMinutes(61));
            tab.await("document.querySelectorAll('.name').length === 0");
        }
    }

    @Test
    void whoHasNoConsentCannotRecord() throws Exception {
        room.learner("동의 없음", "13", Consent.NONE);
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(room.state().joinAddress(), 1366, 768, "")) {
            tab.await("document.querySelectorAll('.name').length === 13");
            tab.click("li:nth-child(13) .name");
            tab.await("document.querySelectorAll('.sentence').length === 3");
            assertThat(tab.evaluate("getComputedStyle(document.querySelector('.recorder')).display")
                            .asString())
                    .isEqualTo("none");
            picture(tab, "room-no-consent");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ko", "en"})
    void everyStepFitsTheNarrowestPhone(String language) throws Exception {
        room.learner("아주아주아주긴이름을가진학생그레이스엘리자베스", "13", Consent.THIS_COMPUTER);
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(room.state().address() + "/", 360, 740, "")) {
            tab.evaluate("if (document.documentElement.lang !== '" + language
                    + "') document.querySelector('button[lang=" + language + "]').click()");
            tab.await("document.getElementById('code') !== null");
            requireFits(tab, "room-360-join-" + language);
            tab.evaluate("location.hash = '" + room.state().code().text() + "'");
            tab.await("document.querySelectorAll('.name').length === 13");
            requireFits(tab, "room-360-names-" + language);
            tab.click("li:nth-child(13) .name");
            tab.await("document.querySelectorAll('.sentence').length === 3");
            record(tab, 1);
            tab.await(ARRIVED + 1);
            requireFits(tab, "room-360-arrived-" + language);
        }
    }

    private static void requireFits(BrowserTab tab, String name) throws IOException {
        picture(tab, name);
        assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
                .as(name)
                .isLessThanOrEqualTo(360);
    }

    private ChromiumBrowser browser() throws IOException {
        return new ChromiumBrowser(
                folder.resolve("profile"), SPEECH, "--ignore-certificate-errors", "--use-fake-ui-for-media-stream");
    }

    private static void record(BrowserTab tab, int position) {
        String button = ".sentence:nth-child(" + position + ") .record";
        tab.click(button);
        tab.await("document.querySelector('.sentence.recording') !== null");
        tab.evaluate("new Promise(done => setTimeout(done, 2600))");
        tab.click(button);
        tab.await("document.querySelector('.sentence.recording') === null");
    }

    private static void picture(BrowserTab tab, String name) throws IOException {
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            List.of("light", "dark").forEach(theme -> {
                try {
                    tab.evaluate("document.documentElement.dataset.theme = '" + theme + "'");
                    tab.screenshot(Path.of(pictures, name + "-" + theme + ".png"), true);
                } catch (IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            });
        }
    }
}
