package app.saywell.desk.reports.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Exports of results for other programs.
final class ExportView extends VBox {
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;

    ExportView(
            ExportViewModel viewModel,
            GradebookViewModel gradebookViewModel,
            LocalizedTexts texts,
            FilePrompt filePrompt) {
        super(12);
        this.texts = texts;
        this.filePrompt = filePrompt;
        getStyleClass().add("middle");
        VBox exportRows = NodeFactory.column(
                0,
                exportRow("xlsx", Feather.GRID, saveAction(FilePrompt.FileKind.XLSX, "xlsx", viewModel::exportXlsx)),
                NodeFactory.separatorLine(),
                exportRow("csv", Feather.LIST, saveAction(FilePrompt.FileKind.CSV, "csv", viewModel::exportCsv)),
                NodeFactory.separatorLine(),
                exportRow("audio", Feather.HEADPHONES, folderAction("audio", viewModel::exportAudio)),
                NodeFactory.separatorLine(),
                exportRow("praat", Feather.ACTIVITY, folderAction("praat", viewModel::exportTextGrids)),
                NodeFactory.separatorLine(),
                exportRow("praat-in", Feather.CORNER_DOWN_LEFT, importAction(viewModel)),
                NodeFactory.separatorLine(),
                exportRow("xapi", Feather.SEND, saveAction(FilePrompt.FileKind.JSON, "xapi", viewModel::exportXapi)));
        exportRows.getStyleClass().addAll("card", "exports");
        getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("reports.files.about"), "soft")),
                        new UserMessageLabel(texts, viewModel.message(), "files-told"),
                        exportRows,
                        new GradebookCard(gradebookViewModel, "reports.gradebook.about", texts, filePrompt));
    }

    private Runnable saveAction(FilePrompt.FileKind kind, String name, Consumer<Path> write) {
        String ending = kind.patterns().getFirst().substring(1);
        return () -> filePrompt
                .chooseSaveTarget(texts.get("reports." + name), texts.get("reports.files.name") + ending, kind)
                .ifPresent(write);
    }

    private Runnable folderAction(String name, Consumer<Path> write) {
        return () -> filePrompt.chooseFolder(texts.get("reports." + name)).ifPresent(write);
    }

    private Runnable importAction(ExportViewModel viewModel) {
        return () -> filePrompt
                .chooseFile(texts.get("reports.praat-in"), FilePrompt.FileKind.TEXT_GRID)
                .ifPresent(viewModel::importTextGrid);
    }

    private Node exportRow(String name, Feather icon, Runnable action) {
        VBox words = NodeFactory.column(
                2,
                NodeFactory.label(texts.binding("reports." + name), "strong"),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("reports." + name + ".about"), "small", "soft")));
        HBox.setHgrow(words, Priority.ALWAYS);
        Button button =
                ReportControls.button(texts, "reports." + name + ".do", icon, "quiet", "export-" + name, action);
        button.setMinWidth(USE_PREF_SIZE);
        HBox row = NodeFactory.row(16, words, button);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("export-row");
        return row;
    }
}
