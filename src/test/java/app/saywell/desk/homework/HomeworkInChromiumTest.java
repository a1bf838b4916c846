package app.saywell.desk.homework;

import static app.saywell.desk.homework.HomeworkPageDriver.card;
import static app.saywell.desk.homework.HomeworkPageDriver.recordSentence;
import static app.saywell.desk.homework.HomeworkPageDriver.state;
import static app.saywell.desk.homework.HomeworkPageDriver.write;
import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.ChromiumBrowser.BrowserTab;
import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.homework.handin.CollectedFile;
import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The homework page in the Chromium of the system: opened from disk, recorded on, closed, opened
/// again and handed in.
@EnabledIfSystemProperty(named = "deep", matches = "true")
@EnabledIf("isInstalled")
class HomeworkInChromiumTest {
    @TempDir
    Path folder;

    private GivenPage given;
    private Path downloads;

    static boolean isInstalled() {
        return ChromiumBrowser.isInstalled();
    }

    @BeforeEach
    void givesHomework() throws IOException {
        downloads = Files.createDirectory(folder.resolve("downloads"));
        given = new GivenPage(folder);
    }

    @Test
    void recordingsSurviveAClosedTabAndAreHandedInSoThatOnlyTheClassKeyOpensThem() throws Exception {
        try (ChromiumBrowser browser = given.browser("profile")) {
            try (BrowserTab tab = browser.open(given.page, 1366, 768)) {
                tab.click(card(1, ".record"));
                assertThat(tab.evaluate("document.activeElement.id").asString())
                        .as("the number is asked first")
                        .isEqualTo("number");
                write(tab, "12");
                recordSentence(tab, 1);
                recordSentence(tab, 2);
                assertThat(tab.evaluate("document.querySelector('.progress').innerText")
                                .asString())
                        .contains("3개 중 2개");
                assertNoProblem(tab);
            }
            assertThat(filesHold(folder.resolve("profile"), "We call it bear")).isFalse();
            try (BrowserTab tab = browser.open(given.page, 1366, 768)) {
                assertThat(tab.evaluate("document.getElementById('number').value")
                                .asString())
                        .isEqualTo("12");
                tab.await("document.querySelectorAll('[data-state=done],[data-state=again]').length" + " === 2");
                write(tab, "13");
                tab.await("document.querySelectorAll('[data-state=todo]').length === 3");
                write(tab, "12");
                tab.await("document.querySelectorAll('[data-state=todo]').length === 1");
                recordSentence(tab, 3);
                tab.downloadTo(downloads);
                tab.click("footer .primary");
                tab.click("dialog .primary");
                Path file = downloads.resolve("3-2-12-Unit-3-bears.saywell-homework");
                tab.await("document.querySelector('dialog .finding.good') !== null");
                awaitFile(file);
                checkHandIn(file);
                checkImport(file);
                tab.click("dialog .primary");
                assertThat(noteOf(tab)).as("what was handed in").contains("제출할 파일을");
                assertNoProblem(tab);
            }
            try (BrowserTab tab = browser.open(given.page, 1366, 768)) {
                tab.await("document.querySelectorAll('[data-state=todo]').length === 0");
                assertThat(noteOf(tab)).contains("만들었어요").doesNotContain("한 번 더");
                recordSentence(tab, 2);
                assertThat(noteOf(tab)).as("recorded since").contains("한 번 더 제출해 주세요");
                write(tab, "13");
                tab.await("document.querySelectorAll('[data-state=todo]').length === 3");
                assertThat(noteOf(tab)).as("somebody else").isEmpty();
                write(tab, "12");
                tab.await("document.querySelectorAll('[data-state=todo]').length === 0");
                tab.click(".end .link");
                tab.click("dialog .quiet");
                tab.await("document.querySelectorAll('[data-state=todo]').length === 3");
                assertThat(noteOf(tab)).as("erased").isEmpty();
                assertNoProblem(tab);
            }
            try (BrowserTab tab = browser.open(given.page, 1366, 768)) {
                write(tab, "12");
                tab.await("document.querySelectorAll('[data-state=todo]').length === 3");
            }
        }
    }

    @Test
    void nothingIsHeardOrChangedWhileASentenceIsRecorded() throws Exception {
        try (ChromiumBrowser browser = given.browser("profile");
                BrowserTab tab = browser.open(given.page, 360, 740)) {
            tab.click(card(1, ".record"));
            assertThat(hint(tab)).contains("먼저 번호를 써 주세요");
            write(tab, "12");
            tab.await("document.getElementById('number-hint').innerText.includes('번호만')");
            recordSentence(tab, 1);
            tab.click(card(2, ".record"));
            tab.await(state("recording"));
            assertThat(tab.evaluate("Array.from(document.querySelectorAll('main button:enabled,"
                            + " footer button:enabled'), node => node.innerText)"))
                    .extracting(JsonNode::asString)
                    .containsExactly("녹음 끝내기");
            assertThat(tab.evaluate("document.activeElement.innerText").asString())
                    .isEqualTo("녹음 끝내기");
            tab.evaluate("new Promise(done => setTimeout(done, 1500))");
            tab.click(card(2, ".record"));
            tab.await("document.querySelectorAll('main button:disabled, footer" + " button:disabled').length === 0");
        }
    }

    @Test
    void dataNamedLikePartsOfObjectsChangesNoObject() throws Exception {
        Path named = folder.resolve("named.html");
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("named"))) {
            new HomeworkLesson(fixture, "__proto__", List.of("constructor", "__proto__", "toString"), 2)
                    .give(HomeworkAudience.WHOLE_CLASS, named);
        }
        // In strict mode, writing to what is frozen is an error.
        String freeze = "Object.freeze(Object.prototype); Object.freeze(Array.prototype);";
        try (ChromiumBrowser browser = given.browser("profile");
                BrowserTab tab = browser.open(named.toUri().toString(), 360, 740, freeze)) {
            write(tab, "__proto__");
            recordSentence(tab, 2);
            tab.downloadTo(downloads);
            tab.click("footer .primary");
            tab.click("dialog .primary");
            awaitFile(downloads.resolve("3-2-proto-proto.saywell-homework"));
            assertNoProblem(tab);
        }
    }

    private static String hint(BrowserTab tab) {
        return tab.evaluate("document.getElementById('number-hint').innerText").asString();
    }

    /// What the page says of a file that was handed in; empty if it says nothing.
    private static String noteOf(BrowserTab tab) {
        return tab.evaluate(
                        "(note => note.hidden ? '' : note.innerText)(document.querySelector('.title" + " .finding'))")
                .asString();
    }

    @Test
    void aPageForOneLearnerAsksNoNumberAndHandsInUnderTheirs() throws Exception {
        Path personal;
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            GivenHomework order = new HomeworkLesson(fixture, given.lesson).give(HomeworkAudience.EACH_LEARNER, folder);
            personal = order.target().resolve("3-2-12-Unit-3-bears.html");
        }
        try (ChromiumBrowser browser = given.browser("profile");
                BrowserTab tab = browser.open(personal, 360, 740)) {
            assertThat(tab.evaluate("document.querySelector('.who').innerText").asString())
                    .contains("12번 하늘");
            recordSentence(tab, 2);
            tab.downloadTo(downloads);
            tab.click("footer .primary");
            tab.click("dialog .primary");
            Path file = downloads.resolve("3-2-12-Unit-3-bears.saywell-homework");
            awaitFile(file);
            Map<String, byte[]> entries = SealedHandIn.open(Files.readAllBytes(file), given.key);
            JsonNode manifest = JsonMapper.shared().readTree(entries.get("manifest.json"));
            assertThat(manifest.at("/learner/id").asString()).isEqualTo(Long.toString(given.learner));
            assertThat(manifest.at("/learner/alias").asString()).isEqualTo("하늘");
            assertThat(entries).containsOnlyKeys("manifest.json", "recordings/02.webm");
        }
    }

    /// A browser without a display offers no sheet to share with, so the test stands in for it.
    @Test
    void whereTheBrowserSharesFilesTheHandInGoesToTheChosenAppAndWhereThatFailsIntoAFile() throws Exception {
        try (ChromiumBrowser browser = given.browser("profile");
                BrowserTab tab = browser.open(given.page, 360, 740)) {
            write(tab, "12");
            recordSentence(tab, 1);
            tab.evaluate("""
                Object.assign(navigator, {
                  canShare: data => data.files.length === 1,
                  share: async data => { window.shared = data.files[0]; },
                })\
                """);
            tab.click("footer .primary");
            tab.click("dialog .primary");
            tab.await("document.querySelector('dialog .finding.good') !== null");
            assertThat(tab.evaluate("window.shared.name").asString()).isEqualTo("3-2-12-Unit-3-bears.saywell-homework");
            assertThat(tab.evaluate("window.shared.size").asInt()).isGreaterThan(1000);
            assertThat(tab.evaluate("document.querySelector('dialog').innerText")
                            .asString())
                    .contains("그 앱에서 확인해 보세요");
            tab.click("dialog .primary");
            tab.evaluate("""
                navigator.share = async () => { throw new DOMException('', 'NotAllowedError'); }
                """);
            tab.downloadTo(downloads);
            tab.click("footer .primary");
            tab.click("dialog .primary");
            tab.await("document.querySelectorAll('dialog .primary').length === 1");
            tab.click("dialog .primary");
            awaitFile(downloads.resolve("3-2-12-Unit-3-bears.saywell-homework"));
            assertNoProblem(tab);
        }
    }

    private static void assertNoProblem(BrowserTab tab) {
        assertThat(tab.problems).isEmpty();
        assertThat(tab.requests).allMatch(address -> address.startsWith("file:") || address.startsWith("blob:"));
    }

    private void checkHandIn(Path file) throws Exception {
        Map<String, byte[]> entries = SealedHandIn.open(Files.readAllBytes(file), given.key);
        assertThat(entries.keySet())
                .containsExactly("manifest.json", "recordings/01.webm", "recordings/02.webm", "recordings/03.webm");
        JsonNode manifest = JsonMapper.shared().readTree(entries.get("manifest.json"));
        assertThat(manifest.get("format").asString()).isEqualTo("saywell-homework");
        assertThat(manifest.get("lesson").asString()).isEqualTo(Long.toString(given.lesson.lessonId));
        assertThat(manifest.at("/learner/number").asString()).isEqualTo("12");
        assertThat(manifest.at("/learner/id").isNull()).isTrue();
        for (int i = 0; i < GivenPage.TEXTS.size(); i++) {
            JsonNode entry = manifest.get("recordings").get(i);
            byte[] recording = entries.get(entry.get("file").asString());
            assertThat(entry.get("sentence").asString())
                    .isEqualTo(Long.toString(given.lesson.sentences.get(i).id()));
            assertThat(entry.get("sha256").asString()).isEqualTo(sha256(recording));
            assertThat(entry.get("bytes").asInt()).isEqualTo(recording.length);
            assertThat(entry.get("textSha256").asString())
                    .isEqualTo(sha256(GivenPage.TEXTS.get(i).getBytes(StandardCharsets.UTF_8)));
            assertThat(entry.get("seconds").asDouble()).isBetween(2.0, 6.0);
            Path webm = Files.write(folder.resolve("recording.webm"), recording);
            Pcm sound = ImportDecoder.decode(webm);
            assertThat(sound.seconds())
                    .isCloseTo(entry.get("seconds").asDouble(), org.assertj.core.data.Offset.offset(0.3));
        }
    }

    /// All sentences become takes of the learner with this number, once.
    private void checkImport(Path file) {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            var useCases = fixture.useCases;
            CollectedFile seen =
                    useCases.homework().collection().look(file, given.lesson.classId, given.lesson.lessonId);
            assertThat(seen.state()).isEqualTo(CollectedState.NEW);
            assertThat(useCases.homework().handIns().store(seen).takes()).isEqualTo(GivenPage.TEXTS.size());
            assertThat(useCases.homework()
                            .collection()
                            .look(file, given.lesson.classId, given.lesson.lessonId)
                            .state())
                    .isEqualTo(CollectedState.ALREADY_THERE);
            assertThat(fixture.library.takes().findByLearner(given.learner))
                    .hasSize(GivenPage.TEXTS.size())
                    .allSatisfy(
                            take -> assertThat(take.recordingInfo().source()).isEqualTo(Take.TakeSource.HANDED_IN));
        }
    }

    private static String sha256(byte[] bytes) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    }

    private static void awaitFile(Path file) {
        long deadline = System.nanoTime() + 100_000_000_000L;
        while (!Files.exists(file) && System.nanoTime() < deadline) {
            java.util.concurrent.locks.LockSupport.parkNanos(50_000_000);
        }
        assertThat(file).exists();
    }

    private static boolean filesHold(Path root, String text) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(f -> f.toString().contains("IndexedDB"))
                    .toList()) {
                if (new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains(text)) {
                    return true;
                }
            }
        }
        return false;
    }
}
