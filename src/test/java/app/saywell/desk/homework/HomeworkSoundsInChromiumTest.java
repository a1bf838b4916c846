package app.saywell.desk.homework;

import static app.saywell.desk.homework.HomeworkPageDriver.card;
import static app.saywell.desk.homework.HomeworkPageDriver.state;
import static app.saywell.desk.homework.HomeworkPageDriver.write;
import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.ChromiumBrowser.BrowserTab;
import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.lessons.voice.ToneVoice;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// Mouths and ear training on the homework page, in the Chromium of the system.
@EnabledIfSystemProperty(named = "deep", matches = "true")
@EnabledIf("isInstalled")
@Timeout(300)
class HomeworkSoundsInChromiumTest {
    private static final String PART = ".sound:nth-child(1) ";
    private static final String CHOICES = "document.querySelectorAll('" + PART + ".choice').length === 2";

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
            HomeworkLesson lesson = new HomeworkLesson(fixture, "Unit 3", List.of("The red light", "Five vans"), 2);
            new HomeworkService(fixture.context(), new ToneVoice())
                    .giveNow(
                            new HomeworkOrder(
                                    lesson.lessonId,
                                    lesson.classId,
                                    Optional.empty(),
                                    HomeworkAudience.WHOLE_CLASS,
                                    FeedbackLanguage.KOREAN),
                            page,
                            ProgressListener.NONE);
        }
    }

    @Test
    void aRoundIsAnsweredByKeyAndClickAndToldAtOnce() throws Exception {
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(page, 1366, 768)) {
            tab.await("document.querySelectorAll('.sound').length === 3");
            picture(tab, "homework-sounds-ko");
            String before = path(tab);
            tab.click(PART + ".how .chip");
            tab.await("document.querySelector('" + PART + ".mouth-tongue').getAttribute('d') !== " + before);
            tab.await("document.querySelector('" + PART + ".mouth-tongue').getAttribute('d') === " + before);
            for (int trial = 1; trial <= 10; trial++) {
                tab.click(PART + ".ear .quiet:not(.choice)");
                tab.await(CHOICES);
                if (trial == 1) {
                    picture(tab, "homework-ear-ko");
                    tab.evaluate("document.querySelector('" + PART
                            + ".choice').dispatchEvent(new KeyboardEvent('keydown', {key: '2', bubbles: true}))");
                } else {
                    tab.click(PART + ".choice:nth-child(" + (trial % 2 + 1) + ")");
                }
                tab.await("document.querySelector('" + PART + ".ear .finding').hidden === false");
                assertThat(tab.evaluate("document.querySelectorAll('" + PART + ".choice.right').length")
                                .asInt())
                        .isEqualTo(1);
                assertThat(tab.evaluate("document.querySelectorAll('" + PART + ".choice:disabled').length")
                                .asInt())
                        .isEqualTo(2);
            }
            assertThat(tab.evaluate("document.querySelector('" + PART + ".ear .hint').textContent")
                            .asString())
                    .contains("10개 중");
            tab.click("header .tools button:nth-child(1)");
            tab.await("document.querySelector('.sounds h2').textContent === 'Sounds of this lesson'");
            picture(tab, "homework-ear-en");
            tab.click("header .tools button:nth-child(3)");
            picture(tab, "homework-ear-dark");
            assertThat(violations(tab)).isEmpty();
        }
    }

    @Test
    void nothingIsHeardWhileASentenceIsRecorded() throws Exception {
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(page, 360, 740)) {
            tab.await("document.querySelectorAll('.sound').length === 3");
            assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
                    .isLessThanOrEqualTo(360);
            write(tab, "12");
            tab.click(card(1, ".record"));
            tab.await(state("recording"));
            assertThat(tab.evaluate("document.querySelectorAll('.sound button:not(:disabled)').length")
                            .asInt())
                    .isZero();
            tab.evaluate("new Promise(done => setTimeout(done, 1500))");
            tab.click(card(1, ".record"));
            tab.await("document.querySelectorAll('.sound button:disabled').length === 0");
            picture(tab, "homework-waves-360");
        }
    }

    @Test
    void inEnglishNothingIsCutOffOnTheNarrowestPhone() throws Exception {
        try (ChromiumBrowser browser = browser();
                BrowserTab tab = browser.open(page, 360, 740)) {
            tab.await("document.querySelectorAll('.sound').length === 3");
            assertThat(tab.evaluate("document.querySelector('.sounds h2').textContent")
                            .asString())
                    .isEqualTo("이 수업 자료의 소리");
            tab.click("header .tools button:nth-child(1)");
            tab.await("document.querySelector('.sounds h2').textContent === 'Sounds of this lesson'");
            tab.click(PART + ".ear .quiet:not(.choice)");
            tab.await(CHOICES);
            tab.click(PART + ".choice:nth-child(1)");
            tab.await("document.querySelector('" + PART + ".ear .finding').hidden === false");
            picture(tab, "homework-ear-en-360");
            assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
                    .isLessThanOrEqualTo(360);
            assertThat(tab.evaluate(HomeworkPageDriver.OUTSIDE).asString())
                    .as("outside of the page")
                    .isEmpty();
            assertThat(violations(tab)).isEmpty();
        }
    }

    private ChromiumBrowser browser() throws IOException {
        return new ChromiumBrowser(folder.resolve("profile"), microphone, "--use-fake-ui-for-media-stream");
    }

    private static String path(BrowserTab tab) {
        return "'"
                + tab.evaluate("document.querySelector('" + PART + ".mouth-tongue').getAttribute('d')")
                        .asString() + "'";
    }

    private String violations(BrowserTab tab) throws IOException {
        try (InputStream in = getClass().getResourceAsStream("/axe.min.js")) {
            tab.evaluate(new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8) + "; 0");
        }
        return tab.evaluate("axe.run().then(result => result.violations.map(one => one.id + ' ' + one.nodes[0].html)"
                        + ".join('\\n'))")
                .asString();
    }

    private static void picture(BrowserTab tab, String name) throws IOException {
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            tab.evaluate(
                    "document.querySelector('.sounds').scrollIntoView(); new Promise(done => setTimeout(done, 400))");
            Files.createDirectories(Path.of(pictures));
            tab.screenshot(Path.of(pictures).resolve(name + ".png"), false);
        }
    }
}
