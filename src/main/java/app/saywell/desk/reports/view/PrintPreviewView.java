package app.saywell.desk.reports.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.PrintableDocument;
import java.util.Arrays;
import javafx.beans.binding.Bindings;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// What can be printed, with a preview.
final class PrintPreviewView extends VBox {
    private static final double PAGE_MARGIN = 16;
    private static final double ZOOM_STEP = 0.5;
    private static final double MAX_ZOOM = 3;

    private final PrintPreviewViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final PageFilesViewModel files;
    private final Button workButton;
    private final ImageView pageView = new ImageView();
    private @Nullable Image page;
    private final StackPane pagePane = new StackPane(pageView);
    private final Label messageLabel = NodeFactory.wrapped(NodeFactory.label("", "soft"));
    private final StackPane previewPane = new StackPane();
    private final ScrollPane pageScroll = new ScrollPane();
    private final DoubleProperty zoom = new SimpleDoubleProperty(1);

    PrintPreviewView(
            PrintPreviewViewModel viewModel, PageFilesViewModel files, LocalizedTexts texts, FilePrompt filePrompt) {
        super(12);
        this.viewModel = viewModel;
        this.files = files;
        workButton = NodeFactory.button(texts.binding("reports.stop"), this::stopOrResume, "quiet");
        workButton.setId("stop-pages");
        PageFilesRow filesRow = new PageFilesRow(files, texts, filePrompt);
        this.texts = texts;
        this.filePrompt = filePrompt;
        getStyleClass().add("middle");
        getChildren()
                .addAll(
                        ReportControls.toggleChips(
                                Arrays.asList(PrintableDocument.values()),
                                "paper-",
                                paper -> texts.binding(paperKey(paper)),
                                viewModel.paper(),
                                viewModel.paper()::set),
                        aboutLabel(),
                        layoutPreview(),
                        buttonRow(),
                        filesRow.termButtons(viewModel.paper(), nothing()),
                        filesRow.progress(),
                        new UserMessageLabel(texts, viewModel.message(), "paper-told"));
        viewModel.preview().subscribe(any -> show());
        texts.language().subscribe(any -> show());
    }

    private Label aboutLabel() {
        return NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        () -> texts.get(paperKey(viewModel.paper().get()) + ".about"),
                        viewModel.paper(),
                        texts.language()),
                "soft"));
    }

    private StackPane layoutPreview() {
        pageView.setPreserveRatio(true);
        pageView.setSmooth(true);
        pagePane.getStyleClass().add("sheet");
        pagePane.setMaxSize(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY);
        messageLabel.setMaxWidth(420);
        messageLabel.setAlignment(Pos.CENTER);
        messageLabel.setTextAlignment(TextAlignment.CENTER);
        messageLabel.setId("preview-said");
        previewPane.getStyleClass().add("desk");
        previewPane.setId("preview");
        previewPane.setFocusTraversable(true);
        previewPane.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        previewPane.accessibleTextProperty().bind(texts.binding("reports.preview"));
        previewPane.setMinHeight(120);
        StackPane desk = new StackPane(pagePane);
        desk.getStyleClass().add("desk");
        desk.setPadding(new Insets(PAGE_MARGIN));
        pageScroll.setContent(desk);
        pageScroll.setFitToWidth(true);
        pageScroll.setFitToHeight(true);
        pageScroll.setFocusTraversable(false);
        pageScroll.setPannable(true);
        VBox words = NodeFactory.column(8, messageLabel, workButton);
        words.setAlignment(Pos.CENTER);
        words.visibleProperty().bind(messageLabel.visibleProperty());
        previewPane.getChildren().addAll(pageScroll, words);
        previewPane.widthProperty().subscribe(any -> fitPage());
        previewPane.heightProperty().subscribe(any -> fitPage());
        zoom.subscribe(any -> fitPage());
        previewPane.setOnMouseClicked(event -> previewPane.requestFocus());
        previewPane.addEventFilter(ScrollEvent.SCROLL, this::scrolled);
        previewPane.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.PLUS
                    || event.getCode() == KeyCode.EQUALS
                    || event.getCode() == KeyCode.ADD) {
                zoomBy(1);
                event.consume();
            } else if (event.getCode() == KeyCode.MINUS || event.getCode() == KeyCode.SUBTRACT) {
                zoomBy(-1);
                event.consume();
            } else if (event.getCode() == KeyCode.PAGE_DOWN || event.getCode() == KeyCode.RIGHT) {
                viewModel.turnPage(1);
                event.consume();
            } else if (event.getCode() == KeyCode.PAGE_UP || event.getCode() == KeyCode.LEFT) {
                viewModel.turnPage(-1);
                event.consume();
            }
        });
        VBox.setVgrow(previewPane, Priority.ALWAYS);
        return previewPane;
    }

    /// With the shortcut key the wheel zooms; on a page that is shown whole it turns the page.
    private void scrolled(ScrollEvent event) {
        if (event.getDeltaY() == 0) {
            return;
        }
        if (event.isShortcutDown()) {
            zoomBy(event.getDeltaY() > 0 ? 1 : -1);
            event.consume();
        } else if (zoom.get() == 1) {
            viewModel.turnPage(event.getDeltaY() < 0 ? 1 : -1);
            event.consume();
        }
    }

    private void zoomBy(int steps) {
        zoom.set(Math.clamp(zoom.get() + steps * ZOOM_STEP, 1, MAX_ZOOM));
    }

    private HBox buttonRow() {
        Button previousButton = ReportControls.button(
                texts,
                "reports.page.before",
                Feather.CHEVRON_LEFT,
                "quiet",
                "page-before",
                () -> viewModel.turnPage(-1));
        Button nextButton = ReportControls.button(
                texts, "reports.page.after", Feather.CHEVRON_RIGHT, "quiet", "page-after", () -> viewModel.turnPage(1));
        previousButton.disableProperty().bind(viewModel.preview().map(preview -> !canTurn(preview, -1)));
        nextButton.disableProperty().bind(viewModel.preview().map(preview -> !canTurn(preview, 1)));
        Label numberLabel = NodeFactory.label(
                Bindings.createStringBinding(this::pageNumber, viewModel.preview(), texts.language()), "soft");
        numberLabel.setId("page-number");
        Button saveButton =
                ReportControls.button(texts, "reports.save", Feather.DOWNLOAD, "quiet", "save-pdf", this::save);
        Button printButton =
                ReportControls.button(texts, "reports.print", Feather.PRINTER, "primary", "print", this::print);
        saveButton.disableProperty().bind(nothing());
        printButton.disableProperty().bind(nothing());
        Button zoomOutButton = iconButton("reports.zoom.out", Feather.ZOOM_OUT, "zoom-out", () -> zoomBy(-1));
        zoomOutButton.disableProperty().bind(zoom.lessThanOrEqualTo(1));
        Button zoomInButton = iconButton("reports.zoom.in", Feather.ZOOM_IN, "zoom-in", () -> zoomBy(1));
        zoomInButton.disableProperty().bind(zoom.greaterThanOrEqualTo(MAX_ZOOM));
        HBox row = NodeFactory.row(
                8,
                previousButton,
                numberLabel,
                nextButton,
                zoomOutButton,
                zoomInButton,
                NodeFactory.spacer(),
                saveButton,
                printButton);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private ObservableValue<Boolean> nothing() {
        return viewModel.preview().map(preview -> !(preview instanceof PrintPreviewViewModel.PreviewState.PreviewPage));
    }

    private void stopOrResume() {
        if (viewModel.preview().get() instanceof PrintPreviewViewModel.PreviewState.PreviewStopped) {
            viewModel.resume();
        } else {
            viewModel.stop();
        }
    }

    private Button iconButton(String key, Feather icon, String id, Runnable action) {
        Button button = new Button();
        button.setGraphic(NodeFactory.icon(icon));
        button.getStyleClass().setAll("button", "icon-only");
        button.setId(id);
        button.accessibleTextProperty().bind(texts.binding(key));
        Tooltip tooltip = new Tooltip();
        tooltip.textProperty().bind(texts.binding(key));
        button.setTooltip(tooltip);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void save() {
        String name = texts.get(paperKey(viewModel.paper().get())) + ".pdf";
        filePrompt
                .chooseSaveTarget(texts.get("reports.save"), name, FilePrompt.FileKind.PDF)
                .ifPresent(files::savePdf);
    }

    private void print() {
        try {
            PrinterChooser.choosePrinter(getScene()).ifPresent(viewModel::print);
        } catch (PrinterChooser.NoPrinterException none) {
            viewModel.showNoPrinter();
        }
    }

    private void show() {
        PrintPreviewViewModel.PreviewState preview = viewModel.preview().get();
        pageScroll.setVisible(preview instanceof PrintPreviewViewModel.PreviewState.PreviewPage);
        messageLabel.setVisible(!pageScroll.isVisible());
        boolean isStopped = preview instanceof PrintPreviewViewModel.PreviewState.PreviewStopped;
        boolean isWorking = preview instanceof PrintPreviewViewModel.PreviewState.PreviewRendering;
        workButton.setVisible(isStopped || isWorking);
        workButton.setManaged(isStopped || isWorking);
        if (isStopped || isWorking) {
            workButton.textProperty().bind(texts.binding(isStopped ? "reports.again" : "reports.stop"));
        }
        switch (preview) {
            case PrintPreviewViewModel.PreviewState.PreviewPage shown -> {
                page = FxPageImages.toImage(shown.image());
                pageView.setAccessibleText(pageNumber());
                fitPage();
            }
            case PrintPreviewViewModel.PreviewState.PreviewRendering working ->
                messageLabel.setText(
                        working.percent() == 0
                                ? texts.get("reports.working")
                                : texts.get("reports.working.percent", working.percent()));
            case PrintPreviewViewModel.PreviewState.PreviewStopped stopped ->
                messageLabel.setText(texts.get("reports.stopped"));
            case PrintPreviewViewModel.PreviewState.PreviewEmpty nothing ->
                messageLabel.setText(texts.get(paperKey(viewModel.paper().get()) + ".nothing"));
            case PrintPreviewViewModel.PreviewState.PreviewFailed failed ->
                messageLabel.setText(texts.get("reports.failed"));
        }
    }

    private void fitPage() {
        Image whole = page;
        if (whole != null && previewPane.getHeight() > 60) {
            double margins = 2 * PAGE_MARGIN + 2;
            double height = zoom.get() * (previewPane.getHeight() - margins);
            double width = zoom.get() * (previewPane.getWidth() - margins);
            double shownHeight = Math.min(height, width * whole.getHeight() / whole.getWidth());
            pageView.setImage(FxPageImages.halvedTo(whole, shownHeight * outputScale()));
            pageView.setFitHeight(height);
            pageView.setFitWidth(width);
        }
    }

    private double outputScale() {
        return getScene() == null || getScene().getWindow() == null
                ? 1
                : getScene().getWindow().getOutputScaleY();
    }

    private String pageNumber() {
        return viewModel.preview().get() instanceof PrintPreviewViewModel.PreviewState.PreviewPage shown
                ? texts.get("reports.page", shown.page() + 1, shown.pages())
                : "";
    }

    private static boolean canTurn(PrintPreviewViewModel.PreviewState preview, int offset) {
        return preview instanceof PrintPreviewViewModel.PreviewState.PreviewPage shown
                && shown.page() + offset >= 0
                && shown.page() + offset < shown.pages();
    }

    private static String paperKey(PrintableDocument paper) {
        return "reports.paper." + EnumKey.of(paper);
    }
}
