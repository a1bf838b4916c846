package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.progress.ClassGrowth;
import app.saywell.desk.classes.progress.GrowthLine;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.RowWindow;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A line for each learner over all lessons: what was gained and how sure that is.
final class GrowthPane extends VBox {
    private static final double NAME_WIDTH = 150;
    private static final int ROWS_THAT_ARE_ALL_THERE = 60;
    private static final int ROWS_IN_A_FRAME = 6;
    private static final double DAYS_OF_WEEK = 7;

    private final GrowthViewModel viewModel;
    private final LocalizedTexts texts;
    private final LearnerNames names;

    GrowthPane(GrowthViewModel viewModel, LocalizedTexts texts, LearnerNames names) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        this.names = names;
        setId("growth");
        setMaxWidth(1000);
        viewModel.growth().subscribe(any -> show());
        viewModel.isReading().subscribe(any -> show());
        texts.language().subscribe(any -> show());
        names.hidden().subscribe((was, is) -> show());
    }

    private void show() {
        List<LearnerGrowth> learners = viewModel.learners();
        if (!learners.isEmpty()) {
            getChildren().setAll(rows(learners));
        } else if (viewModel.isReading().get()) {
            ProgressBar bar = new ProgressBar();
            bar.setMaxWidth(Double.MAX_VALUE);
            getChildren().setAll(NodeFactory.label(texts.get("classroom.progress.reading"), "soft"), bar);
        } else {
            getChildren().setAll(NodeFactory.label(texts.get("classroom.growth.none"), "soft"));
        }
    }

    private List<Node> rows(List<LearnerGrowth> learners) {
        ClassGrowth growth = viewModel.growth().get();
        GrowthFrame frame = GrowthFrame.of(growth);
        RowWindow rows = new RowWindow(12, ROWS_THAT_ARE_ALL_THERE, ROWS_IN_A_FRAME);
        rows.show(learners.size(), row -> row(learners.get(row), frame));
        Label summary = NodeFactory.wrapped(NodeFactory.label(summary(growth, learners), "strong"));
        summary.setId("growth-summary");
        return List.of(
                summary,
                NodeFactory.wrapped(NodeFactory.label(explanation(growth, frame), "caption")),
                NodeFactory.separatorLine(),
                rows);
    }

    /// The class, if it has a line of its own, and how many learners there are of each verdict.
    private String summary(ClassGrowth growth, List<LearnerGrowth> learners) {
        Map<GrowthLine.GrowthVerdict, Long> counts = learners.stream()
                .collect(Collectors.groupingBy(learner -> learner.line().verdict(), Collectors.counting()));
        Stream<String> ofClass = growth.ofClass().stream()
                .map(line -> texts.get("classroom.progress.class") + ": " + verdictText(line, ClassGrowth.Basis.OWN));
        Stream<String> ofLearners = Stream.of(GrowthLine.GrowthVerdict.values())
                .filter(counts::containsKey)
                .map(verdict -> texts.get(
                        key("classroom.growth.count.", growth.basis(), verdict), counts.getOrDefault(verdict, 0L)));
        return Stream.concat(ofClass, ofLearners).collect(Collectors.joining(" · "));
    }

    private String explanation(ClassGrowth growth, GrowthFrame frame) {
        Stream<String> basis = Stream.of(
                texts.get("classroom.growth.why"),
                texts.get("classroom.growth.basis." + growth.basis().name().toLowerCase(Locale.ROOT)),
                texts.get("classroom.growth.period", date(frame.firstWeek()), date(frame.firstWeek() + frame.weeks())));
        Stream<String> leftOut = growth.leftOut() > 0
                ? Stream.of(texts.get("classroom.growth.left-out", growth.leftOut()))
                : Stream.empty();
        return Stream.concat(basis, leftOut).collect(Collectors.joining(" "));
    }

    private String date(double week) {
        return LocalDate.ofEpochDay(Math.round(week * DAYS_OF_WEEK))
                .format(DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                        .withLocale(texts.language().get().locale()));
    }

    private Node row(LearnerGrowth growth, GrowthFrame frame) {
        GrowthLine line = growth.line();
        Label name = NodeFactory.label(names.of(growth.learner(), "  "));
        name.setMinWidth(NAME_WIDTH);
        name.setMaxWidth(NAME_WIDTH);
        Label verdict = NodeFactory.wrapped(
                NodeFactory.label(verdictText(line, viewModel.growth().get().basis()), "strong"));
        Label facts = NodeFactory.wrapped(NodeFactory.label(
                texts.get("classroom.growth.facts", line.sentenceDays(), Math.round(line.weeks())), "caption"));
        VBox words = NodeFactory.column(2, verdict, facts);
        HBox.setHgrow(words, Priority.ALWAYS);
        GrowthChart chart = new GrowthChart(line, frame);
        chart.setAccessibleText(verdict.getText() + " " + facts.getText());
        Button open = NodeFactory.button(
                texts.binding("classroom.growth.open"), () -> viewModel.open(growth.learner()), "chip");
        open.setId("growth-open-" + growth.learner().id());
        open.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = NodeFactory.row(16, name, words, chart, open);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private String verdictText(GrowthLine line, ClassGrowth.Basis basis) {
        return texts.get(
                key("classroom.growth.", basis, line.verdict()),
                Math.round(Math.abs(line.change())),
                Math.max(1, Math.round(line.changeBand())));
    }

    private static String key(String prefix, ClassGrowth.Basis basis, GrowthLine.GrowthVerdict verdict) {
        return (prefix + basis + "." + verdict).toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
