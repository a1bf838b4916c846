package app.saywell.desk.shell.window;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.animation.AnimationTimer;

/// The texts of each screen. When the language changes, the bars and the screen that is shown
/// follow at once and the others one in each frame, because all together would stop the window.
final class ScreenTexts {
    private final LocalizedTexts bars;
    private final Map<ScreenRoute, LocalizedTexts> screens = new EnumMap<>(ScreenRoute.class);
    private final AnimationTimer following = new AnimationTimer() {
        @Override
        public void handle(long now) {
            followNext();
        }
    };

    /// @param bars the texts of what belongs to no screen
    ScreenTexts(LocalizedTexts bars) {
        this.bars = bars;
        for (ScreenRoute route : ScreenRoute.values()) {
            screens.put(route, bars.another());
        }
    }

    LocalizedTexts of(ScreenRoute route) {
        return screens.getOrDefault(route, bars);
    }

    /// Changes the language.
    ///
    /// @param shown the screen that is seen
    void setLanguage(InterfaceLanguage language, ScreenRoute shown) {
        bars.setLanguage(language);
        follow(shown);
        following.start();
    }

    /// Brings a screen that is about to be shown up to date.
    void follow(ScreenRoute route) {
        of(route).setLanguage(bars.language().get());
    }

    private void followNext() {
        Optional<LocalizedTexts> next = screens.values().stream()
                .filter(texts -> texts.language().get() != bars.language().get())
                .findFirst();
        next.ifPresentOrElse(texts -> texts.setLanguage(bars.language().get()), following::stop);
    }

    /// Ends the following.
    void close() {
        following.stop();
    }
}
