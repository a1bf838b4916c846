package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.settings.Setting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The exercises of who studies alone, while they run, in a window as low as that of `LowWindowTest`: nothing is cut,
/// and what goes on is in sight without scrolling.
@Timeout(600)
class LowExercisesTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "911, 512, 100, en",
        "911, 512, 100, ko",
        "1024, 600, 100, ko",
        "1366, 768, 200, en",
        "1366, 768, 200, ko"
    })
    void whatGoesOnIsInSight(double width, double height, int textPercent, String language) {
        try (PracticeWindow window = new PracticeWindow(folder, width, height)) {
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.TEXT_SIZE_PERCENT, textPercent));
            window.speak(language);
            List<String> faults = new ArrayList<>();
            List<String> told = new ArrayList<>();
            ExerciseWalk.lead(window, (where, sought) -> {
                Pictures.keep(window.scene(), "low-%s-%s-%.0f-%d".formatted(where, language, width, textPercent));
                Stream.concat(
                                WindowRobot.call(() -> LayoutFaults.of(window.scene())).stream(),
                                Stream.of(sought)
                                        .flatMap(part -> LowWindowTest.hiddenParts(window.scene(), part).stream()))
                        .map(fault -> where + ": " + fault)
                        .forEach(faults::add);
                if (where.equals("ear-told")) {
                    told.add(WindowRobot.call(
                            () -> window.scene().lookup("#next-trial").getAccessibleText()));
                }
            });
            // Below the bar of the ten minutes, the words of twice the size are scrolled to.
            double text = textPercent == 100
                    ? LowWindowTest.WAVE_AND_WORDS_TEXT_PIXELS
                    : LowWindowTest.WAVE_TEXT_PIXELS * textPercent / 100;
            faults.addAll(LowWindowTest.hiddenPartOfOwnWave(window.scene(), text));
            assertThat(faults).isEmpty();
            assertThat(told).as("the answers, for a screen reader").isNotEmpty().allSatisfy(answer -> assertThat(answer)
                    .containsAnyOf("✓", "✗"));
        }
    }
}
