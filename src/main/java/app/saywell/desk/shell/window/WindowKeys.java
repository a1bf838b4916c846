package app.saywell.desk.shell.window;

import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.ServiceGraph;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The keys that work on every screen, and those of the screen that is shown.
final class WindowKeys {
    private final ServiceGraph practice;
    private final WindowScreens screens;
    private final KeyBindings keymap;
    private final ObjectProperty<ScreenRoute> route;
    private final WindowKeysOverlay overlay;

    WindowKeys(
            ServiceGraph practice,
            WindowScreens screens,
            KeyBindings keymap,
            ObjectProperty<ScreenRoute> route,
            WindowKeysOverlay overlay) {
        this.practice = practice;
        this.screens = screens;
        this.keymap = keymap;
        this.route = route;
        this.overlay = overlay;
    }

    /// Handles the keys of a scene: on it and not on its root, because without a focused node no node receives keys.
    ///
    /// @param isCovered whether something lies over the window that has the keys for itself
    void follow(Scene scene, BooleanSupplier isCovered) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (!isCovered.getAsBoolean()) {
                handleWindowKeys(event);
                forwardKey(event);
            }
        });
    }

    private void forwardKey(KeyEvent event) {
        if (!event.isConsumed()) {
            screens.findBuilt(route.get()).ifPresent(screen -> screen.handleKey(event));
            showKeys(event);
        }
    }

    /// Screens with keys of their own show them; elsewhere those of the window are shown.
    private void showKeys(KeyEvent event) {
        boolean types = event.getTarget() instanceof TextInputControl;
        boolean asked = !event.isConsumed()
                && !types
                && keymap.commandFor(event).filter(KeyCommand.KEYS::equals).isPresent();
        if (asked) {
            overlay.toggle();
            event.consume();
        }
    }

    /// The screens are opened from everywhere; undo and redo work everywhere except in text fields.
    private void handleWindowKeys(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && overlay.close()) {
            event.consume();
            return;
        }
        boolean types = event.getTarget() instanceof TextInputControl;
        keymap.commandFor(event)
                .flatMap(command -> windowAction(command, types))
                .ifPresent(action -> {
                    action.run();
                    event.consume();
                });
    }

    private Optional<Runnable> windowAction(KeyCommand command, boolean types) {
        return switch (command) {
            case UNDO -> types ? Optional.empty() : Optional.of(practice.edits()::undo);
            case REDO -> types ? Optional.empty() : Optional.of(practice.edits()::redo);
            case GO_PRACTICE -> opening(ScreenRoute.PRACTICE);
            case GO_CLASS -> opening(ScreenRoute.CLASS);
            case GO_LESSONS -> opening(ScreenRoute.LESSONS);
            case GO_TRANSCRIBE ->
                practice.settings().policy().allows(LockedFeature.TRANSCRIPTION)
                        ? opening(ScreenRoute.TRANSCRIBE)
                        : Optional.empty();
            case GO_REPORTS -> opening(ScreenRoute.REPORTS);
            case GO_EAR -> opening(ScreenRoute.EAR);
            case GO_DIALOGUE -> opening(ScreenRoute.DIALOGUE);
            case GO_SPEAKING -> opening(ScreenRoute.SPEAKING);
            case GO_DAILY -> opening(ScreenRoute.DAILY);
            case DAILY_ON -> inSession(screens.session()::goOn);
            case DAILY_SKIP -> inSession(screens.session()::nextStep);
            case DAILY_STOP -> inSession(screens.session()::stop);
            case GO_QUEUE -> opening(ScreenRoute.QUEUE);
            case GO_SETTINGS -> opening(ScreenRoute.SETTINGS);
            default -> Optional.empty();
        };
    }

    private Optional<Runnable> inSession(Runnable action) {
        return screens.session().running().get() ? Optional.of(action) : Optional.empty();
    }

    private Optional<Runnable> opening(ScreenRoute screen) {
        return screen.isFor(practice.settings().get(Setting.ROLE))
                ? Optional.of(() -> route.set(screen))
                : Optional.empty();
    }
}
