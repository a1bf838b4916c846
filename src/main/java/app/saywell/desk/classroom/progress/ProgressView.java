package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.progress.MeasurementError;
import app.saywell.desk.classes.progress.ScoreHistory;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.SettledChoice;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.TakeScore;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The progress of one learner in a lesson: the first takes compared with the last ones, and
/// whether the difference is larger than the measurement error.
public final class ProgressView extends VBox {
    private static final double NAME_WIDTH = 150;
    private static final List<ScoreHistory.ScoreTrend> TRENDS = List.of(
            ScoreHistory.ScoreTrend.BETTER,
            ScoreHistory.ScoreTrend.STEADY,
            ScoreHistory.ScoreTrend.WORSE,
            ScoreHistory.ScoreTrend.TOO_EARLY);

    private final ProgressViewModel viewModel;
    private final LocalizedTexts texts;
    private final ComboBox<Learner> learnerChoice;
    private final SettledChoice<Learner> settledLearner;
    private final VBox rows = new VBox(12);
    private final BooleanProperty wholeClass = new SimpleBooleanProperty();

    /// Shows the histories of the view model.
    ///
    /// @param openSpeaking opens what a learner said freely
    public ProgressView(ProgressViewModel viewModel, LocalizedTexts texts, LongConsumer openSpeaking) {
        super(16);
        this.viewModel = viewModel;
        this.texts = texts;
        learnerChoice = SearchableChoice.create("progress-learner", this::nameOf);
        getStyleClass().add("middle");
        learnerChoice.accessibleTextProperty().bind(texts.binding("classroom.learner"));
        learnerChoice.promptTextProperty().bind(texts.binding("classroom.progress.choose"));
        settledLearner = SearchableChoice.onChosen(learnerChoice, learner -> {
            wholeClass.set(false);
            viewModel.growthViewModel().open(learner);
        });
        ToggleButton classButton = chip("progress-class", "classroom.progress.class");
        classButton.selectedProperty().bindBidirectional(wholeClass);
        wholeClass.subscribe(any -> showLearners());
        ToggleButton growthButton = chip("progress-growth", "classroom.growth.chip");
        BooleanProperty growth = viewModel.growthViewModel().shown();
        growthButton.selectedProperty().bindBidirectional(growth);
        ToggleButton speakingButton = chip("progress-speaking", "classroom.speaking.chip");
        BooleanProperty speaking = viewModel.spokenTasksViewModel().shown();
        speakingButton.selectedProperty().bindBidirectional(speaking);
        growth.subscribe(isShown -> speaking.set(speaking.get() && !isShown));
        speaking.subscribe(isShown -> growth.set(growth.get() && !isShown));
        classButton.disableProperty().bind(growth.or(speaking));
        learnerChoice.disableProperty().bind(speaking);
        FlowPane header = new FlowPane(
                14,
                8,
                NodeFactory.label(texts.binding("classroom.page.progress"), "page-title"),
                learnerChoice,
                classButton,
                growthButton,
                speakingButton);
        header.setAlignment(Pos.CENTER_LEFT);
        rows.getStyleClass().add("card");
        rows.setMaxWidth(900);
        VBox inLesson = NodeFactory.column(
                16, NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.progress.why"), "soft")), rows);
        GrowthPane growthPane = new GrowthPane(viewModel.growthViewModel(), texts, viewModel.names());
        growthPane.getStyleClass().add("card");
        SpokenTasksPane speakingPane =
                new SpokenTasksPane(viewModel.spokenTasksViewModel(), texts, viewModel.names(), openSpeaking);
        NodeFactory.showWhen(inLesson, growth.or(speaking).not());
        NodeFactory.showWhen(growthPane, growth);
        NodeFactory.showWhen(speakingPane, speaking);
        getChildren().addAll(header, inLesson, growthPane, speakingPane);
        viewModel.rosterViewModel().learners().subscribe(any -> showLearners());
        viewModel.rosterViewModel().selectedLearner().subscribe(learner -> {
            wholeClass.set(learner.isEmpty());
            showLearners();
        });
        viewModel.sentenceHistories().subscribe(any -> show());
        viewModel.classTrends().subscribe(any -> show());
        viewModel.isReading().subscribe(any -> {
            if (viewModel.classTrends().get().isEmpty()) {
                show();
            }
        });
        viewModel.names().hidden().subscribe((was, is) -> {
            settledLearner.show(List.of(), null); // the same learners under other names
            showLearners();
        });
        texts.language().addListener(change -> show());
    }

    private String nameOf(Learner learner) {
        return viewModel.names().of(learner, "  ");
    }

    private ToggleButton chip(String id, String key) {
        ToggleButton chip = new ToggleButton();
        chip.setId(id);
        chip.textProperty().bind(texts.binding(key));
        chip.getStyleClass().setAll("toggle-button", "chip");
        return chip;
    }

    private void showLearners() {
        Optional<Learner> shown = wholeClass.get()
                ? Optional.empty()
                : viewModel.rosterViewModel().selectedLearner().get();
        settledLearner.show(viewModel.rosterViewModel().learners().get(), shown.orElse(null));
        show();
    }

    private void show() {
        rows.getChildren().clear();
        if (wholeClass.get()) {
            showClass(viewModel.classTrends().get());
        } else if (viewModel.rosterViewModel().selectedLearner().get().isEmpty()) {
            rows.getChildren().add(NodeFactory.label(texts.get("classroom.progress.choose"), "soft"));
        } else if (viewModel.sentenceHistories().get().isEmpty()) {
            rows.getChildren().add(NodeFactory.label(texts.get("classroom.progress.none"), "soft"));
        } else {
            viewModel.sentenceHistories().get().forEach(sentenceHistory -> {
                if (!rows.getChildren().isEmpty()) {
                    rows.getChildren().add(NodeFactory.separatorLine());
                }
                rows.getChildren().add(sentenceRow(sentenceHistory));
            });
        }
    }

    private void showClass(List<LearnerTrend> trends) {
        if (trends.isEmpty() && viewModel.isReading().get()) {
            ProgressBar bar = new ProgressBar();
            bar.setId("progress-reading");
            bar.progressProperty().bind(viewModel.readShare());
            bar.setMaxWidth(Double.MAX_VALUE);
            rows.getChildren().addAll(NodeFactory.label(texts.get("classroom.progress.reading"), "soft"), bar);
            return;
        }
        if (trends.isEmpty()) {
            rows.getChildren().add(NodeFactory.label(texts.get("classroom.progress.none"), "soft"));
            return;
        }
        rows.getChildren().add(trendRow(texts.get("classroom.progress.class"), trends, "strong"));
        for (LearnerTrend trend : trends) {
            Learner learner = trend.learner();
            HBox row = trendRow(nameOf(learner), List.of(trend), "");
            Button openButton = NodeFactory.button(
                    texts.binding("classroom.learner.progress"),
                    () -> {
                        wholeClass.set(false);
                        viewModel.rosterViewModel().selectLearner(learner.id());
                    },
                    "chip");
            openButton.setMinWidth(Region.USE_PREF_SIZE);
            row.getChildren().add(openButton);
            rows.getChildren().addAll(NodeFactory.separatorLine(), row);
        }
    }

    /// How many sentences went up, stayed, went down, or have too few takes.
    private HBox trendRow(String name, List<LearnerTrend> trends, String style) {
        Label nameLabel = NodeFactory.label(name);
        if (!style.isEmpty()) {
            nameLabel.getStyleClass().add(style);
        }
        nameLabel.setMinWidth(NAME_WIDTH);
        nameLabel.setMaxWidth(NAME_WIDTH);
        Label counts = NodeFactory.wrapped(NodeFactory.label(countsText(trends)));
        HBox.setHgrow(counts, Priority.ALWAYS);
        counts.setMaxWidth(Double.MAX_VALUE);
        HBox row = NodeFactory.row(16, nameLabel, counts);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// What there is of each trend; what there is none of is not named.
    private String countsText(List<LearnerTrend> trends) {
        OptionalDouble rate = trends.stream()
                .map(LearnerTrend::readingRate)
                .flatMapToDouble(OptionalDouble::stream)
                .average();
        Stream<String> rates = rate.stream()
                .mapToObj(mean -> texts.get(
                        trends.size() > 1 ? "classroom.progress.rate.mean" : "classroom.progress.rate", mean));
        Stream<String> counts = TRENDS.stream()
                .filter(trend -> count(trends, trend) > 0)
                .map(trend -> texts.get("classroom.progress." + EnumKey.of(trend), count(trends, trend)));
        return Stream.concat(counts, rates).collect(Collectors.joining(" · "));
    }

    private static int count(List<LearnerTrend> trends, ScoreHistory.ScoreTrend trend) {
        return trends.stream()
                .mapToInt(learnerTrend -> learnerTrend.count(trend))
                .sum();
    }

    private HBox sentenceRow(SentenceHistory sentenceHistory) {
        Label text =
                NodeFactory.wrapped(NodeFactory.label(sentenceHistory.sentence().text(), "strong"));
        Label verdictLabel = NodeFactory.wrapped(NodeFactory.label(verdictText(sentenceHistory)));
        Label factsLabel = NodeFactory.wrapped(NodeFactory.label(factsText(sentenceHistory), "caption"));
        VBox words = NodeFactory.column(4, text, verdictLabel, factsLabel);
        int earlier = sentenceHistory.history().earlier().size();
        if (earlier > 0) {
            words.getChildren()
                    .add(NodeFactory.wrapped(
                            NodeFactory.label(texts.get("classroom.progress.engines", earlier), "caption", "engines")));
        }
        if (!sentenceHistory.selfRatings().isEmpty()) {
            words.getChildren().add(ratingsLabel(sentenceHistory));
        }
        if (!sentenceHistory.readingRates().isEmpty()) {
            words.getChildren().add(ratesLabel(sentenceHistory.readingRates()));
        }
        HBox.setHgrow(words, Priority.ALWAYS);
        ScoreHistoryChart chart = new ScoreHistoryChart(sentenceHistory);
        chart.setAccessibleText(verdictLabel.getText() + " " + factsLabel.getText());
        HBox row = NodeFactory.row(16, words, chart);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// Words correct per minute: of the first take of a passage and of the newest one.
    private Label ratesLabel(List<Double> rates) {
        Label label = NodeFactory.wrapped(NodeFactory.label(texts.get(
                rates.size() == 1 ? "classroom.progress.rate.one" : "classroom.progress.rates",
                rates.getFirst(),
                rates.getLast())));
        label.setId("reading-rate");
        return label;
    }

    /// The self-ratings take by take, and how often they agree with the level of the score.
    private Label ratingsLabel(SentenceHistory sentenceHistory) {
        List<TakeScore> rated = sentenceHistory.history().scores().stream()
                .filter(score -> sentenceHistory.selfRatings().containsKey(score.takeId()))
                .toList();
        String signs = rated.stream()
                .map(score -> selfRatingLevel(sentenceHistory, score).symbol())
                .collect(Collectors.joining(" "));
        long same = rated.stream()
                .filter(score -> selfRatingLevel(sentenceHistory, score) == viewModel.level(score))
                .count();
        return NodeFactory.wrapped(NodeFactory.label(
                texts.get("classroom.rating.track", signs, same, rated.size()), "caption", "own-ratings"));
    }

    private static ScoreLevel selfRatingLevel(SentenceHistory sentenceHistory, TakeScore score) {
        return ScoreLevel.of(
                Objects.requireNonNull(sentenceHistory.selfRatings().get(score.takeId())));
    }

    private String verdictText(SentenceHistory sentenceHistory) {
        ScoreHistory.ScoreTrend verdict = sentenceHistory.verdict();
        String key = "classroom.verdict."
                + (sentenceHistory.history().hasTeachersTotals() ? "teachers-totals" : EnumKey.of(verdict));
        return texts.get(key, Math.round(Math.abs(sentenceHistory.history().change())));
    }

    private String factsText(SentenceHistory sentenceHistory) {
        int takes = sentenceHistory.history().scores().size();
        String scale = texts.get(
                sentenceHistory.history().scale() == app.saywell.speech.ScoreScale.FIFTY_TO_SEVENTY
                        ? "classroom.scale.compared"
                        : "classroom.scale.alone");
        String errorText = sentenceHistory.measurementError().isKnown() && sentenceHistory.groupSize() > 0
                ? texts.get("classroom.wobble", Math.round(sentenceHistory.errorBand()))
                : texts.get("classroom.wobble.unknown", MeasurementError.MIN_PAIRS);
        return texts.get("classroom.takes", takes, Math.max(1, sentenceHistory.groupSize()))
                + " · "
                + scale
                + " · "
                + errorText;
    }
}
