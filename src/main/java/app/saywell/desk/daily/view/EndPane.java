package app.saywell.desk.daily.view;

import app.saywell.desk.classes.sounds.SpokenSound;
import app.saywell.desk.daily.Improvement;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.lesson.Sentence;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The end of the ten minutes: what was better than last time, with both recordings to play, and what comes next.
final class EndPane extends VBox {
    private static final int MAX_BETTER = 3;

    private final DailyViewModel viewModel;
    private final LocalizedTexts texts;
    private final Button main;

    EndPane(DailyViewModel viewModel, DailyPage.End page, LocalizedTexts texts) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("daily-end");
        VBox better = NodeFactory.column(
                10,
                NodeFactory.wrapped(NodeFactory.label(texts.get("daily.end.title"), "page-title")),
                NodeFactory.label(
                        texts.get(
                                "daily.end.minutes",
                                DailyTexts.minutes(page.session().seconds())),
                        "soft"));
        better.getStyleClass().add("card");
        if (!page.end().practised().isEmpty()) {
            better.getChildren()
                    .add(line(
                            "daily-practised",
                            texts.get(
                                    "daily.end.practised",
                                    DailyTexts.sounds(page.end().practised()))));
        }
        addBetter(better, page.end().better());
        VBox next = NodeFactory.column(
                8,
                NodeFactory.label(texts.get("daily.end.next"), "place-title"),
                line(
                        "daily-next-sounds",
                        texts.get(
                                "daily.end.next.sounds",
                                DailyTexts.sounds(page.end().dueNext()))));
        next.getStyleClass().add("card");
        page.end().newNext().stream().map(Sentence::text).forEach(text -> next.getChildren()
                .add(NodeFactory.wrapped(NodeFactory.label("“" + text + "”"))));
        next.getChildren()
                .addAll(
                        line("daily-next-step", DailyTexts.lastStep(page.end().dialogueNext(), texts)),
                        NodeFactory.wrapped(NodeFactory.label(texts.get("daily.end.any-day"), "soft")));
        main = NodeFactory.button(texts.binding("daily.end.done"), viewModel::showStart, "primary");
        main.setId("daily-done");
        main.accessibleTextProperty().bind(Bindings.concat(told(page), " ", texts.binding("daily.end.done")));
        getChildren().addAll(better, next, main);
    }

    Button main() {
        return main;
    }

    /// That the ten minutes are over, and what was better: told with the button that gets the keyboard.
    private String told(DailyPage.End page) {
        List<String> better = page.end().better().stream()
                .limit(MAX_BETTER)
                .map(Improvement::sound)
                .toList();
        return "%s. %s. %s"
                .formatted(
                        texts.get("daily.end.title"),
                        texts.get(
                                "daily.end.minutes",
                                DailyTexts.minutes(page.session().seconds())),
                        better.isEmpty()
                                ? texts.get("daily.end.no-better")
                                : texts.get("daily.end.better") + ": " + DailyTexts.sounds(better) + ".");
    }

    private void addBetter(VBox card, List<Improvement> better) {
        if (better.isEmpty()) {
            card.getChildren().add(line("daily-no-better", texts.get("daily.end.no-better")));
            return;
        }
        card.getChildren().add(NodeFactory.label(texts.get("daily.end.better"), "place-title"));
        int number = 0;
        for (Improvement improvement : better.stream().limit(MAX_BETTER).toList()) {
            number++;
            card.getChildren().add(row(improvement, number));
        }
    }

    private Node row(Improvement better, int number) {
        Label sound = NodeFactory.label(DailyTexts.sounds(List.of(better.sound())), "daily-number", "daily-sound");
        Label gain = NodeFactory.label(
                texts.get("daily.end.gain", Math.round(better.meanBefore()), Math.round(better.meanNow())), "strong");
        gain.setId("daily-gain-" + number);
        FlowPane buttons = new FlowPane(
                8,
                6,
                play(
                        "daily-then-" + number,
                        texts.get(
                                "daily.end.then",
                                better.before().place().word(),
                                better.lastTime().getMonthValue(),
                                better.lastTime().getDayOfMonth()),
                        List.of(better.before())),
                play(
                        "daily-now-" + number,
                        texts.get("daily.end.now", better.now().place().word()),
                        List.of(better.now())),
                play("daily-both-" + number, texts.get("daily.end.both"), List.of(better.before(), better.now())));
        buttons.setAlignment(Pos.CENTER_LEFT);
        return NodeFactory.column(6, NodeFactory.row(10, sound, gain), buttons);
    }

    private Button play(String id, String name, List<SpokenSound> sounds) {
        Button button = new Button(name);
        button.setId(id);
        button.getStyleClass().setAll("button", "chip");
        button.setOnAction(event -> viewModel.play(sounds));
        return button;
    }

    private static Label line(String id, String text) {
        Label line = NodeFactory.wrapped(NodeFactory.label(text));
        line.setId(id);
        return line;
    }
}
