package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ScreenTextsTest {
    private final LocalizedTexts bars = new LocalizedTexts(InterfaceLanguage.ENGLISH);
    private final ScreenTexts texts = WindowRobot.call(() -> new ScreenTexts(bars));

    @AfterEach
    void close() {
        WindowRobot.run(texts::close);
    }

    @Test
    void theScreenThatIsShownFollowsAtOnceAndTheOthersInTheFramesAfter() {
        WindowRobot.run(() -> {
            texts.setLanguage(InterfaceLanguage.KOREAN, ScreenRoute.SETTINGS);
            assertThat(bars.language().get()).isEqualTo(InterfaceLanguage.KOREAN);
            assertThat(language(ScreenRoute.SETTINGS)).isEqualTo(InterfaceLanguage.KOREAN);
            assertThat(language(ScreenRoute.LESSONS)).isEqualTo(InterfaceLanguage.ENGLISH);
        });
        for (ScreenRoute route : ScreenRoute.values()) {
            WindowRobot.await("Korean in " + route, () -> language(route) == InterfaceLanguage.KOREAN);
        }
    }

    @Test
    void aScreenThatIsShownBeforeItsTurnFollowsThen() {
        WindowRobot.run(() -> {
            texts.setLanguage(InterfaceLanguage.KOREAN, ScreenRoute.SETTINGS);
            texts.follow(ScreenRoute.QUEUE);
            assertThat(language(ScreenRoute.QUEUE)).isEqualTo(InterfaceLanguage.KOREAN);
        });
    }

    private InterfaceLanguage language(ScreenRoute route) {
        return texts.of(route).language().get();
    }
}
