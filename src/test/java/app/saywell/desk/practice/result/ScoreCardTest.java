package app.saywell.desk.practice.result;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// The parts of a score as a learner reads them.
class ScoreCardTest {
    private static final List<Word> WORDS = SyntheticReading.model().components().stream()
            .filter(Word.class::isInstance)
            .map(Word.class::cast)
            .toList();

    /// Of the scale from 50 to 70 only the share is shown: "66.7 (50–70)" beside "7 of 10" would not be understood.
    @ParameterizedTest
    @CsvSource({"ENGLISH, Pronunciation, of", "KOREAN, 발음, /"})
    void theScaleFromFiftyToSeventyIsShownAsAShare(InterfaceLanguage language, String part, String of) {
        List<String> shown = shown(SyntheticReading.learner().verdict(), new LocalizedTexts(language), false);
        assertThat(shown).contains(part, "84 %", "7 " + of + " 10", "6 " + of + " 10", "4.3 " + of + " 10");
        assertThat(shown).noneMatch(text -> text.contains("66.7") || text.contains("50") || text.contains("70"));
    }

    /// The words count as right as in all lists, and the figure of the service is explained where it counts otherwise.
    @ParameterizedTest
    @EnumSource(InterfaceLanguage.class)
    void theReasonsSayWhyAServiceCountsMoreWordsAsRight(InterfaceLanguage language) {
        LocalizedTexts texts = new LocalizedTexts(language);
        ExplainedResult served = SyntheticReading.learner().verdict();
        List<Word> words = served.pronunciationResult().words();
        long right = words.stream().filter(Word::isFaultless).count();
        long calledRight = words.size() - right;
        String count = texts.get("practice.why.words", right, words.size(), Word.CORRECT_THRESHOLD);
        String otherwise = texts.get("practice.why.called-right", calledRight);
        assertThat(shown(served, texts, true)).contains(count).doesNotContain(otherwise);

        ExplainedResult generous = served.withResult(new PronunciationResult(
                words.stream().<SpeechComponent>map(ScoreCardTest::calledRight).toList(),
                served.pronunciationResult().feedback()));
        assertThat(shown(generous, texts, true)).contains(count, otherwise);
    }

    /// The word of a service that does not look at its sounds.
    private static Word calledRight(Word word) {
        return new Word(
                word.word(),
                word.start(),
                word.end(),
                95,
                true,
                word.stressed(),
                null,
                word.syllables(),
                word.phonemes());
    }

    private static List<String> shown(ExplainedResult result, LocalizedTexts texts, boolean withReasons) {
        Scene scene = WindowRobot.call(() -> new Scene(new ScoreCard(result, Optional.empty(), WORDS, texts)));
        Stage stage = WindowRobot.show(scene);
        try {
            return WindowRobot.call(() -> {
                ((ToggleButton) scene.lookup("#why")).setSelected(withReasons);
                return scene.getRoot().lookupAll(".label").stream()
                        .filter(NodeFactory::isVisibleInTree)
                        .map(Labeled.class::cast)
                        .map(Labeled::getText)
                        .toList();
            });
        } finally {
            WindowRobot.run(stage::close);
        }
    }

    @ParameterizedTest
    @CsvSource({"ENGLISH, The model says", "KOREAN, 모범 음성은"})
    void thePaceThatTheModelAsksForIsTold(InterfaceLanguage language, String begin) {
        List<String> shown = WindowRobot.call(() -> labels(WORDS, language));
        // Six syllables in the speaking time of each: 1.44 s of the model, 1.82 s of the take.
        assertThat(shown).anyMatch(text -> text.startsWith(begin) && text.contains("4.2") && text.contains("3.3"));
        assertThat(WindowRobot.call(() -> labels(List.of(), language))).noneMatch(text -> text.startsWith(begin));
    }

    private static List<String> labels(List<Word> modelWords, InterfaceLanguage language) {
        Scene scene = new Scene(new ScoreCard(
                SyntheticReading.learner().verdict(), Optional.empty(), modelWords, new LocalizedTexts(language)));
        scene.getRoot().applyCss();
        return scene.getRoot().lookupAll(".label").stream()
                .map(label -> ((Labeled) label).getText())
                .toList();
    }
}
