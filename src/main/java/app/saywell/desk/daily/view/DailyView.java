package app.saywell.desk.daily.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;

/// The page of the day: what it brings, or what came of it.
public final class DailyView {
    /// The style sheet of this screen.
    public static final String STYLES = "daily/daily.css";

    private final DailyViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt files;
    private final BorderPane root = new BorderPane();
    private final VBox column = new VBox(14);
    private Optional<Button> main = Optional.empty();
    private boolean wantsFocus;

    DailyView(DailyViewModel viewModel, LocalizedTexts texts, FilePrompt files) {
        this.files = files;
        this.viewModel = viewModel;
        this.texts = texts;
        layout();
        bind();
    }

    Parent root() {
        return root;
    }

    /// Gives the keyboard to what leads on, as soon as it is there.
    void focus() {
        wantsFocus = true;
        main.ifPresent(button -> NodeFactory.whenInScene(button, button::requestFocus));
    }

    /// Does what leads on.
    void pressMain() {
        main.ifPresent(Button::fire);
    }

    private void layout() {
        column.getStyleClass().add("daily-column");
        column.setAlignment(Pos.TOP_LEFT);
        root.setCenter(NodeFactory.scrollingMiddle(column));
        root.setBottom(new UserMessageLabel(texts, viewModel.message(), "daily-told"));
    }

    private void bind() {
        viewModel.page().subscribe(this::show);
        viewModel.session().open().subscribe(this::show);
        texts.language().subscribe(this::show);
    }

    private void show() {
        switch (viewModel.page().get()) {
            case DailyPage.Opening _ -> set(Optional.empty(), NodeFactory.label(texts.get("daily.opening"), "soft"));
            case DailyPage.Start start -> {
                TodayPane today = new TodayPane(viewModel, start, texts);
                ProgressPane progress = new ProgressPane(viewModel, start.progress(), texts, files);
                PlacementPane placement = new PlacementPane(viewModel, start, texts);
                if (start.isFirst() && viewModel.session().open().get().isEmpty()) {
                    set(Optional.of(placement.main()), placement, today, progress);
                } else {
                    set(Optional.of(today.main()), today, placement, progress);
                }
            }
            case DailyPage.End end -> {
                EndPane pane = new EndPane(viewModel, end, texts);
                set(Optional.of(pane.main()), pane);
            }
            case DailyPage.Placed placed -> {
                PlacedPane pane = new PlacedPane(viewModel, placed, texts);
                set(Optional.of(pane.main()), pane);
            }
        }
    }

    private void set(Optional<Button> button, Node... wanted) {
        boolean hadFocus = wantsFocus || main.filter(Button::isFocused).isPresent();
        main = button;
        NodeFactory.rebuildKeepingFocus(column, () -> column.getChildren().setAll(List.of(wanted)));
        if (hadFocus && button.isPresent()) {
            wantsFocus = false;
            NodeFactory.whenInScene(button.get(), button.get()::requestFocus);
        }
    }
}
