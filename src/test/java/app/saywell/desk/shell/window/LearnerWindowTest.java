package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.FrameTurns;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.CallCharge;
import app.saywell.speech.billing.RequestKey;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Who studies alone is shown nothing of a school: no class, letter, consent, grade or homework; and nothing of
/// costs where nothing can cost.
class LearnerWindowTest {
    private static final String SCHOOL_EN = "'(?i)\\b(class|classes|letters? home|consents?|grades?|homework|xAPI"
            + "|learners?|students?|teachers?|guardian|costs?)\\b'";
    private static final String SCHOOL_KO = "학급|편지|동의|성적|숙제|xAPI|학생|교사|보호자|비용";

    /// The other answer to who uses Saywell, tasks of a picture, and what stands about the corpus that was measured.
    private static final Pattern ABOUT_SOMETHING_ELSE = Pattern.compile("I teach a class|학급을 가르쳐요"
            + "|Phones in class|phones in class|A classroom|no cost|비용 없음|비용도 없|비용이 없"
            + "|learners’ recordings|학생 녹음|학생들과 영어 낭독자들");

    private static final int MORE_THAN_THE_BARS = 30;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"en, " + SCHOOL_EN, "ko, '" + SCHOOL_KO + "'"})
    void nothingOfASchoolIsShown(String language, String schoolWords) {
        Pattern school = Pattern.compile(schoolWords);
        try (PracticeWindow window = new PracticeWindow(folder)) {
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.ROLE, UserRole.LEARNER));
            window.speak(language);
            window.choose(8);
            window.recordAndWait();
            List<String> found = new ArrayList<>();
            for (ScreenRoute screen : ScreenRoute.values()) {
                if (!screen.isFor(UserRole.LEARNER)) {
                    continue;
                }
                look(window, screen.name(), school, found);
            }
            // Backups are reached from the settings, and packs by opening them.
            look(window, "REPORTS", school, found);
            assertThat(WindowRobot.call(() -> window.scene().lookup("#reports-paper")))
                    .as("pages for a class")
                    .satisfiesAnyOf(tab -> assertThat(tab).isNull(), tab -> assertThat(NodeFactory.isVisibleInTree(tab))
                            .isFalse());
            WindowRobot.run(() -> window.window.navigateTo("PRACTICE"));
            WindowRobot.press(KeyCode.SHIFT, KeyCode.SLASH);
            found.addAll(schoolWords("keys", window, school));
            assertThat(found).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"en, Undo: add person, Scoring queue, Scoring queue and costs", "ko, 되돌리기: 사람 추가, 채점 대기, 채점 대기와 비용"})
    void whatIsUndoneAndWhatWaitsHaveTheWordsOfWhoStudiesAlone(
            String language, String undo, String queue, String queueAndCosts) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            ServiceGraph practice = window.services.practice;
            WindowRobot.run(() -> practice.settings().set(Setting.ROLE, UserRole.LEARNER));
            window.speak(language);
            WindowRobot.await("no costs", () -> label(window, "#go-queue").equals(queue));
            WindowRobot.run(() -> window.window.practiceScreen().viewModel().addLearner("Sora"));
            WindowRobot.await("the last change", () -> label(window, "#undo").equals(undo));
            WindowRobot.run(() -> {
                practice.settings().set(Setting.HOSTED_ADDRESS, "https://hosted.example");
                practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            });
            WindowRobot.await("costs", () -> label(window, "#go-queue").equals(queueAndCosts));
            WindowRobot.click(window.scene(), "#go-queue");
            WindowRobot.await("what they are", () -> isShown(window, "#spending"));
            WindowRobot.run(() -> {
                practice.settings().set(Setting.SERVICE_KIND, ServiceKind.EMBEDDED);
                practice.settings().set(Setting.HOSTED_ADDRESS, "");
            });
            WindowRobot.await("no costs again", () -> !isShown(window, "#spending"));
            WindowRobot.await(
                    "no costs in the bar", () -> label(window, "#go-queue").equals(queue));
            var question = new RequestKey("e", "a", "https://hosted.example", ServiceEndpoint.PRONUNCIATION);
            window.services
                    .library
                    .ledger()
                    .openEntry(new CallCharge(question, Instant.now(), 2_300, 1_800, "3반"), Long.MAX_VALUE);
            WindowRobot.run(() -> practice.settings().set(Setting.MONTHLY_BUDGET, 4_000L));
            WindowRobot.await(
                    "what was called before", () -> label(window, "#go-queue").equals(queueAndCosts));
            WindowRobot.await("what it cost", () -> isShown(window, "#spending"));
        }
    }

    /// With a hosted service, voices need leave; where to give it has no class in it.
    @ParameterizedTest
    @CsvSource({"en, " + SCHOOL_EN + ", parent", "ko, '" + SCHOOL_KO + "', 부모님"})
    void whereAVoiceMayBeSentIsSaidWithoutAClass(String language, String schoolWords, String whoDecides) {
        Pattern school = Pattern.compile(schoolWords);
        try (PracticeWindow window = new PracticeWindow(folder)) {
            ServiceGraph practice = window.services.practice;
            WindowRobot.run(() -> practice.settings().set(Setting.ROLE, UserRole.LEARNER));
            window.speak(language);
            window.choose(8);
            window.services.embedded.refusal.set(
                    Optional.of(CallFailure.of(CallFailure.FailureKind.NO_CONSENT, "test")));
            window.record();
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("what to do", () -> isShown(window, "#judge-again"));
            List<String> found = new ArrayList<>(schoolWords("refused", window, school));
            WindowRobot.run(() -> {
                practice.settings().set(Setting.HOSTED_ADDRESS, "https://hosted.example");
                practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            });
            window.openSettings();
            WindowRobot.await("whose voice", () -> isShown(window, "#sending-about"));
            assertThat(WindowRobot.call(() -> ((Labeled) window.scene().lookup("#sending-about")).getText()))
                    .contains(whoDecides);
            found.addAll(schoolWords("hosted", window, school));
            found.removeIf(shown -> shown.contains("Scoring queue and costs") || shown.contains("채점 대기와 비용"));
            assertThat(found).isEmpty();
        }
    }

    /// A hand-in is for a class; that of a learner's own homework is no reason to show one.
    @ParameterizedTest
    @CsvSource({"en, cannot be opened here", "ko, 여기서 열 수 없어요"})
    void aHandInOpensNoClass(String language, String refusal) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.ROLE, UserRole.LEARNER));
            window.speak(language);
            WindowRobot.run(() -> window.window.open(folder.resolve("mina.saywell-homework")));
            WindowRobot.await("why not", () -> window.shows(refusal));
            assertThat(window.shows("class")).isFalse();
            assertThat(window.shows("학급")).isFalse();
            assertThat(WindowRobot.call(() -> window.scene().lookup("#record").isVisible()))
                    .isTrue();
        }
    }

    private static void look(PracticeWindow window, String screen, Pattern school, List<String> found) {
        if (screen.equals("SETTINGS")) {
            window.openSettings();
        } else {
            WindowRobot.run(() -> window.window.navigateTo(screen));
            WindowRobot.await(
                    "the whole screen " + screen,
                    () -> FrameTurns.of(window.scene()).isIdle()
                            && shown(window.scene().getRoot()).size() > MORE_THAN_THE_BARS);
        }
        found.addAll(schoolWords(screen, window, school));
    }

    private static List<String> schoolWords(String where, PracticeWindow window, Pattern school) {
        return WindowRobot.call(() -> shown(window.scene().getRoot())).stream()
                .filter(text -> !ABOUT_SOMETHING_ELSE.matcher(text).find())
                .filter(text -> school.matcher(text).find())
                .map(text -> where + ": " + text)
                .toList();
    }

    private static String label(PracticeWindow window, String selector) {
        return WindowRobot.call(() -> ((Button) window.scene().lookup(selector)).getText());
    }

    private static boolean isShown(PracticeWindow window, String selector) {
        return WindowRobot.call(() -> {
            Node node = window.scene().lookup(selector);
            return node != null && NodeFactory.isVisibleInTree(node);
        });
    }

    /// All that can be seen, and what a screen reader, a tooltip or a menu says.
    private static List<String> shown(Parent root) {
        List<String> texts = new ArrayList<>();
        for (Node node : root.getChildrenUnmodifiable()) {
            if (!NodeFactory.isVisibleInTree(node)) {
                continue;
            }
            if (node instanceof Text text) {
                texts.add(text.getText());
            }
            if (node instanceof Labeled labeled && labeled.getText() != null) {
                texts.add(labeled.getText());
            }
            if (node.getAccessibleText() != null) {
                texts.add(node.getAccessibleText());
            }
            if (node instanceof Control control && control.getTooltip() != null) {
                texts.add(control.getTooltip().getText());
            }
            if (node instanceof MenuButton menu) {
                menu.getItems().stream()
                        .filter(MenuItem::isVisible)
                        .map(MenuItem::getText)
                        .filter(text -> text != null)
                        .forEach(texts::add);
            }
            if (node instanceof Parent parent) {
                texts.addAll(shown(parent));
            }
        }
        return texts;
    }
}
