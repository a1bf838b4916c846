package app.saywell.desk.settings.doctor;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.settings.support.SupportFile.SupportEntry;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The support file before it is saved: its parts, and everything that is in the chosen one.
final class SupportFilePane extends VBox {
    private static final int PREVIEW_LINES = 12;

    private final DoctorViewModel viewModel;
    private final LocalizedTexts texts;
    private final FlowPane parts = new FlowPane(8, 8);
    private final TextArea preview = new TextArea();

    SupportFilePane(DoctorViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt) {
        super(10);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("support");
        preview.setId("support-preview");
        preview.setEditable(false);
        preview.setPrefRowCount(PREVIEW_LINES);
        preview.accessibleTextProperty().bind(texts.binding("doctor.support.preview"));
        NodeFactory.moveFocusWithTab(preview);
        getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("doctor.support.about"))),
                        parts,
                        preview,
                        buttons(filePrompt));
        viewModel.support().subscribe(this::show);
    }

    private void show(List<SupportEntry> entries) {
        parts.getChildren().clear();
        ToggleGroup group = new ToggleGroup();
        for (SupportEntry entry : entries) {
            ToggleButton part = new ToggleButton(entry.name());
            part.getStyleClass().setAll("toggle-button", "chip");
            part.setId("part-" + entry.name().replace('.', '-'));
            part.setToggleGroup(group);
            part.setOnAction(event -> {
                part.setSelected(true);
                preview.setText(entry.text());
            });
            parts.getChildren().add(part);
        }
        if (!entries.isEmpty()) {
            group.getToggles().getFirst().setSelected(true);
            preview.setText(entries.getFirst().text());
        }
    }

    private FlowPane buttons(FilePrompt filePrompt) {
        Button save = NodeFactory.button(
                texts.binding("doctor.support.save"),
                () -> filePrompt
                        .chooseSaveTarget(
                                texts.get("doctor.support.save"), "saywell-support.zip", FilePrompt.FileKind.ZIP)
                        .ifPresent(viewModel::saveSupport),
                "primary");
        save.setId("support-save");
        Button cancel = NodeFactory.button(texts.binding("doctor.support.cancel"), viewModel::dismissSupport, "quiet");
        cancel.setId("support-cancel");
        return new FlowPane(8, 8, save, cancel);
    }
}
