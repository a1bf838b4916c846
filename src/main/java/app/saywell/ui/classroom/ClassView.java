package app.saywell.ui.classroom;

import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.Page;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import java.util.Map;

/// The Class place as nodes: the column, and the page that is chosen there.
public final class ClassView {
    /// Style sheet of this place, for the scene.
    public static final String STYLES = "classroom/classroom.css";

    private final ClassChoice choice;
    private final Texts texts;
    private final Map<Page, Node> pages;
    private final BorderPane root = new BorderPane();
    private final BorderPane middle = new BorderPane();
    private final VBox empty = new VBox(12);

    /// @param pages every page as a node
    /// @param verbs what the column offers for a lesson
    /// @param notice what stands above every page
    ClassView(
            ClassChoice choice, Texts texts, Map<Page, Node> pages, GivenVerbs verbs, Node notice) {
        this.choice = choice;
        this.texts = texts;
        this.pages = pages;
        middle.setTop(notice);
        layout(verbs);
        bind();
    }

    /// What goes into the window.
    public Parent root() {
        return root;
    }

    private void layout(GivenVerbs verbs) {
        root.getStyleClass().add("classroom");
        root.setCenter(middle);
        root.setLeft(new ClassColumn(choice, verbs, texts));
        Button first =
                Nodes.button(
                        texts.of("classroom.new"),
                        () -> {
                            choice.create(texts.get("classroom.untitled"));
                            choice.page().set(Page.CLASS);
                        },
                        "primary");
        first.setId("first-class");
        VBox card =
                Nodes.column(
                        12,
                        Nodes.label(texts.of("classroom.empty.title"), "page-title"),
                        Nodes.wrapped(Nodes.label(texts.of("classroom.empty"), "soft")),
                        first);
        card.getStyleClass().add("card");
        card.setMaxWidth(620);
        empty.getStyleClass().add("middle");
        empty.setAlignment(Pos.TOP_LEFT);
        empty.getChildren().add(card);
    }

    private void bind() {
        choice.page().subscribe(any -> show());
        choice.chosen().subscribe(any -> show());
    }

    private void show() {
        Node page =
                choice.chosen().get().isEmpty()
                        ? empty
                        : pages.getOrDefault(choice.page().get(), new StackPane());
        if (middle.getCenter() != page) {
            middle.setCenter(page);
        }
    }

    /// A page that scrolls when the window is too low for it.
    static ScrollPane scrolling(Node page) {
        ScrollPane pane = new ScrollPane(page);
        pane.setFitToWidth(true);
        pane.setFocusTraversable(false);
        return pane;
    }
}
