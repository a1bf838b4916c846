package app.saywell.desk.practice.today;

import app.saywell.desk.classes.progress.DailyPractice;
import app.saywell.desk.classes.progress.RecurringError;
import app.saywell.desk.classes.progress.SpacedRepetition;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScaleBar;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.SoundNotation;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The daily goal, the words that are due and the recurring errors. On how many days there was practice is told, which
/// no day off makes fewer; missed days are never mentioned.
public final class TodayCard extends VBox {
    private static final List<Integer> GOALS = List.of(5, 10, 15, 20, 30);
    private static final int MIN_DAYS = 2;

    private final TodayViewModel viewModel;
    private final LocalizedTexts texts;
    private final Runnable openDaily;
    private final Runnable openEarTraining;

    /// Follows the view model.
    ///
    /// @param openDaily opens the page of the ten minutes
    /// @param openEarTraining opens the screen of ear training
    public TodayCard(TodayViewModel viewModel, LocalizedTexts texts, Runnable openDaily, Runnable openEarTraining) {
        super(8);
        this.openDaily = openDaily;
        this.openEarTraining = openEarTraining;
        this.viewModel = viewModel;
        this.texts = texts;
        setId("today");
        getStyleClass().addAll("card", "today-card");
        NodeFactory.showWhen(this, viewModel.today().map(today -> today.isPresent()));
        viewModel.today().subscribe(changed -> refresh());
        texts.language().addListener(change -> refresh());
    }

    private void refresh() {
        getChildren().clear();
        viewModel.today().get().ifPresent(this::refresh);
    }

    private void refresh(DailyPractice today) {
        getChildren().addAll(header(today), new ScaleBar(today.goalShare()));
        if (today.goalShare() >= 1) {
            Label reached =
                    NodeFactory.wrapped(NodeFactory.label(texts.get("practice.today.reached"), "small", "strong"));
            reached.setId("today-reached");
            getChildren().add(reached);
        }
        if (today.practice().days() >= MIN_DAYS) {
            Label days = NodeFactory.label(
                    texts.get("practice.today.days", today.practice().days()), "small");
            days.setId("practice-days");
            getChildren().add(days);
        }
        Button daily = NodeFactory.button(texts.binding("practice.today.daily"), openDaily, "chip");
        daily.setId("today-daily");
        getChildren().add(daily);
        Button earTraining = NodeFactory.button(texts.binding("practice.today.ear"), openEarTraining, "chip");
        earTraining.setId("today-ear");
        getChildren().add(earTraining);
        if (!today.dueWords().isEmpty()) {
            getChildren().add(dueWords(today.dueWords()));
        }
        if (!today.recurringErrors().isEmpty()) {
            getChildren().add(NodeFactory.label(texts.get("practice.today.sounds"), "caption"));
            today.recurringErrors().forEach(sound -> getChildren().add(recurringSound(sound)));
        }
    }

    private VBox header(DailyPractice today) {
        Label count = NodeFactory.label(
                texts.get("practice.today.count", today.practice().takesToday(), today.goal()), "strong");
        count.setId("today-count");
        count.setMinWidth(USE_PREF_SIZE);
        MenuButton goalMenu = new MenuButton(texts.get("practice.today.aim"));
        goalMenu.setId("today-aim");
        goalMenu.setMinWidth(USE_PREF_SIZE);
        goalMenu.getStyleClass().addAll("quiet", "small");
        for (int takes : GOALS) {
            MenuItem item = new MenuItem(texts.get("practice.today.takes", takes));
            item.setOnAction(event -> viewModel.setDailyGoal(takes));
            goalMenu.getItems().add(item);
        }
        HBox row = NodeFactory.row(8, count, NodeFactory.spacer(), goalMenu);
        row.setAlignment(Pos.CENTER_LEFT);
        return NodeFactory.column(0, NodeFactory.label(texts.get("practice.today"), "caption"), row);
    }

    private VBox dueWords(List<SpacedRepetition.DueWord> due) {
        String words = due.stream()
                .limit(TodayViewModel.MAX_WORDS)
                .map(SpacedRepetition.DueWord::word)
                .collect(Collectors.joining(", "));
        Button button = NodeFactory.button(
                texts.binding("practice.today.again", Math.min(due.size(), TodayViewModel.MAX_WORDS)),
                () -> viewModel.openDueWords(texts.get("practice.today.lesson")),
                "chip");
        button.setId("say-again");
        return NodeFactory.column(
                6,
                NodeFactory.label(texts.get("practice.today.words", due.size()), "caption"),
                NodeFactory.wrapped(NodeFactory.label(words)),
                button);
    }

    private VBox recurringSound(RecurringError sound) {
        String expected = SoundNotation.toDisplay(sound.expected());
        String description = sound.heard().isEmpty() || sound.heard().equals(sound.expected())
                ? texts.get("practice.today.sound", expected, sound.takes())
                : texts.get(
                        "practice.today.sound.heard", expected, SoundNotation.toDisplay(sound.heard()), sound.takes());
        Button button = NodeFactory.button(
                texts.binding("practice.today.practise", expected),
                () -> viewModel.openMinimalPairs(sound, texts.get("practice.today.lesson.sound", expected)),
                "chip",
                "practise-sound");
        return NodeFactory.column(4, NodeFactory.wrapped(NodeFactory.label(description, "small")), button);
    }
}
