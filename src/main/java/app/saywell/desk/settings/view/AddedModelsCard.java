package app.saywell.desk.settings.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.settings.models.AddedModel;
import app.saywell.desk.settings.models.AddedModels;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Names model files that nothing reads any more, each with a button that removes it; not there
/// where there are none.
final class AddedModelsCard extends VBox {
    private final AddedModels models;
    private final LocalizedTexts texts;
    private final VBox rows = new VBox(8);
    private final Label failed;

    AddedModelsCard(AddedModels models, LocalizedTexts texts) {
        super(14);
        this.models = models;
        this.texts = texts;
        failed = NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.models.failed"), "notice", "failed"));
        failed.setVisible(false);
        failed.managedProperty().bind(failed.visibleProperty());
        getStyleClass().add("card");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("settings.models"), "place-title"),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.models.about"), "small", "soft")),
                        rows,
                        failed);
        show();
    }

    private void show() {
        rows.getChildren().clear();
        for (AddedModel model : models.list()) {
            Button remove = NodeFactory.button(texts.binding("settings.models.remove"), () -> remove(model), "quiet");
            remove.setId("remove-model");
            String size = texts.get("settings.models.file", model.name(), String.valueOf(model.megabytes()));
            rows.getChildren().add(NodeFactory.row(12, new Label(size), remove));
        }
        boolean any = !rows.getChildren().isEmpty();
        setVisible(any);
        setManaged(any);
    }

    private void remove(AddedModel model) {
        failed.setVisible(!models.remove(model));
        show();
    }
}
