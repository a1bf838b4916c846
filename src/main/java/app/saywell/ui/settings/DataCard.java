package app.saywell.ui.settings;

import app.saywell.library.people.Learner;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.Told;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import java.nio.file.Path;

/// Where everything is, the way to a copy of it, and the end of it.
final class DataCard extends VBox {
    private final DataViewModel model;
    private final Texts texts;
    private final Runnable backups;
    private final VBox answer = new VBox();

    /// @param backups leads to where copies are made and restored
    DataCard(DataViewModel model, Texts texts, Runnable backups, Path folder) {
        super(14);
        this.model = model;
        this.texts = texts;
        this.backups = backups;
        getStyleClass().add("card");
        TextField where = new TextField(folder.toString());
        where.setId("data-folder");
        where.setEditable(false);
        where.setMaxWidth(560);
        getChildren()
                .addAll(
                        Nodes.label(texts.of("settings.data"), "place-title"),
                        Choices.named(texts.of("settings.learner"), name()),
                        Choices.named(texts.of("settings.folder"), where),
                        Nodes.wrapped(
                                Nodes.label(texts.of("settings.folder.about"), "small", "soft")),
                        verbs(),
                        sure(),
                        answer);
        model.state().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private TextField name() {
        Learner learner = model.learner();
        TextField name = new TextField(learner.name());
        name.setId("learner-name");
        name.setMaxWidth(260);
        name.setOnAction(event -> model.rename(learner, name.getText()));
        name.focusedProperty()
                .addListener(
                        (property, was, is) -> {
                            if (was && !is) {
                                model.rename(learner, name.getText());
                            }
                        });
        return name;
    }

    private FlowPane verbs() {
        Button copy = Nodes.button(texts.of("settings.backup"), backups, "quiet");
        copy.setId("backup");
        Button erase =
                Nodes.button(texts.of("settings.erase"), () -> model.asked().set(true), "quiet");
        erase.setId("erase");
        return new FlowPane(8, 8, copy, erase);
    }

    private VBox sure() {
        Button erase = Nodes.button(texts.of("settings.erase.do"), model::erase, "quiet");
        erase.setId("erase-sure");
        VBox box =
                Nodes.column(
                        8,
                        Nodes.wrapped(Nodes.label(texts.of("settings.erase.sure"))),
                        Nodes.row(
                                8,
                                erase,
                                Nodes.button(
                                        texts.of("settings.erase.not"),
                                        () -> model.asked().set(false),
                                        "quiet")));
        box.getStyleClass().addAll("notice", "failed");
        Nodes.showWhen(box, model.asked());
        return box;
    }

    private void show() {
        answer.getChildren().clear();
        switch (model.state().get()) {
            case DataViewModel.Idle idle -> {}
            case DataViewModel.Working working -> answer.getChildren().add(working());
            case DataViewModel.Ended(Told told) -> {
                Label label =
                        Nodes.wrapped(
                                Nodes.label(
                                        texts.get(told.key(), told.arguments()),
                                        "notice",
                                        told.good() ? "told" : "failed"));
                label.setId("data-told");
                label.setMaxWidth(Double.MAX_VALUE);
                answer.getChildren().add(label);
            }
        }
    }

    private static ProgressBar working() {
        ProgressBar bar = new ProgressBar(ProgressBar.INDETERMINATE_PROGRESS);
        bar.setPrefWidth(240);
        return bar;
    }
}
