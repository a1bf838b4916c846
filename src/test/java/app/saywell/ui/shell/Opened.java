package app.saywell.ui.shell;

import app.saywell.library.lesson.Lesson;
import app.saywell.ui.Devices;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.practice.Spoken;
import app.saywell.ui.practice.desk.Stage;

import javafx.application.Platform;
import javafx.scene.Scene;

import java.nio.file.Path;
import java.util.List;

/// The window, open on a lesson of seventeen sentences, before a microphone that
/// hears somebody read.
final class Opened implements AutoCloseable {
    final WindowRoom room;
    final Shell shell;
    final Sound sound;
    final javafx.stage.Stage stage;

    Opened(Path folder) {
        this(folder, 1366, 768);
    }

    Opened(Path folder, double width, double height) {
        Fx.call(() -> 0);
        room = new WindowRoom(folder);
        Lesson lesson = room.practice.lessons().create("A day out");
        room.practice
                .lessons()
                .addSentences(
                        lesson.id(),
                        List.of(
                                Spoken.TEXT,
                                "We call it bear",
                                "What about the bus",
                                "Look at the pants",
                                "Mandy has a big arm",
                                "The elephant drinks water",
                                "Zero three five one",
                                "Let us go to the restroom",
                                "I think so",
                                "See you",
                                "Good morning",
                                "Good evening",
                                "Good night",
                                "Thank you",
                                "Not at all",
                                "Here we are",
                                "One more time",
                                "It is mine",
                                "Come and see",
                                "We can do it",
                                "Yes we can"));
        sound = Devices.sound(Platform::runLater, Spoken.learner().audio());
        stage =
                Fx.call(
                        () -> {
                            javafx.stage.Stage made = new javafx.stage.Stage();
                            made.setX(0);
                            made.setY(0);
                            made.setWidth(width);
                            made.setHeight(height);
                            return made;
                        });
        shell = Fx.call(() -> Shell.show(stage, room.ports(), sound));
        Fx.await("a sentence on the desk", () -> desk().sheet().get().isPresent());
        Fx.run(() -> stage.requestFocus());
    }

    Scene scene() {
        return shell.scene();
    }

    app.saywell.ui.practice.desk.Desk desk() {
        return shell.practising().mind().desk();
    }

    Stage practiceStage() {
        return Fx.call(() -> desk().stage().get());
    }

    @Override
    public void close() {
        Fx.run(
                () -> {
                    shell.close();
                    stage.close();
                });
        sound.close();
        Fx.call(() -> 0);
        room.close();
    }
}
