package app.saywell.desk.homework;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.codec.ImportDecoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// The homework page in the Firefox of the system, opened from disk.
@EnabledIfSystemProperty(named = "deep", matches = "true")
@EnabledIf("isInstalled")
class HomeworkInFirefoxTest {
    private static final String TWO_DONE =
            "document.querySelectorAll('[data-state=done],[data-state=again]').length === 2";

    @TempDir
    Path folder;

    static boolean isInstalled() {
        return FirefoxBrowser.isInstalled();
    }

    @Test
    void recordingsSurviveAClosedTabAndAreHandedIn() throws Exception {
        Path page = folder.resolve("page.html");
        Path downloads = Files.createDirectory(folder.resolve("downloads"));
        ClassKey key;
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            HomeworkLesson lesson = new HomeworkLesson(fixture, "Unit 3", List.of("One", "Two"), 2);
            lesson.give(HomeworkAudience.WHOLE_CLASS, page);
            key = fixture.library.classKeys().findByClass(lesson.classId).orElseThrow();
        }
        try (FirefoxBrowser browser = FirefoxBrowser.start(folder.resolve("profile"), downloads)) {
            browser.open(page);
            browser.evaluate("{ const field = document.getElementById('number'); field.value = '12';"
                    + " field.dispatchEvent(new Event('change')); }");
            for (int position = 1; position <= 2; position++) {
                String record = ".sentence:nth-child(" + position + ") .record";
                browser.click(record);
                browser.await("document.querySelector('.sentence.recording') !== null");
                browser.evaluate("new Promise(done => setTimeout(done, 1500))");
                browser.click(record);
                browser.await(
                        "document.querySelector('.sentence:nth-child(" + position + ") .result').hidden === false");
            }
            browser.await(TWO_DONE);
            browser.closeTab();
            browser.open(page);
            browser.await(TWO_DONE);
            browser.click("footer .primary");
            browser.click("dialog .primary");
            Path file = downloads.resolve("3-2-12-Unit-3.saywell-homework");
            long deadline = System.nanoTime() + 100_000_000_000L;
            while (!(Files.exists(file) && Files.size(file) > 0) && System.nanoTime() < deadline) {
                java.util.concurrent.locks.LockSupport.parkNanos(50_000_000);
            }
            Map<String, byte[]> entries = SealedHandIn.open(Files.readAllBytes(file), key);
            assertThat(entries).hasSize(3).containsKey("manifest.json");
            for (var entry : entries.entrySet()) {
                if (entry.getKey().startsWith("recordings/")) {
                    Path recording = folder.resolve(entry.getKey().substring("recordings/".length()));
                    Files.write(recording, entry.getValue());
                    assertThat(ImportDecoder.decode(recording).seconds()).isBetween(1.2, 4.0);
                }
            }
        }
    }
}
