package app.saywell.ui.shell;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.ui.Devices;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.practice.Spoken;
import app.saywell.ui.practice.desk.Stage;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

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
        this(new WindowRoom(folder), width, height);
    }

    Opened(WindowRoom room, double width, double height) {
        this.room = room;
        if (room.practice.lessons().all().isEmpty()) {
            fill(room);
        }
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

    private static void fill(WindowRoom room) {
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

    /// Puts a sentence on the desk, without a take as yet.
    void choose(int row) {
        Fx.run(
                () -> {
                    shell.go("PRACTICE");
                    shell.practising().mind().choose(row);
                });
        Fx.await(
                "the sentence",
                () ->
                        desk().roll().get().rows().size() > row
                                && desk().sheet()
                                        .get()
                                        .filter(sheet -> sheet.sentence() == sentence(row))
                                        .isPresent()
                                && desk().takes().get().isEmpty());
    }

    private long sentence(int row) {
        return desk().roll().get().rows().get(row).sentence();
    }

    /// Begins a take by its key, and speaks a while.
    void record() {
        Fx.press(KeyCode.R);
        Fx.await("the recording", () -> practiceStage() instanceof Stage.Recording);
        Fx.await("some speech", () -> sound.elapsedSeconds() > 0.6);
    }

    /// Makes a take that is judged.
    void recordAndWait() {
        record();
        Fx.press(KeyCode.R);
        Fx.await("a judgement", () -> desk().verdict().get().isPresent());
    }

    /// The takes that whoever practises has made of a sentence.
    List<Take> takes(int row) {
        return room.practice
                .takes()
                .of(Fx.call(() -> sentence(row)), room.practice.people().current().id());
    }

    void speak(String language) {
        Fx.run(() -> room.practice.set(Setting.INTERFACE_LANGUAGE, language));
    }

    /// Whether words stand on something that can be seen.
    boolean shows(String words) {
        return Stream.of(".label", ".button", ".toggle-button")
                .flatMap(kind -> scene().getRoot().lookupAll(kind).stream())
                .anyMatch(
                        node ->
                                node instanceof Labeled text
                                        && Nodes.isSeen(node)
                                        && text.getText() != null
                                        && text.getText().contains(words));
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
