package app.saywell.desk.classroom.listening;

import app.saywell.desk.classes.UnsureTake;
import app.saywell.desk.classes.UnsureTakes;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.ScoreBand;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Ten minutes of hearing: a take after the other, rated from 1 to 10 by a click or a digit (0 is 10), and in the end
/// what was given beside the scores.
public final class ListeningView extends VBox {
    private static final double SECONDS_PER_MINUTE = 60;

    private final ListeningViewModel viewModel;
    private final LocalizedTexts texts;
    private final VBox card = new VBox(14);

    /// Shows the steps of the view model.
    public ListeningView(ListeningViewModel viewModel, LocalizedTexts texts) {
        super(16);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().add("middle");
        card.getStyleClass().add("card");
        card.setMaxWidth(760);
        card.setId("listening");
        getChildren().addAll(NodeFactory.label(texts.binding("classroom.page.listening"), "page-title"), card);
        // Before buttons, which take the arrow keys.
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        viewModel.step().subscribe(any -> show());
        viewModel.names().hidden().subscribe((was, is) -> show());
        texts.language().addListener(change -> show());
    }

    private void pressed(KeyEvent event) {
        if (!(viewModel.step().get() instanceof ListeningStep.Hearing) || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        KeyCode code = event.getCode();
        if (code.isDigitKey()) {
            int digit = Integer.parseInt(code.getName().substring(code.getName().length() - 1));
            viewModel.rate(digit == 0 ? ListeningViewModel.BEST : digit);
            event.consume();
        } else if (code == KeyCode.RIGHT) {
            viewModel.pass();
            event.consume();
        }
    }

    private void show() {
        card.getChildren().clear();
        switch (viewModel.step().get()) {
            case ListeningStep.Waiting waiting -> show(waiting);
            case ListeningStep.Hearing hearing -> show(hearing);
            case ListeningStep.Heard heard -> show(heard);
        }
    }

    private void show(ListeningStep.Waiting waiting) {
        List<UnsureTake> takes = waiting.takes();
        double minutes = takes.stream().mapToDouble(UnsureTakes::seconds).sum() / SECONDS_PER_MINUTE;
        long unsure = takes.stream().filter(take -> take.band().isUnsure()).count();
        Button begin = NodeFactory.button(texts.binding("classroom.listening.begin"), viewModel::begin, "primary");
        begin.setId("begin-listening");
        begin.setDisable(takes.isEmpty());
        card.getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(texts.get("classroom.listening.why"))),
                        NodeFactory.wrapped(NodeFactory.label(
                                takes.isEmpty()
                                        ? texts.get("classroom.listening.none")
                                        : texts.get(
                                                "classroom.listening.count",
                                                takes.size(),
                                                Math.max(1, Math.round(minutes)),
                                                unsure),
                                "strong")),
                        begin);
    }

    private void show(ListeningStep.Hearing hearing) {
        Button play = NodeFactory.button(texts.binding("classroom.play"), viewModel::play, "quiet");
        play.setGraphic(NodeFactory.icon("icon-play"));
        play.setId("listening-play");
        Button pass = NodeFactory.button(texts.binding("classroom.listening.pass"), viewModel::pass, "quiet");
        pass.setId("listening-pass");
        Button stop = NodeFactory.button(texts.binding("classroom.listening.stop"), viewModel::stop, "link");
        stop.setId("listening-stop");
        FlowPane points = new FlowPane(6, 6);
        HBox controls = NodeFactory.row(10, play, pass, stop);
        controls.setAlignment(Pos.CENTER_LEFT);
        for (int i = 1; i <= ListeningViewModel.BEST; i++) {
            points.getChildren().add(pointsButton(i));
        }
        card.getChildren()
                .addAll(
                        NodeFactory.label(
                                texts.get("classroom.listening.take", hearing.number(), hearing.total()), "caption"),
                        NodeFactory.wrapped(
                                NodeFactory.label(hearing.take().sentence().text(), "page-title")),
                        NodeFactory.label(name(hearing.take().learner()), "soft"),
                        controls,
                        points,
                        NodeFactory.wrapped(NodeFactory.label(texts.get("classroom.listening.keys"), "caption")));
        NodeFactory.whenInScene(play, play::requestFocus);
    }

    private Button pointsButton(int points) {
        Button button = new Button(String.valueOf(points));
        button.getStyleClass().setAll("button", "quiet");
        button.setId("points-" + points);
        button.setAccessibleText(texts.get("classroom.listening.points", points));
        button.setOnAction(event -> viewModel.rate(points));
        return button;
    }

    private void show(ListeningStep.Heard heard) {
        Button again = NodeFactory.button(texts.binding("classroom.listening.again"), viewModel::again, "quiet");
        again.setId("listening-again");
        card.getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(
                                heard.rated().isEmpty()
                                        ? texts.get("classroom.listening.nothing")
                                        : texts.get(
                                                "classroom.listening.done",
                                                heard.rated().size(),
                                                heard.outside()),
                                "strong")),
                        again);
        heard.rated().forEach(rated -> card.getChildren().addAll(NodeFactory.separatorLine(), row(rated)));
    }

    private HBox row(ListeningStep.Rated rated) {
        UnsureTake take = rated.take();
        Label who = NodeFactory.wrapped(
                NodeFactory.label(name(take.learner()) + " · " + take.sentence().text()));
        HBox.setHgrow(who, Priority.ALWAYS);
        who.setMaxWidth(Double.MAX_VALUE);
        HBox row = NodeFactory.row(
                12,
                who,
                NodeFactory.label(texts.get("classroom.listening.yours", rated.points()), "strong"),
                NodeFactory.label(
                        texts.get(
                                "classroom.listening.machine",
                                ScoreBand.figure(take.score().total(), Optional.of(take.band())),
                                take.band().lowest(),
                                take.band().highest()),
                        "caption"));
        row.setAlignment(Pos.CENTER_LEFT);
        row.getChildren().stream().skip(1).forEach(part -> ((Label) part).setMinWidth(USE_PREF_SIZE));
        return row;
    }

    private String name(Learner learner) {
        return viewModel.names().of(learner);
    }
}
