package app.saywell.desk.reports.view;

import app.saywell.desk.kit.NodeFactory;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;

/// A field for the 24 words that open a file of another computer.
final class WordsField extends VBox {
    private final TextArea area = new TextArea();

    WordsField(String prompt, String id) {
        super(8);
        area.setId(id);
        area.setWrapText(true);
        area.setPrefRowCount(3);
        NodeFactory.moveFocusWithTab(area);
        Label label = NodeFactory.wrapped(NodeFactory.label(prompt));
        label.setLabelFor(area);
        getChildren().addAll(label, area);
    }

    /// What was entered.
    String words() {
        return area.getText();
    }
}
