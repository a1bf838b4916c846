package app.saywell.ui.practice.today;

import app.saywell.practice.progress.Comeback;
import app.saywell.practice.progress.Repetition;
import app.saywell.practice.progress.Today;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.ScaleBar;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.stream.Collectors;

/// Today's aim, the words to say again and the sounds that come back. Days in a row are told while
/// they last, and nothing is said of days that were missed.
public final class TodayCard extends VBox {
    private static final List<Integer> AIMS = List.of(5, 10, 15, 20, 30);
    private static final int FEWEST_IN_A_ROW = 2;

    private final TodayModel model;
    private final Texts texts;

    /// Follows the model.
    public TodayCard(TodayModel model, Texts texts) {
        super(8);
        this.model = model;
        this.texts = texts;
        setId("today");
        getStyleClass().addAll("card", "today-card");
        Nodes.showWhen(this, model.today().map(today -> today.isPresent()));
        model.today().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        getChildren().clear();
        model.today().get().ifPresent(this::show);
    }

    private void show(Today today) {
        getChildren().addAll(head(today), new ScaleBar(today.done()));
        if (today.habit().daysInARow() >= FEWEST_IN_A_ROW) {
            Label row =
                    Nodes.label(
                            texts.get("practice.today.row", today.habit().daysInARow()), "small");
            row.setId("days-in-a-row");
            getChildren().add(row);
        }
        if (!today.words().isEmpty()) {
            getChildren().add(words(today.words()));
        }
        if (!today.sounds().isEmpty()) {
            getChildren().add(Nodes.label(texts.get("practice.today.sounds"), "caption"));
            today.sounds().forEach(sound -> getChildren().add(sound(sound)));
        }
    }

    private HBox head(Today today) {
        Label count =
                Nodes.label(
                        texts.get("practice.today.count", today.habit().today(), today.goal()),
                        "strong");
        count.setId("today-count");
        MenuButton aim = new MenuButton(texts.get("practice.today.aim"));
        aim.setId("today-aim");
        aim.getStyleClass().addAll("quiet", "small");
        for (int takes : AIMS) {
            MenuItem item = new MenuItem(texts.get("practice.today.takes", takes));
            item.setOnAction(event -> model.aimAt(takes));
            aim.getItems().add(item);
        }
        HBox head =
                Nodes.row(
                        8,
                        Nodes.label(texts.get("practice.today"), "caption"),
                        count,
                        Nodes.spacer(),
                        aim);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private VBox words(List<Repetition.Due> due) {
        String words =
                due.stream()
                        .limit(TodayModel.MOST_WORDS)
                        .map(Repetition.Due::word)
                        .collect(Collectors.joining(", "));
        Button go =
                Nodes.button(
                        texts.of(
                                "practice.today.again",
                                Math.min(due.size(), TodayModel.MOST_WORDS)),
                        () -> model.sayAgain(texts.get("practice.today.lesson")),
                        "chip");
        go.setId("say-again");
        return Nodes.column(
                6,
                Nodes.label(texts.get("practice.today.words", due.size()), "caption"),
                Nodes.wrapped(Nodes.label(words)),
                go);
    }

    private VBox sound(Comeback sound) {
        String said =
                sound.heard().isEmpty() || sound.heard().equals(sound.expected())
                        ? texts.get("practice.today.sound", sound.expected(), sound.takes())
                        : texts.get(
                                "practice.today.sound.heard",
                                sound.expected(),
                                sound.heard(),
                                sound.takes());
        Button go =
                Nodes.button(
                        texts.of("practice.today.practise", sound.expected()),
                        () ->
                                model.practiseSound(
                                        sound,
                                        texts.get("practice.today.lesson.sound", sound.expected())),
                        "chip",
                        "practise-sound");
        return Nodes.column(4, Nodes.wrapped(Nodes.label(said, "small")), go);
    }
}
