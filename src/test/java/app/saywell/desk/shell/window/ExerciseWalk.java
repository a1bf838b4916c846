package app.saywell.desk.shell.window;

import app.saywell.desk.kit.FrameTurns;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.speech.HeardWord;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;

/// Leads through the exercises of who studies alone with the keyboard, and has each of their states looked at while it
/// lasts.
final class ExerciseWalk {
    private final PracticeWindow window;
    private final Look look;

    /// Looks at a state of an exercise.
    interface Look {
        /// @param where its name
        /// @param sought selectors of what matters in it, which is shown by then
        void at(String where, String... sought);
    }

    private ExerciseWalk(PracticeWindow window, Look look) {
        this.window = window;
        this.look = look;
    }

    static void lead(PracticeWindow window, Look look) {
        ExerciseWalk walk = new ExerciseWalk(window, look);
        WindowRobot.run(() -> window.services.practice.settings().set(Setting.ROLE, UserRole.LEARNER));
        walk.ear();
        walk.dictation();
        walk.speaking();
        walk.dialogue();
        walk.daily();
    }

    private void at(String where, String... sought) {
        WindowRobot.await(
                where,
                () -> Stream.of(sought).allMatch(this::isShown)
                        && FrameTurns.of(window.scene()).isIdle());
        look.at(where, sought);
    }

    private void ear() {
        WindowRobot.run(() -> window.window.navigateTo("EAR"));
        at("ear", "#start-round");
        WindowRobot.focus(window.scene(), "#start-round");
        WindowRobot.press(KeyCode.ENTER);
        at("ear-asked", "#word-1", "#word-2", "#told", "#hear-again");
        WindowRobot.press(KeyCode.DIGIT1);
        at("ear-told", "#next-trial", "#told");
        WindowRobot.press(KeyCode.ESCAPE);
    }

    private void dictation() {
        window.choose(3);
        WindowRobot.press(KeyCode.D);
        at("dictation", "#dictation-field", "#dictation-hear");
        WindowRobot.write("look at pants");
        WindowRobot.press(KeyCode.ENTER);
        at("dictation-compared", "#dictation-field", "#dictation-again");
        WindowRobot.press(KeyCode.ESCAPE);
    }

    private void speaking() {
        window.services.embedded.heardWords.set(Stream.of("There is a boy with a kite in the park".split(" "))
                .map(word -> new HeardWord(word, 0.95))
                .toList());
        WindowRobot.run(() -> window.window.navigateTo("SPEAKING"));
        at("speaking", "#speaking-record");
        WindowRobot.press(KeyCode.R);
        at("speaking-recording", "#speaking-clock", "#speaking-record");
        WindowRobot.press(KeyCode.R);
        at("speaking-report", "#speaking-said");
    }

    private void dialogue() {
        Lesson lesson = window.services.practice.lessons().create("In a shop");
        window.services
                .practice
                .lessons()
                .addSentences(lesson.id(), List.of("Clerk: Tea?", "Guest: No thank you", "Clerk: Bye!"));
        WindowRobot.run(() -> window.window.navigateTo("DIALOGUE"));
        String row = "#dialogue-" + lesson.id();
        WindowRobot.await("the dialogue", () -> isShown(row));
        WindowRobot.scrollAndClick(window.scene(), row);
        at("dialogue", "#dialogue-begin");
        WindowRobot.focus(window.scene(), "#dialogue-begin");
        FakeAudioDevices.waitForPrompts(window.audioSession);
        WindowRobot.press(KeyCode.ENTER);
        at("dialogue-turn", "#turn-finish", "#turn-told");
        WindowRobot.press(KeyCode.ESCAPE);
    }

    /// The bar of the ten minutes takes room from whatever is practised.
    private void daily() {
        WindowRobot.run(() -> window.window.navigateTo("DAILY"));
        at("daily", "#daily-begin");
        WindowRobot.focus(window.scene(), "#daily-begin");
        WindowRobot.press(KeyCode.ENTER);
        at("daily-ear", "#start-round", "#session-on");
        WindowRobot.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ENTER);
        WindowRobot.await("a word in practice", () -> isShown("#record"));
        at("daily-word", "#record", "#next", "#session-on");
        FakeAudioDevices.prompt(window.audioSession);
        window.recordAndWait();
        at("daily-result", "#record", "#next", "#session-on", ".big-number");
    }

    private boolean isShown(String selector) {
        Node node = window.scene().lookup(selector);
        return node != null && NodeFactory.isVisibleInTree(node);
    }
}
