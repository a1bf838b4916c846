package app.saywell.ui.shell;

import app.saywell.library.settings.Setting;
import app.saywell.library.settings.Theme;
import app.saywell.practice.change.Change;
import app.saywell.task.Subscription;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Look;
import app.saywell.ui.kit.Place;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.practice.PracticeScreen;
import app.saywell.ui.studio.Studio;

import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;

import org.jspecify.annotations.Nullable;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// The window of the application.
///
/// [#show(Stage, Ports, Sound)] is the one entry; everything else follows from the settings and
/// from what the user does. On the window's thread alone.
public final class Shell implements AutoCloseable {
    private static final double WIDTH = 1366;
    private static final double HEIGHT = 768;
    private static final double LEAST_WIDTH = 900;
    private static final double LEAST_HEIGHT = 600;

    private final ObjectProperty<Whereabouts> here =
            new SimpleObjectProperty<>(Whereabouts.PRACTICE);
    private final Map<Whereabouts, Place> places = new EnumMap<>(Whereabouts.class);
    private final BorderPane root = new BorderPane();
    private final Ports ports;
    private final Sound sound;
    private final Texts texts;
    private final TopBar top;
    private final BottomBar bottom;
    private final Scene scene;
    private final Subscription changes;
    private @Nullable Look worn;

    private Shell(Ports ports, Sound sound) {
        this.ports = ports;
        this.sound = sound;
        texts = new Texts(Language.ofTag(ports.practice().get(Setting.INTERFACE_LANGUAGE)));
        Studio studio = Studio.of(ports.practice(), ports.tasks(), sound);
        Keymap keymap = new Keymap();
        places.put(Whereabouts.PRACTICE, new PracticeScreen(studio, texts, keymap));
        top = new TopBar(ports.practice(), texts, List.copyOf(places.keySet()), here);
        bottom = new BottomBar(ports.practice(), sound, texts);
        root.setTop(top);
        root.setBottom(bottom);
        scene = new Scene(root, WIDTH, HEIGHT);
        changes = ports.practice().changes().listen(this::changed);
        dress();
        here.addListener((property, before, now) -> go(before, now));
        go(here.get());
    }

    /// Shows the window and opens the microphone.
    public static Shell show(Stage stage, Ports ports, Sound sound) {
        Shell shell = new Shell(ports, sound);
        stage.setTitle("Saywell");
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        stage.setScene(shell.scene);
        stage.show();
        sound.arm(ports.practice().get(Setting.MICROPHONE));
        return shell;
    }

    /// The scene, for pictures of it.
    public Scene scene() {
        return scene;
    }

    /// Leads to a place by its name, such as `LESSONS`.
    public void go(String place) {
        here.set(Whereabouts.valueOf(place));
    }

    private void go(Whereabouts before, Whereabouts now) {
        Place left = places.get(before);
        if (left != null) {
            left.leave();
        }
        go(now);
    }

    private void go(Whereabouts now) {
        Place place = places.get(now);
        if (place != null) {
            root.setCenter(place.root());
            place.enter();
        }
    }

    private void changed(Change change) {
        if (change instanceof Change.SettingsChanged) {
            texts.speak(Language.ofTag(ports.practice().get(Setting.INTERFACE_LANGUAGE)));
            dress();
        }
    }

    private void dress() {
        Theme wanted = ports.practice().get(Setting.THEME);
        Look look = new Look(shown(wanted), ports.practice().get(Setting.TEXT_SIZE));
        if (!look.equals(worn)) {
            worn = look;
            look.dress(scene, List.of("shell/shell.css", "practice/practice.css"));
        }
    }

    private static Theme shown(Theme wanted) {
        if (wanted != Theme.SYSTEM) {
            return wanted;
        }
        return Platform.getPreferences().getColorScheme() == ColorScheme.DARK
                ? Theme.DARK
                : Theme.LIGHT;
    }

    @Override
    public void close() {
        changes.close();
        top.close();
        bottom.close();
        places.values().forEach(Place::close);
    }
}
