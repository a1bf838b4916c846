package app.saywell.desk.homework.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// Tells on the other tabs of a class that hand-ins wait to be looked at.
public final class CollectNotice extends HBox {

    /// @param isElsewhere whether another tab than homework is shown
    /// @param open shows the homework
    public CollectNotice(
            CollectViewModel viewModel, LocalizedTexts texts, ObservableValue<Boolean> isElsewhere, Runnable open) {
        super(12);
        getStyleClass().addAll("notice", "told", "collect-notice");
        setId("collect-notice");
        setAlignment(Pos.CENTER_LEFT);
        Label label = NodeFactory.wrapped(NodeFactory.label(Bindings.createStringBinding(
                () -> texts.get("homework.arrived", viewModel.rows().get().size()),
                viewModel.rows(),
                texts.language())));
        HBox.setHgrow(label, Priority.ALWAYS);
        label.setMaxWidth(Double.MAX_VALUE);
        Button openButton = NodeFactory.button(texts.binding("homework.arrived.open"), open, "quiet");
        openButton.setId("look-at-homework");
        getChildren().addAll(label, openButton);
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> Boolean.TRUE.equals(isElsewhere.getValue())
                                && viewModel.phase().get() == CollectPhase.DECIDING,
                        isElsewhere,
                        viewModel.phase()));
    }
}
