package app.saywell.desk.kit.theme;

import app.saywell.desk.school.settings.Theme;
import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// The appearance of a scene: theme colours, the shared style sheet, the style sheets of the
/// screens and the text size.
///
/// @param theme a theme other than [Theme#SYSTEM]
/// @param textPercent 100 is 14 pixels
public record Appearance(Theme theme, int textPercent) {

    /// The light theme with normal text size.
    public static final Appearance LIGHT = new Appearance(Theme.LIGHT, 100);

    /// Applies it to a scene and replaces its style sheets.
    ///
    /// @param screenSheets style sheets of screens, as class path names
    public void applyTo(Scene scene, List<String> screenSheets) {
        FontLoader.load();
        if (scene.getRoot() instanceof Pane pane && !pane.getChildren().isEmpty()) {
            Region waiting = new Region();
            // Each of the changes below matches all nodes with all styles. While a branch of the
            // scene waits to be styled, JavaFX puts that off, and does it once for all of them.
            pane.getChildren().add(waiting);
            change(scene, screenSheets);
            pane.getChildren().remove(waiting);
        } else {
            change(scene, screenSheets);
        }
    }

    private void change(Scene scene, List<String> screenSheets) {
        boolean isLight = theme == Theme.LIGHT || theme == Theme.SYSTEM;
        scene.setUserAgentStylesheet(
                isLight ? new PrimerLight().getUserAgentStylesheetBSS() : new PrimerDark().getUserAgentStylesheetBSS());
        scene.getStylesheets()
                .setAll(Stream.concat(Stream.of(tokenSheet(), "kit/kit.css"), screenSheets.stream())
                        .map(Appearance::sheetAddress)
                        .toList());
        scene.getRoot().setStyle("-fx-font-size: " + 14 * textPercent / 100.0 + "px;");
    }

    private String tokenSheet() {
        return switch (theme) {
            case LIGHT, SYSTEM -> "kit/tokens-light.css";
            case DARK -> "kit/tokens-dark.css";
            case HIGH_CONTRAST -> "kit/tokens-contrast.css";
        };
    }

    private static String sheetAddress(String sheet) {
        String name = "/app/saywell/desk/" + sheet;
        return Objects.requireNonNull(Appearance.class.getResource(name), name).toExternalForm();
    }
}
