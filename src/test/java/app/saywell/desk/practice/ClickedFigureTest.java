package app.saywell.desk.practice;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.lessons.passage.TextWords.WordSpan;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.practice.state.SentenceDetail.TitleWord;
import app.saywell.desk.shell.window.WindowRobot;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A figure of the title is played from the first to the last of the words that were judged for it.
@Timeout(240)
class ClickedFigureTest {
    private final List<List<Object>> played = new ArrayList<>();

    @Test
    void playsAllOfItsWords() {
        WindowRobot.run(() -> {
            var state =
                    PracticeImageRenderer.createState(SyntheticReading.learner().take(), Optional.empty());
            state.sentenceDetail()
                    .set(Optional.of(new SentenceDetail(
                            1,
                            "",
                            List.of(
                                    new TitleWord("at", ScoreLevel.GOOD, new WordSpan(0, 1)),
                                    new TitleWord("10.30", ScoreLevel.GOOD, new WordSpan(1, 3))),
                            List.of(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty())));
            var view = new PracticeView(
                    state,
                    actions(),
                    new LocalizedTexts(InterfaceLanguage.ENGLISH),
                    new KeyBindings(),
                    Optional::empty);
            new Scene(view.root(), 1366, 768);
            view.root().applyCss();
            List<Node> words = new ArrayList<>(view.root().lookupAll(".sentence-box"));
            assertThat(words).hasSize(2);
            Event.fireEvent(words.getLast(), click());
            var spoken = state.lanes()
                    .lane(VoiceSide.LEARNER)
                    .orElseThrow()
                    .tiers()
                    .words()
                    .intervals();
            assertThat(played)
                    .containsExactly(List.of(
                            VoiceSide.LEARNER,
                            spoken.get(1).soundStart(),
                            spoken.get(2).soundEnd()));
        });
    }

    private PracticeActions actions() {
        return (PracticeActions) Proxy.newProxyInstance(
                PracticeActions.class.getClassLoader(), new Class<?>[] {PracticeActions.class}, (_, method, given) -> {
                    if (method.getName().equals("play")) {
                        played.add(Arrays.asList(given));
                    }
                    return null;
                });
    }

    private static MouseEvent click() {
        return new MouseEvent(
                MouseEvent.MOUSE_CLICKED,
                0,
                0,
                0,
                0,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                true,
                false,
                true,
                null);
    }
}
