package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The form for a task of one's own.
final class TaskFormPane extends VBox {
    private static final int ROWS = 4;

    TaskFormPane(SpeakingViewModel viewModel, LocalizedTexts texts) {
        super(10);
        setId("speaking-form");
        getStyleClass().add("card");
        TextField title = new TextField();
        title.setId("speaking-title");
        TextArea prompt = new TextArea();
        prompt.setId("speaking-prompt-text");
        prompt.setWrapText(true);
        prompt.setPrefRowCount(ROWS);
        NodeFactory.moveFocusWithTab(prompt);
        Label titleLabel = NodeFactory.label(texts.binding("speaking.form.title"), "strong");
        titleLabel.setLabelFor(title);
        Label promptLabel = NodeFactory.label(texts.binding("speaking.form.prompt"), "strong");
        promptLabel.setLabelFor(prompt);
        Button add = NodeFactory.button(
                texts.binding("speaking.form.add"),
                () -> {
                    viewModel.addTask(title.getText(), prompt.getText());
                    title.clear();
                    prompt.clear();
                },
                "primary");
        add.setId("speaking-add");
        add.disableProperty().bind(prompt.textProperty().map(String::isBlank));
        Button cancel = NodeFactory.button(texts.binding("speaking.form.cancel"), viewModel::backToTask, "quiet");
        cancel.setId("speaking-cancel-form");
        getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("speaking.write.head"), "page-title")),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("speaking.form.about"), "soft")),
                        titleLabel,
                        title,
                        promptLabel,
                        prompt,
                        new FlowPane(8, 8, add, cancel));
    }
}
