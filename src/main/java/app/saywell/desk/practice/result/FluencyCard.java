package app.saywell.desk.practice.result;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScaleBar;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.takes.fluency.FluencyAdvice;
import app.saywell.desk.takes.fluency.FluencyMeasure;
import app.saywell.desk.takes.fluency.Hesitations;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.PausePlace;
import app.saywell.speech.SpeakingTime;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// How fluently the take was said: two figures, one thing to try, and on demand the measures with
/// what is usual.
final class FluencyCard extends VBox {
    private static final double BEST = 10;
    private static final double BAR_WIDTH = 90;

    private final FluencyReport report;
    private final Hesitations hesitations;
    private final List<Word> words;
    private final LocalizedTexts texts;

    /// @param hesitations fillers and restarts, as far as the take was written down
    /// @param words of the take, as the pauses count them
    /// @param modelWords the words of the model reading; empty without one
    FluencyCard(
            FluencyReport report,
            Hesitations hesitations,
            List<Word> words,
            List<Word> modelWords,
            LocalizedTexts texts) {
        super(8);
        this.report = report;
        this.hesitations = hesitations;
        this.words = words;
        this.texts = texts;
        setId("fluency-card");
        getStyleClass().add("card");
        ToggleButton more = new ToggleButton(texts.get("practice.fluency.more"));
        more.getStyleClass().setAll("toggle-button", "link");
        more.setId("fluency-more");
        VBox measures = measures(modelWords);
        NodeFactory.showWhen(measures, more.selectedProperty());
        Label advice = NodeFactory.wrapped(NodeFactory.label(adviceText(), "small"));
        advice.setId("fluency-advice");
        getChildren()
                .addAll(
                        NodeFactory.row(
                                8,
                                NodeFactory.label(texts.get("practice.fluency"), "caption"),
                                NodeFactory.spacer(),
                                more),
                        figures(),
                        advice,
                        measures);
    }

    private GridPane figures() {
        GridPane grid = new GridPane(12, 6);
        ColumnConstraints bars = new ColumnConstraints(40, BAR_WIDTH, BAR_WIDTH);
        bars.setHgrow(Priority.ALWAYS);
        ColumnConstraints numbers = new ColumnConstraints();
        numbers.setHalignment(HPos.RIGHT);
        numbers.setHgrow(Priority.SOMETIMES);
        grid.getColumnConstraints().setAll(new ColumnConstraints(), bars, numbers);
        addFigure(grid, 0, "practice.fluency.flow", report.fluency());
        addFigure(grid, 1, "practice.fluency.melody", report.prosody());
        return grid;
    }

    private void addFigure(GridPane grid, int row, String key, double score) {
        Label name = NodeFactory.label(texts.get(key), "small");
        Label number = NodeFactory.label(texts.get("practice.of", score, BEST), "small", "soft");
        name.setMinWidth(USE_PREF_SIZE);
        number.setMinWidth(USE_PREF_SIZE);
        grid.addRow(row, name, new ScaleBar(score / BEST), number);
    }

    private String adviceText() {
        FluencyAdvice advice = FluencyAdvice.of(report);
        String key = "practice.fluency.try." + EnumKey.of(advice.kind());
        return advice.pause()
                .filter(pause -> pause.afterWord() + 1 < words.size())
                .map(pause -> texts.get(
                        key,
                        words.get(pause.afterWord()).word(),
                        words.get(pause.afterWord() + 1).word(),
                        pause.seconds()))
                .orElseGet(() -> texts.get(key));
    }

    private VBox measures(List<Word> modelWords) {
        VBox lines = NodeFactory.column(4);
        lines.setId("fluency-measures");
        syllableRate(words)
                .ifPresent(own -> add(
                        lines,
                        syllableRate(modelWords)
                                .map(model -> texts.get("practice.fluency.pace.model", own, model))
                                .orElseGet(() -> texts.get("practice.fluency.pace", own)),
                        FluencyMeasure.ARTICULATION_RATE));
        add(lines, texts.get("practice.fluency.run", report.meanLengthOfRun()), FluencyMeasure.LENGTH_OF_RUN);
        add(
                lines,
                texts.get(
                        "practice.fluency.pauses",
                        report.pausesAt(PausePlace.INSIDE_PHRASE),
                        report.pausesAt(PausePlace.PHRASE_BORDER)));
        addHesitations(lines);
        FluencyMeasure.RHYTHM
                .in(report)
                .ifPresent(rhythm -> add(lines, texts.get("practice.fluency.rhythm", rhythm), FluencyMeasure.RHYTHM));
        FluencyMeasure.PITCH_RANGE
                .in(report)
                .ifPresent(range -> add(lines, texts.get("practice.fluency.range", range), FluencyMeasure.PITCH_RANGE));
        Double movement = report.finalMovement();
        if (movement != null) {
            String ending = movement >= FluencyReport.MIN_MOVEMENT
                    ? "rise"
                    : movement <= -FluencyReport.MIN_MOVEMENT ? "fall" : "level";
            add(lines, texts.get("practice.fluency.end." + ending));
        }
        return lines;
    }

    /// Syllables a second of speaking time, as speed is compared; empty without words.
    private static Optional<Double> syllableRate(List<Word> words) {
        double seconds = SpeakingTime.of(words);
        int syllables = words.stream().mapToInt(word -> word.syllables().size()).sum();
        return seconds > 0 && syllables > 0 ? Optional.of(syllables / seconds) : Optional.empty();
    }

    private void addHesitations(VBox lines) {
        if (!hesitations.fillers().isEmpty()) {
            add(
                    lines,
                    texts.get(
                            "practice.fluency.fillers",
                            hesitations.fillers().size(),
                            String.join(", ", hesitations.fillers())));
        }
        if (!hesitations.restarts().isEmpty()) {
            add(
                    lines,
                    texts.get(
                            "practice.fluency.restarts",
                            hesitations.restarts().size(),
                            String.join(", ", hesitations.restarts())));
        }
    }

    private void add(VBox lines, String line, FluencyMeasure measure) {
        add(
                lines,
                texts.get(
                        "practice.fluency.line",
                        line,
                        texts.get(
                                "practice.fluency.usual",
                                measure.usualLow(),
                                measure.usualHigh(),
                                measure.learnerLow(),
                                measure.learnerHigh())));
    }

    private static void add(VBox lines, String line) {
        lines.getChildren().add(NodeFactory.wrapped(NodeFactory.label(line, "small")));
    }
}
