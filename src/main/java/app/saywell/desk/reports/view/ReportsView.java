package app.saywell.desk.reports.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The page of the reports screen: what is reported on at the left, and three tabs.
public final class ReportsView {
    /// The style sheet of this screen, for the scene.
    public static final String STYLES = "reports/reports.css";

    private final ObjectProperty<ReportsTab> selectedTab = new SimpleObjectProperty<>(ReportsTab.PAPER);
    private final Map<ReportsTab, Node> tabContents = new EnumMap<>(ReportsTab.class);
    private final BorderPane root = new BorderPane();
    private final BorderPane contentPane = new BorderPane();
    private final LocalizedTexts texts;
    private final ScrollPane column;
    private final HBox tabs = NodeFactory.row(4);

    enum ReportsTab {
        PAPER,
        FILES,
        COPIES
    }

    /// @param files and `copies` are scrolled, `paper` fits itself to the room it gets
    ReportsView(
            ReportSelectionPane selection,
            PrintPreviewView paper,
            ExportView files,
            TransferView copies,
            LocalizedTexts texts) {
        this.texts = texts;
        tabContents.put(ReportsTab.PAPER, paper);
        tabContents.put(ReportsTab.FILES, scrolling(files));
        tabContents.put(ReportsTab.COPIES, scrolling(copies));
        column = scrolling(selection);
        layout();
    }

    Parent root() {
        return root;
    }

    private void layout() {
        root.getStyleClass().add("reports");
        column.setFitToHeight(true);
        root.setLeft(column);
        tabs.getStyleClass().add("reports-tabs");
        ToggleGroup group = new ToggleGroup();
        for (ReportsTab tab : ReportsTab.values()) {
            String name = tab.name().toLowerCase(Locale.ROOT);
            ToggleButton button = new ToggleButton();
            button.setId("reports-" + name);
            button.textProperty().bind(texts.binding("reports.tab." + name));
            button.getStyleClass().setAll("toggle-button", "nav", "tab-button");
            button.setToggleGroup(group);
            button.setOnAction(event -> {
                selectTab(tab);
                button.setSelected(true);
            });
            selectedTab.subscribe(current -> button.setSelected(current == tab));
            // The arrow keys select the next button without an action event.
            button.selectedProperty().subscribe((was, is) -> {
                if (is && selectedTab.get() != tab) {
                    selectTab(tab);
                }
            });
            tabs.getChildren().add(button);
        }
        contentPane.setTop(tabs);
        root.setCenter(contentPane);
        selectTab(ReportsTab.PAPER);
    }

    /// Who studies alone has copies and packs here, and nothing to report on.
    void showReports(boolean areShown) {
        NodeFactory.setShown(column, areShown);
        NodeFactory.setShown(tabs, areShown);
        if (!areShown) {
            selectTab(ReportsTab.COPIES);
        }
    }

    void selectTab(ReportsTab tab) {
        selectedTab.set(tab);
        // A visited tab stays in the scene, so that its state and focus are kept.
        contentPane.setCenter(tabContents.get(tab));
    }

    private static ScrollPane scrolling(VBox page) {
        ScrollPane pane = new ScrollPane(page);
        pane.setFitToWidth(true);
        pane.setFocusTraversable(false);
        return pane;
    }
}
