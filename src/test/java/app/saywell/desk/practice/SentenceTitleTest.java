package app.saywell.desk.practice;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.lessons.passage.TextWords.WordSpan;
import app.saywell.desk.practice.state.ForeseenSound;
import app.saywell.desk.practice.state.SentenceDetail.TitleWord;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.window.WindowRobot;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Words that get their colours while they are spoken stay where they are.
@Timeout(180)
class SentenceTitleTest {
    private static final List<TitleWord> THINK = words("I", "think", "so");
    private static final Map<Integer, ForeseenSound> MIND =
            Map.of(1, new ForeseenSound(1, "think", "θ", Optional.of("s")));

    private final SentenceTitle title =
            WindowRobot.call(() -> new SentenceTitle(new LocalizedTexts(InterfaceLanguage.ENGLISH)));
    private final Scene scene = WindowRobot.call(() -> {
        Scene made = new Scene(title, 400, 300);
        new Appearance(Theme.LIGHT, 100).applyTo(made, List.of(PracticeView.STYLES));
        return made;
    });

    @Test
    void aSignKeepsItsPlaceWhenItsWordGetsItsColour() {
        WindowRobot.run(() -> title.show(THINK, MIND, number -> {}));
        Node sign = scene.lookup(".foreseen-sign");
        List<Bounds> before = places();
        assertThat(before).as("laid out").hasSize(3).doesNotHaveDuplicates();
        WindowRobot.run(() -> title.recolour(List.of(ScoreLevel.GOOD, ScoreLevel.WEAK)));
        assertThat(levels()).containsExactly("level-good", "level-work", "level-missing");
        assertThat(lines()).containsExactly("level-good", "level-work", "level-missing");
        assertThat(sign.isVisible()).isFalse();
        assertThat(places()).isEqualTo(before);
        WindowRobot.run(() -> title.recolour(List.of(ScoreLevel.GOOD)));
        assertThat(lines()).containsExactly("level-good", "foreseen-line", "level-missing");
        assertThat(sign.isVisible()).isTrue();
    }

    @Test
    void theColoursOfTheTakeBeforeGoWithoutMovingAnything() {
        WindowRobot.run(() -> title.show(
                List.of(
                        new TitleWord("I", ScoreLevel.GOOD, WordSpan.NONE),
                        new TitleWord("think", ScoreLevel.WEAK, WordSpan.NONE)),
                MIND,
                number -> {}));
        List<Bounds> before = places();
        WindowRobot.run(() -> title.recolour(List.of()));
        assertThat(levels()).containsOnly("level-missing");
        assertThat(lines()).containsOnly("level-missing");
        assertThat(places()).isEqualTo(before);
    }

    @Test
    void aPassageStaysWhereItWasScrolledTo() {
        List<TitleWord> passage = Collections.nCopies(200, new TitleWord("morning", ScoreLevel.MISSING, WordSpan.NONE));
        WindowRobot.run(() -> title.show(passage, Map.of(), number -> {}));
        places();
        ScrollPane scrolled = (ScrollPane) scene.lookup(".scroll-pane");
        WindowRobot.run(() -> scrolled.setVvalue(0.7));
        places();
        WindowRobot.run(() -> title.recolour(List.of(ScoreLevel.GOOD)));
        places();
        assertThat(scene.lookup(".scroll-pane")).isSameAs(scrolled);
        assertThat(scrolled.getVvalue()).isEqualTo(0.7);
        WindowRobot.run(() -> title.show(
                Collections.nCopies(200, new TitleWord("morning", ScoreLevel.GOOD, WordSpan.NONE)),
                Map.of(),
                number -> {}));
        places();
        assertThat(scene.lookup(".scroll-pane")).as("with the result").isSameAs(scrolled);
        assertThat(scrolled.getVvalue()).isEqualTo(0.7);
        WindowRobot.run(() -> title.show(words("Good", "night"), Map.of(), number -> {}));
        assertThat(scene.lookup(".scroll-pane")).isNull();
    }

    private static List<TitleWord> words(String... words) {
        return List.of(words).stream()
                .map(word -> new TitleWord(word, ScoreLevel.MISSING, WordSpan.NONE))
                .toList();
    }

    /// Where each word is, laid out.
    private List<Bounds> places() {
        return WindowRobot.call(() -> {
            title.applyCss();
            title.layout();
            return title.lookupAll(".sentence-box").stream()
                    .map(box -> box.localToScene(box.getLayoutBounds()))
                    .toList();
        });
    }

    private List<String> levels() {
        return lastClasses(".sentence-word");
    }

    private List<String> lines() {
        return lastClasses(".level-line");
    }

    private List<String> lastClasses(String selector) {
        return WindowRobot.call(() -> title.lookupAll(selector).stream()
                .map(node -> node.getStyleClass().getLast())
                .toList());
    }
}
