package app.saywell.ui.classroom;

import app.saywell.library.take.Take;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.Page;
import app.saywell.ui.classroom.grid.Board;
import app.saywell.ui.classroom.grid.GridModel;
import app.saywell.ui.classroom.grid.GridView;
import app.saywell.ui.kit.Place;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;
import app.saywell.ui.studio.Studio;

import javafx.scene.Node;
import javafx.scene.Parent;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;

/// The Class place.
public final class ClassScreen implements Place {
    private final ClassChoice choice;
    private final GridModel grid;
    private final ClassView view;
    private final Consumer<Take> open;

    /// @param open leads to the Practice place with a take
    public ClassScreen(Studio studio, Texts texts, FilePrompt files, Consumer<Take> open) {
        this.open = open;
        choice = new ClassChoice(studio.practice());
        grid = new GridModel(studio, choice);
        GridView cells = new GridView(grid, texts, this::taken);
        Map<Page, Node> pages = new EnumMap<>(Page.class);
        pages.put(Page.GRID, new GridPage(choice, grid, cells, texts));
        pages.put(Page.CLASS, ClassView.scrolling(new ClassPage(choice, texts)));
        view = new ClassView(choice, texts, pages);
    }

    /// What is chosen on the place, for those who send somebody here.
    public ClassChoice choice() {
        return choice;
    }

    /// The grid as it was read last.
    public GridModel grid() {
        return grid;
    }

    private void taken(int row, int column) {
        Board board = grid.board().get();
        if (column >= 0) {
            grid.take(board.owner(row, column)).ifPresent(open);
        }
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void close() {
        choice.close();
        grid.close();
    }
}
