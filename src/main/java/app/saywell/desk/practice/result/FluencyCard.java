package app.saywell.desk.practice.result;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScaleBar;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.takes.fluency.FlowLevel;
import app.saywell.desk.takes.fluency.FluencyAdvice;
import app.saywell.desk.takes.fluency.FluencyMeasure;
import app.saywell.desk.takes.fluency.Hesitations;
import app.saywell.desk.takes.fluency.SpeechManner;
import app.saywell.desk.takes.fluency.UsualRange;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.PitchMovement;
import app.saywell.speech.Word;
import java.util.ArrayList;
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
    private final Optional<Hesitations> hesitations;
    private final List<Word> words;
    private final String sentence;
    private final LocalizedTexts texts;

    /// @param hesitations fillers and restarts; empty where the take was not written down
    /// @param words of the take, as the pauses count them
    /// @param sentence as it is written
    FluencyCard(
            FluencyReport report,
            Optional<Hesitations> hesitations,
            List<Word> words,
            String sentence,
            LocalizedTexts texts) {
        super(8);
        this.report = report;
        this.hesitations = hesitations;
        this.words = words;
        this.sentence = sentence;
        this.texts = texts;
        setId("fluency-card");
        getStyleClass().add("card");
        ToggleButton more = new ToggleButton(texts.get("practice.fluency.more"));
        more.getStyleClass().setAll("toggle-button", "link");
        more.setId("fluency-more");
        VBox measures = measures();
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
                        figures());
        SpeechManner.of(report).forEach(manner -> getChildren().add(manner(manner)));
        getChildren().add(advice);
        listText().ifPresent(text -> {
            Label list = NodeFactory.wrapped(NodeFactory.label(text, "small"));
            list.setId("fluency-list");
            getChildren().add(list);
        });
        getChildren().add(measures);
    }

    /// What keeps the figures from saying much.
    private VBox manner(SpeechManner manner) {
        String key = EnumKey.of(manner);
        VBox box = NodeFactory.column(
                0, NodeFactory.wrapped(NodeFactory.label(texts.get("practice.fluency.manner." + key), "small")));
        box.getStyleClass().addAll("notice", "told");
        box.setId("fluency-" + key);
        return box;
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

    /// Where the voice goes on the items of a list before the last one; empty where the sentence has none, or nothing
    /// is clear.
    private Optional<String> listText() {
        List<String> items = new ArrayList<>();
        boolean isEachRising = true;
        for (FluencyReport.ListItem item : report.listItems()) {
            Double movement = item.movement();
            if (movement != null && item.word() < words.size()) {
                PitchMovement way = PitchMovement.of(movement);
                isEachRising &= way == PitchMovement.RISE;
                items.add(texts.get(
                        "practice.fluency.list." + EnumKey.of(way),
                        words.get(item.word()).word()));
            }
        }
        String key = isEachRising ? "practice.fluency.list.right" : "practice.fluency.list.try";
        return items.isEmpty() ? Optional.empty() : Optional.of(texts.get(key, String.join(", ", items)));
    }

    private VBox measures() {
        VBox lines = NodeFactory.column(4);
        lines.setId("fluency-measures");
        FlowLevel level = FlowLevel.of(report.fluency());
        lines.getChildren()
                .add(NodeFactory.wrapped(
                        NodeFactory.label(texts.get("practice.fluency.level." + EnumKey.of(level)), "small", "soft")));
        for (FluencyMeasure measure : FluencyMeasure.values()) {
            measure.in(report, hesitations).ifPresent(value -> add(lines, measure, value, level));
        }
        return lines;
    }

    private void add(VBox lines, FluencyMeasure measure, double value, FlowLevel level) {
        String said = inWords(measure, value);
        String usual = texts.get(
                "practice.fluency.usual",
                range(measure, measure.ofLearners(level)),
                range(measure, measure.ofNatives()));
        String line = measure.isComparable(sentence) ? texts.get("practice.fluency.line", said, usual) : said;
        lines.getChildren().add(NodeFactory.wrapped(NodeFactory.label(line, "small")));
    }

    private String inWords(FluencyMeasure measure, double value) {
        String key = "practice.fluency.measure." + EnumKey.of(measure);
        return switch (measure) {
            case FILLERS -> texts.get(key, value, named(hesitations.map(Hesitations::fillers)));
            case RESTARTS -> texts.get(key, value, named(hesitations.map(Hesitations::restarts)));
            case FINAL_MOVEMENT -> texts.get("practice.fluency.end." + EnumKey.of(PitchMovement.of(value)));
            case SPEECH_RATE, ARTICULATION_RATE, LENGTH_OF_RUN, PAUSES_INSIDE, PAUSES_AT_BORDERS, RHYTHM, PITCH_RANGE ->
                texts.get(key, value);
        };
    }

    private static String named(Optional<List<String>> said) {
        return said.filter(list -> !list.isEmpty())
                .map(list -> ": " + String.join(", ", list))
                .orElse("");
    }

    private String range(FluencyMeasure measure, UsualRange range) {
        if (measure == FluencyMeasure.FINAL_MOVEMENT) {
            return texts.get("practice.fluency.range.end", way(range.low()), way(range.high()));
        }
        return range.low() == range.high()
                ? texts.get("practice.fluency.range.one", range.low())
                : texts.get("practice.fluency.range", range.low(), range.high());
    }

    private String way(double semitones) {
        PitchMovement way = PitchMovement.of(semitones);
        return texts.get("practice.fluency.way." + EnumKey.of(way), Math.abs(semitones));
    }
}
