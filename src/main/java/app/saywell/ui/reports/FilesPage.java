package app.saywell.ui.reports;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Notice;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.feather.Feather;

import java.nio.file.Path;
import java.util.function.Consumer;

/// Results for other programs.
final class FilesPage extends VBox {
    private final Texts texts;
    private final FilePrompt files;

    FilesPage(FilesModel model, GradebookModel gradebook, Texts texts, FilePrompt files) {
        super(12);
        this.texts = texts;
        this.files = files;
        getStyleClass().add("middle");
        VBox out =
                Nodes.column(
                        0,
                        row("xlsx", Feather.GRID, save(FilePrompt.Kind.XLSX, "xlsx", model::xlsx)),
                        Nodes.rule(),
                        row("csv", Feather.LIST, save(FilePrompt.Kind.CSV, "csv", model::csv)),
                        Nodes.rule(),
                        row("audio", Feather.HEADPHONES, folder("audio", model::audio)),
                        Nodes.rule(),
                        row("praat", Feather.ACTIVITY, folder("praat", model::textGrids)),
                        Nodes.rule(),
                        row("praat-in", Feather.CORNER_DOWN_LEFT, open(model)),
                        Nodes.rule(),
                        row("xapi", Feather.SEND, save(FilePrompt.Kind.JSON, "xapi", model::xapi)));
        out.getStyleClass().addAll("card", "exports");
        getChildren()
                .addAll(
                        Nodes.wrapped(Nodes.label(texts.of("reports.files.about"), "soft")),
                        new Notice(texts, model.told(), "files-told"),
                        out,
                        new GradebookCard(gradebook, texts, files));
    }

    private Runnable save(FilePrompt.Kind kind, String what, Consumer<Path> write) {
        String ending = kind.patterns().getFirst().substring(1);
        return () ->
                files.save(
                                texts.get("reports." + what),
                                texts.get("reports.files.name") + ending,
                                kind)
                        .ifPresent(write);
    }

    private Runnable folder(String what, Consumer<Path> write) {
        return () -> files.folder(texts.get("reports." + what)).ifPresent(write);
    }

    private Runnable open(FilesModel model) {
        return () ->
                files.open(texts.get("reports.praat-in"), FilePrompt.Kind.TEXT_GRID)
                        .ifPresent(model::takeIn);
    }

    private Node row(String what, Feather sign, Runnable action) {
        VBox words =
                Nodes.column(
                        2,
                        Nodes.label(texts.of("reports." + what), "strong"),
                        Nodes.wrapped(
                                Nodes.label(
                                        texts.of("reports." + what + ".about"), "small", "soft")));
        HBox.setHgrow(words, Priority.ALWAYS);
        Button button =
                Controls.button(
                        texts, "reports." + what + ".do", sign, "quiet", "export-" + what, action);
        button.setMinWidth(USE_PREF_SIZE);
        HBox row = Nodes.row(16, words, button);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("export-row");
        return row;
    }
}
