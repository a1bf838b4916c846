package app.saywell.ui.shell;

import app.saywell.library.settings.Setting;
import app.saywell.library.settings.Theme;
import app.saywell.practice.change.Change;
import app.saywell.practice.report.Selection;
import app.saywell.task.Subscription;
import app.saywell.ui.classroom.ClassScreen;
import app.saywell.ui.classroom.ClassView;
import app.saywell.ui.kit.Command;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Look;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Place;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.lessons.LessonsScreen;
import app.saywell.ui.lessons.LessonsView;
import app.saywell.ui.practice.PracticeScreen;
import app.saywell.ui.practice.PracticeView;
import app.saywell.ui.queue.QueueScreen;
import app.saywell.ui.reports.ReportsScreen;
import app.saywell.ui.settings.SettingsScreen;
import app.saywell.ui.studio.FilePrompt;
import app.saywell.ui.studio.Studio;
import app.saywell.ui.transcribe.TranscribeScreen;

import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
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

    private static final List<String> SHEETS =
            List.of(
                    "shell/shell.css",
                    PracticeView.STYLES,
                    ClassView.STYLES,
                    LessonsView.STYLES,
                    ReportsScreen.STYLES,
                    SettingsScreen.STYLES);

    private final ObjectProperty<Whereabouts> here =
            new SimpleObjectProperty<>(Whereabouts.PRACTICE);
    private final Map<Whereabouts, Place> places = new EnumMap<>(Whereabouts.class);
    private final BorderPane root = new BorderPane();
    private final StackPane middle = new StackPane();
    private final Ports ports;
    private final Texts texts;
    private final TopBar top;
    private final BottomBar bottom;
    private final Scene scene;
    private final Keymap keymap = new Keymap();
    private final Subscription changes;
    private final PracticeScreen practising;
    private final ClassScreen classroom;
    private final ReportsScreen reports;
    private @Nullable Look worn;

    private Shell(Ports ports, Sound sound) {
        this.ports = ports;
        texts = new Texts(Language.ofTag(ports.practice().get(Setting.INTERFACE_LANGUAGE)));
        Studio studio = Studio.of(ports.practice(), ports.tasks(), sound);
        keymap.read(ports.practice().get(Keymap.KEPT));
        scene = new Scene(root, WIDTH, HEIGHT);
        FilePrompt files = ports.files().apply(scene);
        practising = new PracticeScreen(studio, texts, keymap, files);
        classroom =
                new ClassScreen(
                        studio,
                        texts,
                        keymap,
                        files,
                        take -> {
                            practising.mind().open(take);
                            here.set(Whereabouts.PRACTICE);
                        },
                        selection -> {
                            openSlips(selection);
                            here.set(Whereabouts.REPORTS);
                        });
        reports = new ReportsScreen(studio, texts, files);
        furnish(studio, files);
        top = new TopBar(ports.practice(), texts, List.copyOf(places.keySet()), here);
        bottom = new BottomBar(ports.practice(), sound, texts, () -> here.set(Whereabouts.QUEUE));
        root.setTop(top);
        root.setBottom(bottom);
        root.setCenter(middle);
        changes = ports.practice().changes().listen(this::changed);
        // On the scene, not on the root: where nothing has the focus, no node sees a key.
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::undo);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        dress();
        here.addListener((property, before, now) -> go(before, now));
        go(here.get());
    }

    private void furnish(Studio studio, FilePrompt files) {
        places.put(Whereabouts.PRACTICE, practising);
        places.put(Whereabouts.CLASS, classroom);
        places.put(
                Whereabouts.LESSONS,
                new LessonsScreen(
                        studio,
                        texts,
                        files,
                        lesson -> {
                            practising.mind().open(lesson);
                            here.set(Whereabouts.PRACTICE);
                        }));
        places.put(Whereabouts.TRANSCRIBE, new TranscribeScreen(studio, texts, keymap, files));
        places.put(Whereabouts.REPORTS, reports);
        places.put(
                Whereabouts.QUEUE,
                new QueueScreen(ports.practice(), texts, () -> here.set(Whereabouts.SETTINGS)));
        places.put(
                Whereabouts.SETTINGS,
                new SettingsScreen(
                        studio,
                        texts,
                        keymap,
                        files,
                        ports.keys(),
                        ports.dataFolder(),
                        () -> {
                            reports.openCopies();
                            here.set(Whereabouts.REPORTS);
                        }));
    }

    /// Shows the window and opens the microphone.
    public static Shell show(Stage stage, Ports ports, Sound sound) {
        Shell shell = new Shell(ports, sound);
        stage.setTitle("Saywell");
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        stage.setScene(shell.scene);
        WindowState.follow(stage, ports.practice());
        stage.show();
        shell.go(shell.here.get());
        sound.arm(ports.practice().get(Setting.MICROPHONE));
        return shell;
    }

    /// The scene, for pictures of it.
    public Scene scene() {
        return scene;
    }

    /// The practice place.
    public PracticeScreen practising() {
        return practising;
    }

    /// The class place.
    public ClassScreen classroom() {
        return classroom;
    }

    /// Opens a file that the file manager was told to open: a lesson, recordings or a backup.
    public void open(Path file) {
        here.set(Whereabouts.REPORTS);
        reports.open(file);
    }

    private void openSlips(Selection selection) {
        reports.openSlips(selection.classId(), selection.lessonId());
    }

    /// The reports place.
    public ReportsScreen reports() {
        return reports;
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
            // Once visited a place stays in the scene, so that themes reach it while it is hidden.
            if (!middle.getChildren().contains(place.root())) {
                middle.getChildren().add(place.root());
            }
            middle.getChildren().forEach(one -> one.setVisible(one == place.root()));
            place.enter();
            // A place that does not take the keyboard leaves it where it can be seen.
            Node owner = scene.getFocusOwner();
            if (owner != null && !Nodes.isSeen(owner)) {
                top.focus(now);
            }
        }
    }

    private void pressed(KeyEvent event) {
        Place place = places.get(here.get());
        if (place != null && !event.isConsumed()) {
            place.pressed(event);
        }
    }

    /// Undo and redo hold everywhere but where something is being typed.
    private void undo(KeyEvent event) {
        if (event.getTarget() instanceof TextInputControl) {
            return;
        }
        keymap.commandOf(event)
                .ifPresent(
                        command -> {
                            if (command == Command.UNDO) {
                                ports.practice().history().undo();
                                event.consume();
                            } else if (command == Command.REDO) {
                                ports.practice().history().redo();
                                event.consume();
                            }
                        });
    }

    private void changed(Change change) {
        if (change instanceof Change.SettingsChanged) {
            keymap.read(ports.practice().get(Keymap.KEPT));
            texts.speak(Language.ofTag(ports.practice().get(Setting.INTERFACE_LANGUAGE)));
            dress();
        }
    }

    private void dress() {
        Theme wanted = ports.practice().get(Setting.THEME);
        Look look = new Look(shown(wanted), ports.practice().get(Setting.TEXT_SIZE));
        if (!look.equals(worn)) {
            worn = look;
            look.dress(scene, SHEETS);
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
