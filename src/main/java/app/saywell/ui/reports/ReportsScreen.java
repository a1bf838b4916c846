package app.saywell.ui.reports;

import app.saywell.practice.report.Paper;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Place;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;
import app.saywell.ui.studio.Studio;

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

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The Reports place.
public final class ReportsScreen implements Place {
    /// Style sheet of this place, for the scene.
    public static final String STYLES = "reports/reports.css";

    private final ObjectProperty<Tab> tab = new SimpleObjectProperty<>(Tab.PAPER);
    private final Map<Tab, Node> pages = new EnumMap<>(Tab.class);
    private final BorderPane root = new BorderPane();
    private final BorderPane middle = new BorderPane();
    private final Texts texts;
    private final ChoiceModel choice;
    private final PaperModel paper;
    private final CopiesModel copies;

    private enum Tab {
        PAPER,
        FILES,
        COPIES
    }

    public ReportsScreen(Studio studio, Texts texts, FilePrompt files) {
        this.texts = texts;
        choice = new ChoiceModel(studio.practice());
        paper = new PaperModel(studio.practice(), choice);
        copies = new CopiesModel(studio.practice(), choice);
        FilesModel exports = new FilesModel(studio.practice(), choice);
        GradebookModel gradebook = new GradebookModel(studio.practice(), choice);
        pages.put(Tab.PAPER, new PaperPage(paper, texts, files));
        pages.put(Tab.FILES, scrolling(new FilesPage(exports, gradebook, texts, files)));
        pages.put(Tab.COPIES, scrolling(new CopiesPage(copies, texts, files)));
        layout();
    }

    private void layout() {
        root.getStyleClass().add("reports");
        ScrollPane column = scrolling(new ChoiceColumn(choice, texts));
        column.setFitToHeight(true);
        root.setLeft(column);
        HBox tabs = Nodes.row(4);
        tabs.getStyleClass().add("reports-tabs");
        ToggleGroup group = new ToggleGroup();
        for (Tab one : Tab.values()) {
            String name = one.name().toLowerCase(Locale.ROOT);
            ToggleButton button = new ToggleButton();
            button.setId("reports-" + name);
            button.textProperty().bind(texts.of("reports.tab." + name));
            button.getStyleClass().setAll("toggle-button", "nav");
            button.setToggleGroup(group);
            button.setOnAction(
                    event -> {
                        go(one);
                        button.setSelected(true);
                    });
            tab.subscribe(now -> button.setSelected(now == one));
            // The arrow keys press the next one without an action.
            button.selectedProperty()
                    .subscribe(
                            (was, is) -> {
                                if (is && tab.get() != one) {
                                    go(one);
                                }
                            });
            tabs.getChildren().add(button);
        }
        middle.setTop(tabs);
        root.setCenter(middle);
        go(Tab.PAPER);
    }

    private void go(Tab chosen) {
        tab.set(chosen);
        // Once visited a page stays in the scene, so that its look and its focus are kept.
        middle.setCenter(pages.get(chosen));
    }

    /// Shows the papers of a class and lesson.
    public void open(long classId, long lessonId) {
        choice.chooseClass(classId);
        choice.chooseLesson(lessonId);
        go(Tab.PAPER);
    }

    /// Shows the slips of a class and lesson.
    public void openSlips(long classId, long lessonId) {
        open(classId, lessonId);
        choice.choosePupil(Optional.empty());
        paper.paper().set(Paper.SLIPS);
    }

    /// Shows where copies of everything are made and restored.
    public void openCopies() {
        go(Tab.COPIES);
    }

    /// Opens a file of Saywell's: a lesson is taken in, recordings and backups are shown first.
    public void open(Path file) {
        go(Tab.COPIES);
        copies.open(file);
    }

    private static ScrollPane scrolling(VBox page) {
        ScrollPane pane = new ScrollPane(page);
        pane.setFitToWidth(true);
        pane.setFocusTraversable(false);
        return pane;
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void enter() {
        paper.setActive(true);
    }

    @Override
    public void leave() {
        paper.setActive(false);
    }

    @Override
    public void close() {
        paper.close();
        choice.close();
    }
}
