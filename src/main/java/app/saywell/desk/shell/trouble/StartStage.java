package app.saywell.desk.shell.trouble;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.school.settings.Theme;
import java.util.List;
import java.util.function.Function;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// Shows a view before the library is open, in the language of the system.
final class StartStage {
    private static final double WIDTH = 640;
    private static final double HEIGHT = 420;

    private StartStage() {}

    static void show(Stage stage, Function<LocalizedTexts, Parent> view) {
        LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ofTag(""));
        Scene scene = new Scene(view.apply(texts), WIDTH, HEIGHT);
        new Appearance(Theme.LIGHT, 100).applyTo(scene, List.of());
        stage.setTitle("Saywell");
        stage.setScene(scene);
        stage.show();
    }
}
