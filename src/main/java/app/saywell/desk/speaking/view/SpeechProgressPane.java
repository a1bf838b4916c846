package app.saywell.desk.speaking.view;

import app.saywell.desk.classes.progress.WeeklyChange;
import app.saywell.desk.classes.progress.WeeklyChange.GrowthVerdict;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.speaking.MeasuredSpeech;
import app.saywell.desk.speaking.SpeechMeasure;
import app.saywell.desk.speaking.SpeechProgress;
import app.saywell.desk.speaking.SpeechProgress.SpeechPair;
import app.saywell.desk.speaking.paper.SpeechLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The first and the latest speech to the chosen task side by side, to be heard, with their figures and what may be
/// called a change.
final class SpeechProgressPane extends VBox {
    private final SpeechProgressViewModel viewModel;
    private final LocalizedTexts texts;

    SpeechProgressPane(SpeakingViewModel speaking, LocalizedTexts texts) {
        super(10);
        viewModel = speaking.progress();
        this.texts = texts;
        setId("speaking-progress");
        getStyleClass().add("card");
        viewModel.progress().subscribe(this::refresh);
        speaking.list().chosen().subscribe(this::refresh);
        speaking.phase().subscribe(this::refresh);
        texts.language().subscribe(this::refresh);
        NodeFactory.showWhen(
                this, speaking.phase().flatMap(phase -> viewModel.progress().flatMap(progress -> speaking.list()
                        .chosen()
                        .map(task -> phase instanceof SpeakingPhase.TaskChosen
                                && viewModel.pair().isPresent()))));
    }

    private void refresh() {
        List<Node> wanted = viewModel
                .pair()
                .map(pair -> content(pair, viewModel.progress().get()))
                .orElse(List.of());
        NodeFactory.rebuildKeepingFocus(this, () -> getChildren().setAll(wanted));
    }

    private List<Node> content(SpeechPair pair, SpeechProgress progress) {
        List<Node> content = new ArrayList<>();
        content.add(NodeFactory.label(texts.get("speaking.progress"), "caption"));
        content.add(soft(texts.get("speaking.progress.count", pair.count())));
        content.add(table(pair, progress));
        boolean isKnown = Stream.of(SpeechMeasure.values())
                .anyMatch(measure -> progress.verdict(measure) != GrowthVerdict.TOO_FEW);
        content.add(soft(texts.get(isKnown ? "speaking.progress.over" : "speaking.progress.too-few")));
        if (progress.leftOut() > 0) {
            content.add(soft(texts.get("speaking.progress.left-out", progress.leftOut())));
        }
        return content;
    }

    private GridPane table(SpeechPair pair, SpeechProgress progress) {
        GridPane table = new GridPane(16, 6);
        table.setId("speaking-progress-table");
        for (Priority grows : List.of(Priority.SOMETIMES, Priority.NEVER, Priority.NEVER, Priority.ALWAYS)) {
            ColumnConstraints column = new ColumnConstraints();
            column.setHgrow(grows);
            table.getColumnConstraints().add(column);
        }
        Locale language = texts.language().get().locale();
        String first = SpeechLines.day(pair.first().speech(), language);
        String latest = SpeechLines.day(pair.latest().speech(), language);
        if (first.equals(latest)) {
            first = SpeechLines.when(pair.first().speech(), language);
            latest = SpeechLines.when(pair.latest().speech(), language);
        }
        table.add(play("speaking-progress-first", texts.get("speaking.progress.first", first), pair.first()), 1, 0);
        table.add(play("speaking-progress-latest", texts.get("speaking.progress.latest", latest), pair.latest()), 2, 0);
        int row = 0;
        for (SpeechMeasure measure : SpeechMeasure.values()) {
            row++;
            table.add(
                    NodeFactory.wrapped(NodeFactory.label(texts.get("speaking.progress." + EnumKey.of(measure)))),
                    0,
                    row);
            table.add(figure(pair.first().figure(measure)), 1, row);
            table.add(figure(pair.latest().figure(measure)), 2, row);
            table.add(NodeFactory.wrapped(NodeFactory.label(change(measure, progress))), 3, row);
        }
        return table;
    }

    private Label figure(OptionalDouble value) {
        return NodeFactory.label(
                value.isPresent() ? texts.get("speaking.progress.figure", value.getAsDouble()) : "–", "strong");
    }

    private String change(SpeechMeasure measure, SpeechProgress progress) {
        GrowthVerdict verdict = progress.verdict(measure);
        if (verdict == GrowthVerdict.TOO_FEW) {
            return "";
        }
        WeeklyChange change = progress.change(measure);
        return texts.get(
                "speaking.progress." + EnumKey.of(verdict),
                Math.abs(change.change()),
                Math.max(1, Math.round(change.weeks())),
                change.band());
    }

    private Button play(String id, String name, MeasuredSpeech speech) {
        Button button = new Button(name, NodeFactory.icon("icon-play"));
        button.setId(id);
        button.getStyleClass().setAll("button", "chip");
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> viewModel.play(speech.speech()));
        return button;
    }

    private static Label soft(String text) {
        return NodeFactory.wrapped(NodeFactory.label(text, "small", "soft"));
    }
}
