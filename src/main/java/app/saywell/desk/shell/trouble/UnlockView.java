package app.saywell.desk.shell.trouble;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.RecoveryPhrase;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/// Asks for the recovery phrase of an encrypted library whose key is not on this computer.
public final class UnlockView {
    private static final double MARGIN = 40;
    private static final double GAP = 14;

    private final LocalizedTexts texts;
    private final String checkValue;
    private final Consumer<LibraryKey> unlocked;
    private final TextArea entered = new TextArea();
    private final Label problem = NodeFactory.wrapped(new Label());
    private final VBox root;

    /// @param checkValue of the key that is wanted
    /// @param unlocked gets the right key
    public UnlockView(String checkValue, LocalizedTexts texts, Consumer<LibraryKey> unlocked, Runnable close) {
        this.texts = texts;
        this.checkValue = checkValue;
        this.unlocked = unlocked;
        entered.setId("phrase");
        entered.setWrapText(true);
        entered.setPrefRowCount(4);
        NodeFactory.moveFocusWithTab(entered);
        problem.setId("phrase-problem");
        problem.getStyleClass().addAll("notice", "failed");
        problem.setVisible(false);
        problem.managedProperty().bind(problem.visibleProperty());
        Button unlock = NodeFactory.button(texts.binding("trouble.unlock"), this::unlock, "primary");
        unlock.setId("unlock");
        Label prompt = NodeFactory.wrapped(NodeFactory.label(texts.binding("trouble.key_missing.do")));
        prompt.setLabelFor(entered);
        root = NodeFactory.column(
                GAP,
                NodeFactory.wrapped(NodeFactory.label(texts.binding("trouble.key_missing.what"), "place-title")),
                prompt,
                entered,
                problem,
                NodeFactory.wrapped(NodeFactory.label(texts.binding("trouble.safe"), "soft")),
                NodeFactory.spacer(),
                NodeFactory.row(GAP, unlock, NodeFactory.button(texts.binding("trouble.close"), close, "quiet")));
        root.setPadding(new Insets(MARGIN));
        root.setAlignment(Pos.TOP_LEFT);
        root.getStyleClass().add("page");
    }

    private void unlock() {
        try {
            LibraryKey key = RecoveryPhrase.parse(entered.getText());
            if (key.checkValue().equals(checkValue)) {
                problem.setVisible(false);
                unlocked.accept(key);
            } else {
                say(texts.get("trouble.phrase.other"));
            }
        } catch (RecoveryPhrase.PhraseException e) {
            say(
                    e.place() > 0
                            ? texts.get("trouble.phrase.word", String.valueOf(e.place()))
                            : texts.get("trouble.phrase.wrong"));
        }
    }

    private void say(String what) {
        problem.setText(what);
        problem.setVisible(true);
        entered.requestFocus();
    }

    /// The view.
    public Parent root() {
        return root;
    }

    /// Shows it instead of the application.
    public static void show(Stage stage, String checkValue, Consumer<LibraryKey> unlocked) {
        StartStage.show(stage, texts -> new UnlockView(checkValue, texts, unlocked, stage::close).root());
    }
}
