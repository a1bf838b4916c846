package app.saywell.ui.reports;

import app.saywell.practice.report.Paper;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Notice;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;

import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;

import org.kordamp.ikonli.feather.Feather;

import java.util.Arrays;
import java.util.Locale;

/// What can be printed, with a look at it first.
final class PaperPage extends VBox {
    private final PaperModel model;
    private final Texts texts;
    private final FilePrompt files;
    private final ImageView page = new ImageView();
    private final StackPane sheet = new StackPane(page);
    private final Label said = Nodes.wrapped(Nodes.label("", "soft"));
    private final StackPane desk = new StackPane();

    PaperPage(PaperModel model, Texts texts, FilePrompt files) {
        super(12);
        this.model = model;
        this.texts = texts;
        this.files = files;
        getStyleClass().add("middle");
        getChildren()
                .addAll(
                        Controls.chips(
                                Arrays.asList(Paper.values()),
                                "paper-",
                                paper -> texts.of(key(paper)),
                                model.paper(),
                                model.paper()::set),
                        about(),
                        desk(),
                        buttons(),
                        new Notice(texts, model.told(), "paper-told"));
        model.preview().subscribe(any -> show());
        texts.language().subscribe(any -> show());
    }

    private Label about() {
        return Nodes.wrapped(
                Nodes.label(
                        Bindings.createStringBinding(
                                () -> texts.get(key(model.paper().get()) + ".about"),
                                model.paper(),
                                texts.language()),
                        "soft"));
    }

    private StackPane desk() {
        page.setPreserveRatio(true);
        page.setSmooth(true);
        sheet.getStyleClass().add("sheet");
        sheet.setMaxSize(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);
        said.setMaxWidth(420);
        said.setAlignment(Pos.CENTER);
        said.setTextAlignment(TextAlignment.CENTER);
        said.setId("preview-said");
        desk.getStyleClass().add("desk");
        desk.setId("preview");
        desk.setFocusTraversable(true);
        desk.setMinHeight(120);
        desk.getChildren().addAll(sheet, said);
        desk.widthProperty().subscribe(any -> fit());
        desk.heightProperty().subscribe(any -> fit());
        desk.setOnMouseClicked(event -> desk.requestFocus());
        desk.setOnScroll(event -> model.turn(event.getDeltaY() < 0 ? 1 : -1));
        desk.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.PAGE_DOWN || event.getCode() == KeyCode.RIGHT) {
                        model.turn(1);
                        event.consume();
                    } else if (event.getCode() == KeyCode.PAGE_UP
                            || event.getCode() == KeyCode.LEFT) {
                        model.turn(-1);
                        event.consume();
                    }
                });
        VBox.setVgrow(desk, Priority.ALWAYS);
        return desk;
    }

    private HBox buttons() {
        Button before =
                Controls.button(
                        texts,
                        "reports.page.before",
                        Feather.CHEVRON_LEFT,
                        "quiet",
                        "page-before",
                        () -> model.turn(-1));
        Button after =
                Controls.button(
                        texts,
                        "reports.page.after",
                        Feather.CHEVRON_RIGHT,
                        "quiet",
                        "page-after",
                        () -> model.turn(1));
        before.disableProperty().bind(model.preview().map(now -> !turns(now, -1)));
        after.disableProperty().bind(model.preview().map(now -> !turns(now, 1)));
        Label number =
                Nodes.label(
                        Bindings.createStringBinding(
                                this::number, model.preview(), texts.language()),
                        "soft");
        number.setId("page-number");
        Button save =
                Controls.button(
                        texts, "reports.save", Feather.DOWNLOAD, "quiet", "save-pdf", this::save);
        Button print =
                Controls.button(
                        texts, "reports.print", Feather.PRINTER, "primary", "print", this::print);
        var nothing = model.preview().map(now -> !(now instanceof PaperModel.Preview.Shown));
        save.disableProperty().bind(nothing);
        print.disableProperty().bind(nothing);
        HBox row = Nodes.row(8, before, number, after, Nodes.spacer(), save, print);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void save() {
        String name = texts.get(key(model.paper().get())) + ".pdf";
        files.save(texts.get("reports.save"), name, FilePrompt.Kind.PDF).ifPresent(model::save);
    }

    private void print() {
        try {
            Printing.ask(getScene()).ifPresent(model::print);
        } catch (Printing.NoPrinterException none) {
            model.noPrinter();
        }
    }

    private void show() {
        PaperModel.Preview now = model.preview().get();
        sheet.setVisible(now instanceof PaperModel.Preview.Shown);
        said.setVisible(!sheet.isVisible());
        switch (now) {
            case PaperModel.Preview.Shown shown -> {
                page.setImage(Pictures.of(shown.image()));
                page.setAccessibleText(number());
                fit();
            }
            case PaperModel.Preview.Working working -> said.setText(texts.get("reports.working"));
            case PaperModel.Preview.Nothing nothing ->
                    said.setText(texts.get(key(model.paper().get()) + ".nothing"));
            case PaperModel.Preview.Failed failed -> said.setText(texts.get("reports.failed"));
        }
    }

    private void fit() {
        if (page.getImage() != null && desk.getHeight() > 60) {
            page.setFitHeight(desk.getHeight() - 34);
            page.setFitWidth(desk.getWidth() - 34);
        }
    }

    private String number() {
        return model.preview().get() instanceof PaperModel.Preview.Shown shown
                ? texts.get("reports.page", shown.page() + 1, shown.pages())
                : "";
    }

    private static boolean turns(PaperModel.Preview now, int by) {
        return now instanceof PaperModel.Preview.Shown shown
                && shown.page() + by >= 0
                && shown.page() + by < shown.pages();
    }

    private static String key(Paper paper) {
        return "reports.paper." + paper.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
