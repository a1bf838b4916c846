package app.saywell.desk.shell.window;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.stage.Stage;

/// Shows the window on a display, with the file dialogs of the system, and answers one line for
/// each line that it is asked.
final class RealWindowProgram {
    private RealWindowProgram() {}

    /// @param arguments the data folder
    public static void main(String[] arguments) throws IOException {
        UiTestServices services = new UiTestServices(Path.of(arguments[0]));
        Lesson lesson = services.practice.lessons().create("A day out");
        services.practice.lessons().addSentences(lesson.id(), List.of(SyntheticReading.TEXT));
        AudioSession sound = FakeAudioDevices.audioSession(
                Platform::runLater, SyntheticReading.learner().audio());
        AppServices fakes = services.appServices();
        ApplicationWindow window = WindowRobot.call(() -> {
            Stage stage = new Stage();
            stage.setX(0);
            stage.setY(0);
            stage.setWidth(1366);
            stage.setHeight(768);
            return ApplicationWindow.show(
                    stage,
                    new AppServices(fakes.practice(), fakes.tasks(), fakes.keys(), fakes.dataFolder(), fakes.support()),
                    sound);
        });
        WindowRobot.await("the first screen", () -> window.scene().lookup("#record") != null);
        System.out.println("shown");
        try (BufferedReader questions = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String question = questions.readLine(); question != null; question = questions.readLine()) {
                System.out.println(answer(question, services, window, lesson));
            }
        }
        System.exit(0);
    }

    private static String answer(String question, UiTestServices services, ApplicationWindow window, Lesson lesson) {
        String[] words = question.split(" ", 2);
        return switch (words[0]) {
            case "screen" -> {
                WindowRobot.run(() -> window.navigateTo(words[1]));
                yield words[1];
            }
            case "middle" -> middle(window, words[1]);
            case "sentences" ->
                services.practice.lessons().sentences(lesson.id()).stream()
                        .map(Sentence::text)
                        .collect(Collectors.joining("|"));
            case "takes" -> String.valueOf(takes(services, lesson));
            case "shows" -> String.valueOf(WindowRobot.shows(window.scene(), words[1]));
            default -> throw new IllegalArgumentException(question);
        };
    }

    private static int takes(UiTestServices services, Lesson lesson) {
        long sentence =
                services.practice.lessons().sentences(lesson.id()).getFirst().id();
        long learner = services.practice.learners().current().id();
        return services.practice.takes().findByOwner(sentence, learner).size();
    }

    private static String middle(ApplicationWindow window, String selector) {
        WindowRobot.await(selector, () -> window.scene().lookup(selector) != null);
        Node node = WindowRobot.call(() -> window.scene().lookup(selector));
        WindowRobot.scrollTo(node);
        Point2D middle = WindowRobot.call(() -> node.localToScreen(
                node.getLayoutBounds().getCenterX(), node.getLayoutBounds().getCenterY()));
        return Math.round(middle.getX()) + " " + Math.round(middle.getY());
    }
}
