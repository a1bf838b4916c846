package app.saywell.desk.homework;

import static app.saywell.desk.homework.HomeworkPageDriver.OUTSIDE;
import static app.saywell.desk.homework.HomeworkPageDriver.card;
import static app.saywell.desk.homework.HomeworkPageDriver.recordSentence;
import static app.saywell.desk.homework.HomeworkPageDriver.state;
import static app.saywell.desk.homework.HomeworkPageDriver.write;
import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.ChromiumBrowser.BrowserTab;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// How the homework page looks and is used by keyboard in the Chromium of the system.
@EnabledIfSystemProperty(named = "deep", matches = "true")
@EnabledIf("isInstalled")
class HomeworkLookInChromiumTest {
    private static final String FIRST = "[id=sentence-1]";

    @TempDir
    Path folder;

    private GivenPage given;

    static boolean isInstalled() {
        return ChromiumBrowser.isInstalled();
    }

    @BeforeEach
    void givesHomework() throws IOException {
        given = new GivenPage(folder);
    }

    @Test
    void axeFindsNoViolationAndNothingIsWiderThanAPhone() throws Exception {
        String axe;
        try (InputStream in = getClass().getResourceAsStream("/axe.min.js")) {
            axe = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
        Path pictures = Path.of("target/homework-pictures");
        Files.createDirectories(pictures);
        Files.copy(GivenPage.SPEECH.resolve("1-learner.wav"), given.microphone, StandardCopyOption.REPLACE_EXISTING);
        for (int width : List.of(360, 1366)) {
            try (ChromiumBrowser browser = given.browser("profile" + width)) {
                try (BrowserTab tab = browser.open(given.page, width, width == 360 ? 740 : 768)) {
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
        Path pictures = Files.createDirectories(Path.of("target/homework-pictures"));
        Path profile = folder.resolve("profile");
        Path preferences = profile.resolve("Default/Preferences");
        Files.createDirectories(preferences.getParent());
        Files.writeString(preferences, "{\"webkit\":{\"webprefs\":{\"default_font_size\":32}}}");
        try (ChromiumBrowser browser = given.browser("profile");
                BrowserTab tab = browser.open(given.page, 360, 740)) {
            assertThat(tab.evaluate("getComputedStyle(document.querySelector('main')).fontSize")
                            .asString())
                    .as("twice as large as by default")
                    .isEqualTo("34px");
            for (String language : List.of("ko", "en")) {
                tab.screenshot(pictures.resolve("doubled-" + language + ".png"), true);
                assertThat(tab.evaluate(OUTSIDE).asString())
                        .as("outside of the page in " + language)
                        .isEmpty();
                assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
                        .isLessThanOrEqualTo(360);
                tab.click(".tools button:nth-child(1)");
            }
            assertThat(tab.evaluate("getComputedStyle(document.querySelector('footer')).position")
                            .asString())
                    .as("a bar that stays would leave no room for the sentences")
                    .isEqualTo("static");
        }
    }

    @Test
    void keysOfACardRecordAndPlay() throws Exception {
        try (ChromiumBrowser browser = given.browser("profile");
                BrowserTab tab = browser.open(given.page, 1366, 768)) {
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

    private static void press(BrowserTab tab, String key) {
        tab.send("Input.dispatchKeyEvent", Map.of("type", "keyDown", "key", key, "text", key));
        tab.send("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
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
}
