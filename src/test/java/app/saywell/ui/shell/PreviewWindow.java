package app.saywell.ui.shell;

import app.saywell.library.settings.Setting;
import app.saywell.library.settings.Theme;
import app.saywell.practice.Room;
import app.saywell.ui.Devices;
import app.saywell.ui.kit.OffScreen;

import javafx.application.Platform;
import javafx.stage.Stage;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/// Draws the window with the sample lesson into a folder, to be looked at.
final class PreviewWindow {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        try (WindowRoom room = new WindowRoom(Files.createTempDirectory("preview"))) {
            OffScreen.call(() -> 0);
            room.practice.start();
            room.own.create("Room 4", Optional.empty(), 100);
            room.own.create("Room 7", Optional.of(Instant.parse("2027-02-28T15:00:00Z")), 30);
            room.own.deactivate(room.own.list().getFirst().handle());
            Thread.sleep(2000);
            Shell shell =
                    OffScreen.call(
                            () -> {
                                Stage stage = new Stage();
                                stage.setX(0);
                                stage.setY(0);
                                stage.setWidth(Integer.getInteger("width", 1366));
                                stage.setHeight(Integer.getInteger("height", 768));
                                return Shell.show(
                                        stage,
                                        room.ports(),
                                        Devices.sound(Platform::runLater, Room.tone(200)));
                            });
            for (Theme theme :
                    java.util.Arrays.stream(System.getProperty("themes", "LIGHT,DARK").split(","))
                            .map(Theme::valueOf)
                            .toList()) {
                for (String language : new String[] {"en", "ko"}) {
                    OffScreen.call(
                            () -> {
                                room.practice.set(Setting.THEME, theme);
                                room.practice.set(Setting.INTERFACE_LANGUAGE, language);
                                return 0;
                            });
                    for (String place :
                            args.length > 1 ? args[1].split(",") : new String[] {"PRACTICE"}) {
                        OffScreen.call(
                                () -> {
                                    shell.go(place);
                                    return 0;
                                });
                        Thread.sleep(700);
                        byte[] png = OffScreen.call(() -> OffScreen.png(shell.scene()));
                        Files.write(
                                folder.resolve(
                                        place
                                                + "-"
                                                + Integer.getInteger("width", 1366)
                                                + "-"
                                                + theme
                                                + "-"
                                                + language
                                                + ".png"),
                                png);
                    }
                }
            }
        }
        System.exit(0);
    }
}
