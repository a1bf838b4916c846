package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;

/// The page of several microphones at one computer, in the window of a class.
final class MicrophonesPage implements AutoCloseable {
    final FakeMicrophones microphones =
            new FakeMicrophones(SyntheticReading.learner().audio(), "Headset A", "Headset B", "Headset C");
    final ClassWindow school;

    MicrophonesPage(Path folder) {
        school = ClassWindow.withMicrophones(folder, microphones);
        WindowRobot.click(school.scene(), "#page-devices");
        WindowRobot.await("the seats", () -> isSeen("#seat-microphone-3"));
    }

    @Override
    public void close() {
        microphones.letRecordersGoOn();
        school.close();
    }

    void seat(int number, String microphone, int learner) {
        choose("#seat-microphone-" + number, microphone);
        WindowRobot.await(microphone, () -> microphones.isOpen(microphone));
        choose("#seat-learner-" + number, Optional.of(school.board().learners().get(learner)));
        WindowRobot.await("the seat", () -> phase(number).equals("Ready"));
    }

    <T> void choose(String selector, T value) {
        WindowRobot.await(
                "the choice", () -> choice(selector).getItems().stream().anyMatch(value::equals));
        WindowRobot.run(() -> setValue(selector, value));
    }

    @SuppressWarnings("unchecked")
    <T> void setValue(String selector, T value) {
        ((ComboBox<T>) choice(selector)).setValue(value);
    }

    /// The focus is on no list, which would keep the key for itself.
    void start(int... seats) {
        WindowRobot.focus(school.scene(), "#page-devices");
        WindowRobot.press(KeyCode.R);
        for (int number : seats) {
            WindowRobot.await("the recording", () -> phase(number).equals("Recording"));
        }
    }

    void awaitSpoken(String microphone) {
        WindowRobot.await("the speech", () -> microphones.hasSpoken(microphone));
    }

    ComboBox<?> choice(String selector) {
        return (ComboBox<?>) school.scene().lookup(selector);
    }

    String phase(int number) {
        return ((Label) school.scene().lookup("#seat-phase-" + number)).getText();
    }

    String sentence(int number) {
        return ((Label) school.scene().lookup("#seat-sentence-" + number)).getText();
    }

    List<Take> takes(int learner, int sentence) {
        Learner reader = school.learners.get(learner);
        return school.services
                .practice
                .takes()
                .findByOwner(school.sentences.get(sentence).id(), reader.id());
    }

    boolean isSeen(String selector) {
        Node node = school.scene().lookup(selector);
        return node != null && NodeFactory.isVisibleInTree(node);
    }
}
