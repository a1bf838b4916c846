package app.saywell.desk.practice.result;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.shell.window.WindowRobot;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The parts of a score as a learner reads them.
class ScoreCardTest {
    /// Of the scale from 50 to 70 only the share is shown: "66.7 (50–70)" beside "7 of 10" would not be understood.
    @ParameterizedTest
    @CsvSource({"ENGLISH, Pronunciation, of", "KOREAN, 발음, /"})
    void theScaleFromFiftyToSeventyIsShownAsAShare(InterfaceLanguage language, String part, String of) {
        Scene scene = WindowRobot.call(() -> new Scene(
                new ScoreCard(SyntheticReading.learner().verdict(), Optional.empty(), new LocalizedTexts(language))));
        Stage stage = WindowRobot.show(scene);
        try {
            List<String> shown = WindowRobot.call(() -> scene.getRoot().lookupAll(".label").stream()
                    .filter(NodeFactory::isVisibleInTree)
                    .map(Labeled.class::cast)
                    .map(Labeled::getText)
                    .toList());
            assertThat(shown).contains(part, "84 %", "7 " + of + " 10", "6 " + of + " 10", "4.3 " + of + " 10");
            assertThat(shown).noneMatch(text -> text.contains("66.7") || text.contains("50") || text.contains("70"));
        } finally {
            WindowRobot.run(stage::close);
        }
    }
}
