package app.saywell.desk.daily.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What the ten minutes of today bring, and the button that begins them or goes on.
final class TodayPane extends VBox {
    private final Button main;

    TodayPane(DailyViewModel viewModel, DailyPage.Start start, LocalizedTexts texts) {
        super(10);
        setId("daily-today");
        getStyleClass().add("card");
        Optional<OpenSession> open = viewModel.session().open().get();
        boolean isFirst = start.isFirst() && open.isEmpty();
        Label title = NodeFactory.wrapped(NodeFactory.label(texts.get("daily.title"), "page-title"));
        getChildren().add(title);
        open.ifPresentOrElse(session -> addOpen(session, texts), () -> addPlan(start, texts));
        main = NodeFactory.button(
                texts.binding(open.isPresent() ? "daily.resume" : isFirst ? "daily.begin.unplaced" : "daily.begin"),
                () -> {
                    if (open.isPresent()) {
                        viewModel.session().resume();
                    } else {
                        viewModel.session().begin(DailyTexts.titles(texts));
                    }
                },
                isFirst ? "quiet" : "primary");
        main.setId("daily-begin");
        FlowPane actions = new FlowPane(8, 8, main);
        if (open.isPresent()) {
            Button end = NodeFactory.button(texts.binding("daily.end-early"), viewModel.session()::endEarly, "quiet");
            end.setId("daily-end-early");
            actions.getChildren().add(end);
        }
        start.endedToday().ifPresent(ended -> {
            Button again = NodeFactory.button(texts.binding("daily.show-end"), () -> viewModel.showEnd(ended), "quiet");
            again.setId("daily-show-end");
            actions.getChildren().add(again);
        });
        Button dialogue =
                NodeFactory.button(texts.binding("daily.dialogue"), viewModel.session()::openDialogues, "quiet");
        dialogue.setId("daily-dialogue");
        Button speaking =
                NodeFactory.button(texts.binding("daily.speaking"), viewModel.session()::openSpeaking, "quiet");
        speaking.setId("daily-speaking");
        actions.getChildren().addAll(dialogue, speaking);
        getChildren().add(actions);
    }

    Button main() {
        return main;
    }

    private void addPlan(DailyPage.Start start, LocalizedTexts texts) {
        getChildren()
                .add(NodeFactory.wrapped(NodeFactory.label(
                        texts.get(start.endedToday().isPresent() ? "daily.about.again" : "daily.about"))));
        addStep("1", texts.get("daily.plan.ear"));
        addStep("2", texts.get("daily.plan.sounds", DailyTexts.sounds(start.sounds())));
        addStep("3", texts.get("daily.plan.sentences"));
        addStep("4", DailyTexts.lastStep(start.dialogue(), texts));
        addStep("5", texts.get("daily.plan.end"));
    }

    private void addStep(String number, String what) {
        getChildren()
                .add(NodeFactory.row(
                        10, NodeFactory.label(number, "daily-number"), NodeFactory.wrapped(NodeFactory.label(what))));
    }

    private void addOpen(OpenSession session, LocalizedTexts texts) {
        session.session().openStep().ifPresent(step -> {
            Label where = NodeFactory.wrapped(NodeFactory.label(texts.get(
                    "daily.stopped-at",
                    DailyTexts.step(step.kind(), texts),
                    session.progress().get(session.session().step()).done(),
                    session.progress().get(session.session().step()).total(),
                    DailyTexts.minutes(session.session().seconds()))));
            where.setId("daily-stopped-at");
            getChildren().add(where);
        });
    }
}
