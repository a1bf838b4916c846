package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.Dialogue;
import app.saywell.desk.dialogue.DialogueLine;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.dialogue.DialogueRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What is before a dialogue: its lines, the role to choose, and what begins it or goes on.
final class RolePane extends VBox {
    private final DialogueViewModel viewModel;
    private final LocalizedTexts texts;
    private boolean wantsFocus;

    RolePane(DialogueViewModel viewModel, LocalizedTexts texts) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("dialogue-start");
        getStyleClass().add("card");
        viewModel.list().chosen().subscribe(this::refresh);
        viewModel.list().role().subscribe(this::refresh);
        viewModel.list().unfinished().subscribe(this::refresh);
        texts.language().subscribe(this::refresh);
        refresh();
    }

    void focus() {
        wantsFocus = true;
        focusMain();
    }

    private void focusMain() {
        Node main = lookup("#dialogue-begin");
        if (wantsFocus && main != null) {
            wantsFocus = false;
            NodeFactory.whenInScene(main, main::requestFocus);
        }
    }

    private void refresh() {
        List<Node> wanted = new ArrayList<>();
        Optional<Dialogue> dialogue = viewModel.list().chosen().get();
        if (dialogue.isPresent()) {
            add(wanted, dialogue.get());
        } else {
            wanted.add(NodeFactory.wrapped(NodeFactory.label(texts.get("dialogue.title"), "page-title")));
            wanted.add(NodeFactory.wrapped(NodeFactory.label(texts.get("dialogue.none"))));
        }
        NodeFactory.rebuildKeepingFocus(this, () -> getChildren().setAll(wanted));
        focusMain();
    }

    private void add(List<Node> wanted, Dialogue dialogue) {
        wanted.add(NodeFactory.wrapped(NodeFactory.label(dialogue.lesson().title(), "page-title")));
        wanted.add(NodeFactory.wrapped(NodeFactory.label(
                texts.get(
                        dialogue.hasChoice(viewModel.list().role().get()) ? "dialogue.about.choose" : "dialogue.about"),
                "soft")));
        wanted.add(roles(dialogue));
        wanted.add(actions());
        VBox lines = new VBox(3);
        lines.setId("dialogue-lines");
        for (DialogueLine line : dialogue.lines()) {
            Label label = NodeFactory.wrapped(NodeFactory.label(
                    line.speaker() + ": " + (line.isAnswer() ? line.answer() + ") " : "") + line.spoken(), "small"));
            if (line.speaker().equals(viewModel.list().role().get())) {
                label.getStyleClass().add("strong");
            }
            lines.getChildren().add(label);
        }
        wanted.add(lines);
    }

    private Node roles(Dialogue dialogue) {
        ToggleGroup group = new ToggleGroup();
        FlowPane buttons = new FlowPane(12, 6, NodeFactory.label(texts.get("dialogue.role"), "strong"));
        for (String speaker : dialogue.speakers()) {
            RadioButton button = new RadioButton(speaker);
            button.setId("role-" + (dialogue.speakers().indexOf(speaker) + 1));
            button.setToggleGroup(group);
            button.setSelected(speaker.equals(viewModel.list().role().get()));
            button.setOnAction(event -> viewModel.list().chooseRole(speaker));
            buttons.getChildren().add(button);
        }
        return buttons;
    }

    private Node actions() {
        Optional<DialogueRun> unfinished = viewModel.list().unfinished().get();
        Button main = NodeFactory.button(
                unfinished.isPresent()
                        ? texts.binding(
                                "dialogue.resume",
                                unfinished.get().role(),
                                unfinished.get().path().size() + 1)
                        : texts.binding("dialogue.begin"),
                unfinished.isPresent() ? viewModel::resume : viewModel::start,
                "primary");
        main.setId("dialogue-begin");
        FlowPane actions = new FlowPane(8, 8, main);
        if (unfinished.isPresent()) {
            Button again = NodeFactory.button(texts.binding("dialogue.begin"), viewModel::start, "quiet");
            again.setId("dialogue-again");
            actions.getChildren().add(again);
        }
        return actions;
    }
}
