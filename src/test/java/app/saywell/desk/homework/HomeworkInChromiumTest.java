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
import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
    private static final Path SPEECH = Path.of("src/test/resources/app/saywell/speech");
    private static final String FIRST = "[id=sentence-1]";
    private static final List<String> TEXTS =
            List.of("We call it bear.", "What about the bus?", "She sells </script> shells.");

    @TempDir
    Path folder;

    private Path page;
    private Path microphone;
    private Path downloads;
    private ClassKey key;
    private HomeworkLesson lesson;
    private long learner;

    static boolean isInstalled() {
        return ChromiumBrowser.isInstalled();
    }

    @BeforeEach
    void givesHomework() throws IOException {
        page = folder.resolve("page.html");
        microphone = folder.resolve("microphone.wav");
        downloads = Files.createDirectory(folder.resolve("downloads"));
        WavEncoder.write(microphone, HomeworkLesson.syllables(5, 3));
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            lesson = new HomeworkLesson(fixture, "Unit 3: bears", TEXTS, HomeworkInChromiumTest::spokenModel);
            fixture.useCases
                    .lessons()
                    .editSentence(lesson.sentences.getFirst().id(), TEXTS.getFirst(), "우리는 그것을 곰이라고 불러요.");
            learner = lesson.learner("하늘", "12", Consent.THIS_COMPUTER).id();
            lesson.give(HomeworkAudience.WHOLE_CLASS, page);
            key = fixture.library.classKeys().findByClass(lesson.classId).orElseThrow();
        }
    }

    @Test
    void recordingsSurviveAClosedTabAndAreHandedInSoThatOnlyTheClassKeyOpensThem() throws Exception {
        try (ChromiumBrowser browser = browser(folder.resolve("profile"))) {
            try (BrowserTab tab = browser.open(page, 1366, 768)) {
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
            try (BrowserTab tab = browser.open(page, 1366, 768)) {
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
                assertThat(given(tab)).as("what was handed in").contains("제출할 파일을");
                assertNoProblem(tab);
            }
            try (BrowserTab tab = browser.open(page, 1366, 768)) {
                tab.await("document.querySelectorAll('[data-state=todo]').length === 0");
                assertThat(given(tab)).contains("만들었어요").doesNotContain("한 번 더");
                recordSentence(tab, 2);
                assertThat(given(tab)).as("recorded since").contains("한 번 더 제출해 주세요");
                write(tab, "13");
                tab.await("document.querySelectorAll('[data-state=todo]').length === 3");
                assertThat(given(tab)).as("somebody else").isEmpty();
                write(tab, "12");
                tab.await("document.querySelectorAll('[data-state=todo]').length === 0");
                tab.click(".end .link");
                tab.click("dialog .quiet");
                tab.await("document.querySelectorAll('[data-state=todo]').length === 3");
                assertThat(given(tab)).as("erased").isEmpty();
                assertNoProblem(tab);
            }
            try (BrowserTab tab = browser.open(page, 1366, 768)) {
                write(tab, "12");
                tab.await("document.querySelectorAll('[data-state=todo]').length === 3");
            }
        }
    }

    @Test
    void axeFindsNoViolationAndNothingIsWiderThanAPhone() throws Exception {
        String axe;
        try (InputStream in = getClass().getResourceAsStream("/axe.min.js")) {
            axe = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
        Path pictures = Path.of("target/homework-pictures");
        Files.createDirectories(pictures);
        Files.copy(SPEECH.resolve("1-learner.wav"), microphone, StandardCopyOption.REPLACE_EXISTING);
        for (int width : List.of(360, 1366)) {
            try (ChromiumBrowser browser = browser(folder.resolve("profile" + width))) {
                try (BrowserTab tab = browser.open(page, width, width == 360 ? 740 : 768)) {
                    write(tab, "12");
                    recordSentence(tab, 1);
                    for (String theme : List.of("light", "dark")) {
                        for (String language : List.of("ko", "en")) {
                            String name = theme + "-" + language + "-" + width;
                            tab.evaluate("scrollTo(0, 0)");
                            tab.screenshot(pictures.resolve(name + ".png"), false);
                            tab.evaluate("document.querySelector('"
                                    + card(1, "canvas")
                                    + "').scrollIntoView({block: 'center', behavior:"
                                    + " 'instant'})");
                            tab.screenshot(pictures.resolve(name + "-result.png"), false);
                            assertThat(violations(tab, axe)).as(name).isEmpty();
                            assertThat(tab.evaluate("document.documentElement.scrollWidth")
                                            .asInt())
                                    .as(name)
                                    .isLessThanOrEqualTo(width);
                            tab.click("footer .primary");
                            tab.await("document.querySelector('dialog .primary') !== null");
                            tab.screenshot(pictures.resolve(name + "-hand-in.png"), false);
                            assertThat(violations(tab, axe))
                                    .as(name + " dialog")
                                    .isEmpty();
                            tab.evaluate("document.querySelector('dialog').close()");
                            tab.click(".tools button:nth-child(1)");
                        }
                        tab.click(".tools button:nth-child(3)");
                    }
                }
            }
        }
    }

    @Test
    void growsWithTheLettersOfTheBrowserAndHidesNothing() throws Exception {
        Path profile = folder.resolve("profile");
        Path preferences = profile.resolve("Default/Preferences");
        Files.createDirectories(preferences.getParent());
        Files.writeString(preferences, "{\"webkit\":{\"webprefs\":{\"default_font_size\":32}}}");
        try (ChromiumBrowser browser = browser(profile);
                BrowserTab tab = browser.open(page, 360, 740)) {
            assertThat(tab.evaluate("getComputedStyle(document.querySelector('main')).fontSize")
                            .asString())
                    .as("twice as large as by default")
                    .isEqualTo("34px");
            assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
                    .isLessThanOrEqualTo(360);
            assertThat(tab.evaluate("getComputedStyle(document.querySelector('footer')).position")
                            .asString())
                    .as("a bar that stays would leave no room for the sentences")
                    .isEqualTo("static");
        }
    }

    @Test
    void nothingIsHeardOrChangedWhileASentenceIsRecorded() throws Exception {
        try (ChromiumBrowser browser = browser(folder.resolve("profile"));
                BrowserTab tab = browser.open(page, 360, 740)) {
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
        try (ChromiumBrowser browser = browser(folder.resolve("profile"));
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
    private static String given(BrowserTab tab) {
        return tab.evaluate(
                        "(note => note.hidden ? '' : note.innerText)(document.querySelector('.title" + " .finding'))")
                .asString();
    }

    @Test
    void aPageForOneLearnerAsksNoNumberAndHandsInUnderTheirs() throws Exception {
        Path personal;
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            GivenHomework given = new HomeworkLesson(fixture, lesson).give(HomeworkAudience.EACH_LEARNER, folder);
            personal = given.target().resolve("3-2-12-Unit-3-bears.html");
        }
        try (ChromiumBrowser browser = browser(folder.resolve("profile"));
                BrowserTab tab = browser.open(personal, 360, 740)) {
            assertThat(tab.evaluate("document.querySelector('.who').innerText").asString())
                    .contains("12번 하늘");
            recordSentence(tab, 2);
            tab.downloadTo(downloads);
            tab.click("footer .primary");
            tab.click("dialog .primary");
            Path file = downloads.resolve("3-2-12-Unit-3-bears.saywell-homework");
            awaitFile(file);
            Map<String, byte[]> entries = SealedHandIn.open(Files.readAllBytes(file), key);
            JsonNode manifest = JsonMapper.shared().readTree(entries.get("manifest.json"));
            assertThat(manifest.at("/learner/id").asString()).isEqualTo(Long.toString(learner));
            assertThat(manifest.at("/learner/alias").asString()).isEqualTo("하늘");
            assertThat(entries).containsOnlyKeys("manifest.json", "recordings/02.webm");
        }
    }

    /// A browser without a display offers no sheet to share with, so the test stands in for it.
    @Test
    void whereTheBrowserSharesFilesTheHandInGoesToTheChosenAppAndWhereThatFailsIntoAFile() throws Exception {
        try (ChromiumBrowser browser = browser(folder.resolve("profile"));
                BrowserTab tab = browser.open(page, 360, 740)) {
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

    @Test
    void keysOfACardRecordAndPlay() throws Exception {
        try (ChromiumBrowser browser = browser(folder.resolve("profile"));
                BrowserTab tab = browser.open(page, 1366, 768)) {
            write(tab, "12");
            tab.evaluate("document.querySelector('" + FIRST + "').focus()");
            press(tab, "1");
            tab.await("document.querySelector('" + card(1, ".quiet") + "').innerText === '멈추기'");
            press(tab, "r");
            tab.await(state("recording"));
            tab.evaluate("new Promise(done => setTimeout(done, 1500))");
            tab.evaluate("document.querySelector('" + FIRST + "').focus()");
            press(tab, "r");
            tab.await("document.querySelector('[data-state=done],[data-state=again]') !== null");
        }
    }

    private static Pcm spokenModel(int position) {
        try {
            return new AudioDecoder().decode(SPEECH.resolve(position + "-model.wav"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ChromiumBrowser browser(Path profile) throws IOException {
        return new ChromiumBrowser(profile, microphone, "--use-fake-ui-for-media-stream");
    }

    private static void press(BrowserTab tab, String key) {
        tab.send("Input.dispatchKeyEvent", Map.of("type", "keyDown", "key", key, "text", key));
        tab.send("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
    }

    private static void assertNoProblem(BrowserTab tab) {
        assertThat(tab.problems).isEmpty();
        assertThat(tab.requests).allMatch(address -> address.startsWith("file:") || address.startsWith("blob:"));
    }

    private static List<String> violations(BrowserTab tab, String axe) {
        tab.evaluate(axe + "; true");
        List<String> found = new ArrayList<>();
        tab.evaluate("axe.run(document, {resultTypes: ['violations']}).then(r =>"
                        + " r.violations.map(v => v.id + ': ' + v.nodes.map(n =>"
                        + " n.target.join(' ') + ' ' + n.failureSummary).join(' | ')))")
                .forEach(violation -> found.add(violation.asString()));
        return found;
    }

    private void checkHandIn(Path file) throws Exception {
        Map<String, byte[]> entries = SealedHandIn.open(Files.readAllBytes(file), key);
        assertThat(entries.keySet())
                .containsExactly("manifest.json", "recordings/01.webm", "recordings/02.webm", "recordings/03.webm");
        JsonNode manifest = JsonMapper.shared().readTree(entries.get("manifest.json"));
        assertThat(manifest.get("format").asString()).isEqualTo("saywell-homework");
        assertThat(manifest.get("lesson").asString()).isEqualTo(Long.toString(lesson.lessonId));
        assertThat(manifest.at("/learner/number").asString()).isEqualTo("12");
        assertThat(manifest.at("/learner/id").isNull()).isTrue();
        for (int i = 0; i < TEXTS.size(); i++) {
            JsonNode entry = manifest.get("recordings").get(i);
            byte[] recording = entries.get(entry.get("file").asString());
            assertThat(entry.get("sentence").asString())
                    .isEqualTo(Long.toString(lesson.sentences.get(i).id()));
            assertThat(entry.get("sha256").asString()).isEqualTo(sha256(recording));
            assertThat(entry.get("bytes").asInt()).isEqualTo(recording.length);
            assertThat(entry.get("textSha256").asString())
                    .isEqualTo(sha256(TEXTS.get(i).getBytes(StandardCharsets.UTF_8)));
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
            CollectedFile seen = useCases.homework().collection().look(file, lesson.classId, lesson.lessonId);
            assertThat(seen.state()).isEqualTo(CollectedState.NEW);
            assertThat(useCases.homework().handIns().store(seen).takes()).isEqualTo(TEXTS.size());
            assertThat(useCases.homework()
                            .collection()
                            .look(file, lesson.classId, lesson.lessonId)
                            .state())
                    .isEqualTo(CollectedState.ALREADY_THERE);
            assertThat(fixture.library.takes().findByLearner(learner))
                    .hasSize(TEXTS.size())
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
