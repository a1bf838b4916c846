package app.saywell.desk.reports.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.PrintableDocument;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/// The files that are made of printed pages beside PDF, and how far one that is being written is.
final class PageFilesRow {
    private static final double BAR_WIDTH = 160;
    private static final double ADDRESS_WIDTH = 280;

    private final PageFilesViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;

    PageFilesRow(PageFilesViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt) {
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
    }

    /// The buttons of the term pages.
    ///
    /// @param nothing whether there is no page
    Node termButtons(ObservableValue<PrintableDocument> paper, ObservableValue<Boolean> nothing) {
        Button word = ReportControls.button(
                texts, "reports.save.word", Feather.FILE_TEXT, "quiet", "save-word", () -> filePrompt
                        .chooseSaveTarget(
                                texts.get("reports.save.word"),
                                texts.get("reports.paper.term-pages") + ".docx",
                                FilePrompt.FileKind.WORD)
                        .ifPresent(viewModel::saveWord));
        Button folders = ReportControls.button(
                texts, "reports.save.folders", Feather.FOLDER, "quiet", "save-folders", () -> filePrompt
                        .chooseFolder(texts.get("reports.save.folders"))
                        .ifPresent(viewModel::saveFolders));
        word.disableProperty().bind(Bindings.createBooleanBinding(nothing::getValue, nothing));
        folders.disableProperty().bind(Bindings.createBooleanBinding(nothing::getValue, nothing));
        FlowPane row = new FlowPane(8, 8, word, folders, address());
        NodeFactory.showWhen(row, paper.map(shown -> shown == PrintableDocument.TERM_PAGES));
        return row;
    }

    private Node address() {
        TextField field = new TextField(viewModel.address());
        field.setId("recordings-address");
        field.setPrefWidth(ADDRESS_WIDTH);
        field.setPromptText("https://");
        field.accessibleTextProperty().bind(texts.binding("reports.address"));
        Tooltip about = new Tooltip();
        about.textProperty().bind(texts.binding("reports.address.about"));
        about.setWrapText(true);
        about.setMaxWidth(ADDRESS_WIDTH);
        field.setTooltip(about);
        NodeFactory.saveWhenLeft(field, () -> viewModel.setAddress(field.getText()));
        Label label = NodeFactory.label(texts.binding("reports.address"), "soft");
        label.setLabelFor(field);
        HBox row = NodeFactory.row(
                8, label, field, NodeFactory.label(texts.binding("reports.address.ask"), "small", "soft"));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// What is being written, in percent, with a button that stops it.
    Node progress() {
        ProgressBar bar = new ProgressBar();
        bar.setPrefWidth(BAR_WIDTH);
        bar.progressProperty().bind(viewModel.progress());
        Label percent = NodeFactory.label(
                Bindings.createStringBinding(
                        () -> texts.get(
                                "reports.writing",
                                Math.round(
                                        100 * Math.max(0, viewModel.progress().get()))),
                        viewModel.progress(),
                        texts.language()),
                "soft");
        percent.setId("writing-percent");
        Button stop = ReportControls.button(texts, "reports.stop", Feather.X, "quiet", "stop-writing", viewModel::stop);
        HBox row = NodeFactory.row(8, bar, percent, stop);
        NodeFactory.showWhen(row, viewModel.progress().map(value -> value.doubleValue() >= 0));
        return row;
    }
}
