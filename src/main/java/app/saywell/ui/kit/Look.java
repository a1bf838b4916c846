package app.saywell.ui.kit;

import app.saywell.library.settings.Theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;

import javafx.scene.Scene;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Dresses a scene: the theme's colours, the shared style sheet, those of the screens, and the size
/// of all text.
///
/// @param theme a theme other than [Theme#SYSTEM]
/// @param textPercent 100 is 14 pixels
public record Look(Theme theme, int textPercent) {

    /// The usual light one.
    public static final Look LIGHT = new Look(Theme.LIGHT, 100);

    /// Puts it on, in place of what the scene wore.
    ///
    /// @param sheets style sheets of screens, as class path names
    public void dress(Scene scene, List<String> sheets) {
        Fonts.load();
        boolean light = theme == Theme.LIGHT || theme == Theme.SYSTEM;
        scene.setUserAgentStylesheet(
                light
                        ? new PrimerLight().getUserAgentStylesheet()
                        : new PrimerDark().getUserAgentStylesheet());
        scene.getStylesheets()
                .setAll(
                        Stream.concat(Stream.of(tokens(), "kit/kit.css"), sheets.stream())
                                .map(Look::address)
                                .toList());
        scene.getRoot().setStyle("-fx-font-size: " + 14 * textPercent / 100.0 + "px;");
    }

    private String tokens() {
        return switch (theme) {
            case LIGHT, SYSTEM -> "kit/tokens-light.css";
            case DARK -> "kit/tokens-dark.css";
            case HIGH_CONTRAST -> "kit/tokens-contrast.css";
        };
    }

    private static String address(String sheet) {
        String name = "/app/saywell/ui/" + sheet;
        return Objects.requireNonNull(Look.class.getResource(name), name).toExternalForm();
    }
}
