package app.saywell.desk.practice.result;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.practice.PracticeView;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.HeardWordStress;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpokenWords;
import app.saywell.speech.Word;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(180)
class StressNotesTest {
    private static final Word PHOTOGRAPHER = SpokenWords.word("photographer", false, true, false, false);
    private static final Word RECORD = SpokenWords.word("record", false, true);
    private static final List<SpeechComponent> WORDS = List.of(PHOTOGRAPHER, SpokenWords.word("can", true), RECORD);

    private final List<String> played = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, LIGHT, 'You said “A0a1a2a3”; usual is “a0A1a2a3”.'",
        "KOREAN, DARK, '‘A0a1a2a3’처럼 들렸어요. 보통은 ‘a0A1a2a3’라고 해요.'"
    })
    void tellsWhichSyllableWasStressedInsteadAndPlaysBoth(InterfaceLanguage language, Theme theme, String told)
            throws IOException {
        Optional<StressNotes> made = notes(language, new HeardWordStress(0, 1, 0), new HeardWordStress(2, 1, 1));
        Scene scene = WindowRobot.call(() -> {
            VBox card = new VBox(made.orElseThrow());
            card.getStyleClass().addAll("card", "advice");
            Scene shown = new Scene(new VBox(card), 400, 200);
            new Appearance(theme, 100).applyTo(shown, List.of(PracticeView.STYLES));
            shown.getRoot().applyCss();
            shown.getRoot().layout();
            return shown;
        });
        assertThat(WindowRobot.call(() -> scene.getRoot().lookupAll(".label").stream()
                        .map(label -> ((Label) label).getText())
                        .toList()))
                .contains(told)
                .noneMatch(line -> line.contains("A1") && line.contains("record"));
        WindowRobot.run(() -> scene.getRoot().lookupAll(".button").forEach(button -> ((Button) button).fire()));
        assertThat(played).containsExactly("LEARNER 0.0 0.8", "MODEL 0.0 0.8");
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            Files.write(
                    Path.of(pictures, "stress-notes-" + theme + ".png"),
                    WindowRobot.call(() -> PngEncoder.encode(scene.snapshot(null))));
        }
    }

    @Test
    void saysNothingWhereTheStressWasUsualUnclearOrNotListenedFor() {
        assertThat(notes(InterfaceLanguage.ENGLISH)).isEmpty();
        assertThat(notes(InterfaceLanguage.ENGLISH, new HeardWordStress(0, 1, 1), new HeardWordStress(2, 0, null)))
                .isEmpty();
        assertThat(notes(InterfaceLanguage.ENGLISH, new HeardWordStress(7, 1, 0), new HeardWordStress(1, 1, 0)))
                .as("what doesn't fit the words")
                .isEmpty();
        PronunciationResult hosted = new PronunciationResult(WORDS, feedback());
        assertThat(WindowRobot.call(() ->
                        StressNotes.of(hosted, List.of(), actions(), new LocalizedTexts(InterfaceLanguage.ENGLISH))))
                .isEmpty();
    }

    private Optional<StressNotes> notes(InterfaceLanguage language, HeardWordStress... heard) {
        FluencyReport report =
                new FluencyReport(9, 9, 3, 3, 5, List.of(), null, null, null, Arrays.asList(heard), List.of());
        PronunciationResult result = new PronunciationResult(WORDS, feedback(), report);
        return WindowRobot.call(() -> StressNotes.of(result, result.words(), actions(), new LocalizedTexts(language)));
    }

    private static PronunciationFeedback feedback() {
        return new PronunciationFeedback(new DimensionScore(100, ""), null, null, null);
    }

    /// Remembers what was played.
    private PracticeActions actions() {
        return (PracticeActions) Proxy.newProxyInstance(
                PracticeActions.class.getClassLoader(),
                new Class<?>[] {PracticeActions.class},
                (proxy, method, arguments) -> remember(arguments));
    }

    private @Nullable Object remember(@Nullable Object @Nullable [] arguments) {
        if (arguments != null && arguments.length == 3 && arguments[0] instanceof VoiceSide side) {
            played.add(side + " " + arguments[1] + " " + arguments[2]);
        }
        return null;
    }
}
