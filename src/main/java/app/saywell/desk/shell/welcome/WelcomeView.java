package app.saywell.desk.shell.welcome;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.sound.LevelMeterBar;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.settings.UserRole;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The questions of the very first start, on a page of their own over the window. Enter begins, Esc
/// skips them, arrow keys choose a role.
public final class WelcomeView {
    private static final double CARD_WIDTH = 560;
    private static final double LANGUAGES_WIDTH = 180;

    private final WelcomeViewModel viewModel;
    private final LocalizedTexts texts;
    private final ScrollPane root = new ScrollPane();
    private final TextField name = new TextField();

    /// @param microphones the choice of the microphone
    /// @param meter what the chosen microphone hears
    /// @param hint what to do with the microphone, or why it cannot be used
    public WelcomeView(
            WelcomeViewModel viewModel,
            LocalizedTexts texts,
            ComboBox<String> microphones,
            LevelMeterBar meter,
            ObservableValue<String> hint) {
        this.viewModel = viewModel;
        this.texts = texts;
        VBox card = NodeFactory.column(
                18,
                heading(),
                languageAndName(),
                question("welcome.role", roles()),
                question("welcome.microphone", microphone(microphones, meter, hint)),
                actions());
        card.getStyleClass().addAll("card", "welcome-card");
        card.setMaxWidth(CARD_WIDTH);
        card.setMaxHeight(Region.USE_PREF_SIZE);
        StackPane page = new StackPane(card);
        page.getStyleClass().add("welcome-page");
        root.setContent(page);
        root.setId("welcome");
        root.getStyleClass().add("welcome");
        root.setFitToWidth(true);
        root.setFitToHeight(true);
        root.setFocusTraversable(false);
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::handleKey);
    }

    /// The root node.
    public Parent root() {
        return root;
    }

    /// Gives the keyboard to the name, the one thing to write.
    public void focus() {
        // Only with its skin does a scroll pane have its content in the scene.
        root.applyCss();
        name.requestFocus();
    }

    private VBox heading() {
        return NodeFactory.column(
                4,
                NodeFactory.label(texts.binding("welcome.title"), "page-title"),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("welcome.about"), "soft")));
    }

    // Side by side, so that all questions fit into a low window.
    private HBox languageAndName() {
        VBox nameQuestion = question("welcome.name", name());
        HBox.setHgrow(nameQuestion, Priority.ALWAYS);
        return NodeFactory.row(24, question("welcome.language", languages()), nameQuestion);
    }

    private VBox question(String key, Node answer) {
        return NodeFactory.column(6, NodeFactory.label(texts.binding(key), "strong"), answer);
    }

    private Node languages() {
        FlowPane choice = ChoiceButtons.createBound(
                List.of(InterfaceLanguage.values()),
                texts.language(),
                language -> Bindings.createStringBinding(language::nativeName),
                viewModel::chooseLanguage);
        choice.setPrefWrapLength(LANGUAGES_WIDTH);
        choice.setMinWidth(Region.USE_PREF_SIZE);
        return choice;
    }

    private HBox roles() {
        HBox row = NodeFactory.row(12);
        ToggleGroup group = new ToggleGroup();
        for (UserRole role : List.of(UserRole.TEACHER, UserRole.LEARNER)) {
            ToggleButton button = roleButton(role);
            button.setToggleGroup(group);
            button.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(button, Priority.ALWAYS);
            row.getChildren().add(button);
        }
        return row;
    }

    /// A tile with the role and what follows from it.
    private ToggleButton roleButton(UserRole role) {
        String key = "welcome.role." + role.name().toLowerCase(Locale.ROOT);
        Label what = NodeFactory.label(texts.binding(key), "strong");
        Label about = NodeFactory.wrapped(NodeFactory.label(texts.binding(key + ".about"), "small", "soft"));
        ToggleButton button = new ToggleButton();
        button.setGraphic(NodeFactory.column(2, what, about));
        button.setId("role-" + role.name().toLowerCase(Locale.ROOT));
        button.accessibleTextProperty().bind(texts.binding(key));
        button.getStyleClass().setAll("toggle-button", "quiet", "welcome-role");
        viewModel
                .role()
                .subscribe(
                        chosen -> button.setSelected(chosen.filter(role::equals).isPresent()));
        button.selectedProperty().addListener((any, was, is) -> {
            if (is) {
                viewModel.role().set(Optional.of(role));
            }
        });
        button.setOnAction(event -> button.setSelected(true)); // a second press leaves it chosen
        button.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && button.isSelected()) {
                begin();
                event.consume();
            }
        });
        return button;
    }

    private TextField name() {
        name.setId("welcome-name");
        name.textProperty().bindBidirectional(viewModel.name());
        name.promptTextProperty().bind(texts.binding("welcome.name.prompt"));
        return name;
    }

    private VBox microphone(ComboBox<String> microphones, LevelMeterBar meter, ObservableValue<String> hint) {
        microphones.setId("welcome-microphones");
        HBox row = NodeFactory.row(12, microphones, meter);
        row.setAlignment(Pos.CENTER_LEFT);
        Label told = NodeFactory.wrapped(NodeFactory.label(hint, "small", "soft"));
        told.setId("welcome-microphone-hint");
        return NodeFactory.column(6, row, told);
    }

    private void begin() {
        viewModel.finish(texts.get("welcome.oneself"));
    }

    private void skip() {
        viewModel.skip(texts.get("welcome.oneself"));
    }

    private HBox actions() {
        Button begin = NodeFactory.button(texts.binding("welcome.begin"), this::begin, "primary");
        begin.setId("welcome-begin");
        begin.setDefaultButton(true);
        begin.disableProperty().bind(viewModel.role().map(Optional::isEmpty));
        Button skip = NodeFactory.button(texts.binding("welcome.skip"), this::skip, "link");
        skip.setId("welcome-skip");
        HBox row = NodeFactory.row(
                16, begin, skip, NodeFactory.spacer(), NodeFactory.label(texts.binding("welcome.later"), "caption"));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void handleKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            skip();
            event.consume();
        }
    }
}
