package app.saywell.desk.practice.result;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.practice.PracticeView;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.desk.takes.fluency.FlowLevel;
import app.saywell.desk.takes.fluency.FluencyMeasure;
import app.saywell.desk.takes.fluency.Hesitations;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.ListItem;
import app.saywell.speech.SpokenWords;
import app.saywell.speech.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What is said about how fluently a take was read.
@Timeout(180)
class FluencyCardTest {
    private static final String SENTENCE = "I like apples, pears and plums.";
    private static final List<Word> WORDS = Stream.of("I", "like", "apples", "pears", "and", "plums")
            .map(word -> SpokenWords.word(word, true))
            .toList();

    @ParameterizedTest
    @EnumSource(InterfaceLanguage.class)
    void eachMeasureStandsWithWhatIsUsualForTheLevelAndForNatives(InterfaceLanguage language) {
        List<String> shown = shown(report(6.6, 2.9, 8.0, -4.0), SENTENCE, language);
        LocalizedTexts texts = new LocalizedTexts(language);
        for (FluencyMeasure measure : FluencyMeasure.values()) {
            String natives =
                    range(texts, measure.ofNatives().low(), measure.ofNatives().high());
            if (measure != FluencyMeasure.FINAL_MOVEMENT) {
                String learners = range(
                        texts,
                        measure.ofLearners(FlowLevel.SIX_AND_SEVEN).low(),
                        measure.ofLearners(FlowLevel.SIX_AND_SEVEN).high());
                assertThat(shown)
                        .as("%s", measure)
                        .anyMatch(line ->
                                line.endsWith("(" + texts.get("practice.fluency.usual", learners, natives) + ")"));
            }
        }
        assertThat(shown).contains(texts.get("practice.fluency.level.six-and-seven"));
        assertThat(shown).anyMatch(line -> line.startsWith(texts.get("practice.fluency.end.fall") + " ("));
    }

    @Test
    void whatIsUsualAtTheEndOfStatementsIsNotToldOfAQuestion() {
        assertThat(shown(report(6.6, 2.9, 8.0, 4.0), "Do you like apples?", InterfaceLanguage.ENGLISH))
                .contains("At the end your voice rises, as in a question.");
    }

    @Test
    void fillersAndRestartsAreToldOnlyOfWhatWasWrittenDown() {
        FluencyReport report = report(6.6, 2.9, 8.0, -4.0);
        assertThat(labels(report, Optional.empty(), SENTENCE, InterfaceLanguage.ENGLISH))
                .noneMatch(line -> line.startsWith("Fillers"));
        Hesitations said = new Hesitations(List.of("um", "uh"), List.of());
        assertThat(labels(report, Optional.of(said), SENTENCE, InterfaceLanguage.ENGLISH))
                .anyMatch(line -> line.startsWith("Fillers: 2: um, uh ("))
                .anyMatch(line -> line.startsWith("Words said again or begun twice: 0 ("));
    }

    @Test
    void theMelodyOfAListIsTold() {
        assertThat(shown(list(2.0, -3.0), SENTENCE, InterfaceLanguage.ENGLISH))
                .contains(
                        "This is a list: your voice rises on “apples”, falls on “pears”. Try this: let it rise on each"
                                + " thing but the last, and fall on the last.");
        assertThat(shown(list(2.0, 2.5), SENTENCE, InterfaceLanguage.ENGLISH))
                .contains(
                        "This is a list: your voice rises on “apples”, rises on “pears”. That is how a list is said.");
        assertThat(shown(list(2.0, 0.0), SENTENCE, InterfaceLanguage.KOREAN))
                .anyMatch(line -> line.contains("‘apples’에서 올라가요, ‘pears’에서 그대로예요"));
        assertThat(shown(report(8, 4, 8.0, -4.0), SENTENCE, InterfaceLanguage.ENGLISH))
                .noneMatch(line -> line.startsWith("This is a list"));
    }

    @Test
    void whisperingAndSingingAreTold() {
        assertThat(shown(report(6, 3, null, null), SENTENCE, InterfaceLanguage.ENGLISH))
                .anyMatch(line -> line.startsWith("No voice was heard, only whispering."))
                .noneMatch(line -> line.contains("as in singing"));
        assertThat(shown(report(6, 1.5, 9.0, null), SENTENCE, InterfaceLanguage.KOREAN))
                .anyMatch(line -> line.startsWith("노래하듯"))
                .noneMatch(line -> line.contains("속삭임"));
    }

    @ParameterizedTest
    @EnumSource(InterfaceLanguage.class)
    void everyLineIsWithinACardOfTheNarrowestColumn(InterfaceLanguage language) throws IOException {
        Scene scene = WindowRobot.call(() -> {
            FluencyCard card = new FluencyCard(
                    list(2.0, -3.0), Optional.of(Hesitations.NONE), WORDS, SENTENCE, new LocalizedTexts(language));
            ((ToggleButton) card.lookup("#fluency-more")).fire();
            Scene made = new Scene(new VBox(card), 320, 900);
            new Appearance(language == InterfaceLanguage.KOREAN ? Theme.DARK : Theme.LIGHT, 100)
                    .applyTo(made, List.of(PracticeView.STYLES));
            made.getRoot().applyCss();
            made.getRoot().layout();
            return made;
        });
        List<Label> labels = WindowRobot.call(() -> scene.getRoot().lookupAll(".label").stream()
                .map(Label.class::cast)
                .filter(NodeFactory::isVisibleInTree)
                .toList());
        assertThat(labels).hasSizeGreaterThan(15).allSatisfy(label -> {
            assertThat(label.localToScene(label.getLayoutBounds()).getMaxX()).isLessThanOrEqualTo(320);
            assertThat(label.getHeight()).isGreaterThanOrEqualTo(label.prefHeight(label.getWidth()) - 1);
        });
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            Files.write(
                    Path.of(pictures, "fluency-card-" + language + ".png"),
                    WindowRobot.call(() -> PngEncoder.encode(scene.snapshot(null))));
        }
    }

    private static String range(LocalizedTexts texts, double low, double high) {
        return low == high
                ? texts.get("practice.fluency.range.one", low)
                : texts.get("practice.fluency.range", low, high);
    }

    private static FluencyReport list(double first, double second) {
        return new FluencyReport(
                8,
                8,
                3,
                4,
                6,
                List.of(),
                50.0,
                8.0,
                -3.0,
                List.of(),
                List.of(new ListItem(2, first), new ListItem(3, second)));
    }

    private static FluencyReport report(double fluency, double rate, Double range, Double end) {
        return new FluencyReport(fluency, 7, rate - 0.2, rate, 6, List.of(), 50.0, range, end, List.of(), List.of());
    }

    private static List<String> shown(FluencyReport report, String sentence, InterfaceLanguage language) {
        return labels(report, Optional.of(Hesitations.NONE), sentence, language);
    }

    private static List<String> labels(
            FluencyReport report, Optional<Hesitations> hesitations, String sentence, InterfaceLanguage language) {
        return WindowRobot.call(() -> {
            FluencyCard card = new FluencyCard(report, hesitations, WORDS, sentence, new LocalizedTexts(language));
            Scene scene = new Scene(card, 400, 600);
            scene.getRoot().applyCss();
            return card.lookupAll(".label").stream()
                    .map(label -> ((Label) label).getText())
                    .toList();
        });
    }
}
