package app.saywell.desk.settings.view;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.PhraseGrid;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.privacy.LibraryEncryption.EncryptionStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The switch for the encryption of the library, and its recovery phrase.
final class EncryptionCard extends VBox {
    private final EncryptionViewModel viewModel;
    private final LocalizedTexts texts;
    private final VBox content = NodeFactory.column(12);

    EncryptionCard(EncryptionViewModel viewModel, LocalizedTexts texts) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().add("card");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("settings.encryption"), "place-title"),
                        NodeFactory.wrapped(
                                NodeFactory.label(texts.binding("settings.encryption.about"), "small", "soft")),
                        content);
        viewModel.state().subscribe(any -> show());
    }

    private void show() {
        content.getChildren()
                .setAll(
                        switch (viewModel.state().get()) {
                            case EncryptionViewModel.EncryptionLoading loading -> List.<Node>of();
                            case EncryptionViewModel.EncryptionFailed failed ->
                                List.of(text("settings.encryption.failed", "notice", "failed"));
                            case EncryptionViewModel.PhraseShown shown -> phrase(shown);
                            case EncryptionViewModel.EncryptionKnown known -> known(known);
                        });
    }

    private List<Node> known(EncryptionViewModel.EncryptionKnown known) {
        EncryptionStatus status = known.status();
        Label label = text("settings.encryption.status." + status.name().toLowerCase(Locale.ROOT));
        label.setId("encryption-status");
        List<Node> nodes = new ArrayList<>(List.of(label));
        if (known.asksPhraseAtStart()) {
            nodes.add(text("settings.encryption.no-keychain", "notice"));
        }
        boolean isDemanded = !viewModel.mayBeSwitchedOff();
        nodes.add(
                switch (status) {
                    case PLAIN -> button("encrypt", "settings.encryption.on", viewModel::showPhrase);
                    case WILL_BE_ENCRYPTED ->
                        SchoolMark.locked(
                                button("decrypt", "settings.encryption.not", viewModel::decrypt), isDemanded, texts);
                    case ENCRYPTED, PARTLY_ENCRYPTED ->
                        SchoolMark.locked(
                                button("decrypt", "settings.encryption.off", viewModel::decrypt), isDemanded, texts);
                    case WILL_BE_DECRYPTED -> button("encrypt", "settings.encryption.keep", viewModel::keepEncrypted);
                });
        return nodes;
    }

    private List<Node> phrase(EncryptionViewModel.PhraseShown shown) {
        List<TextField> fields = new ArrayList<>();
        FlowPane asked = new FlowPane(12, 8);
        for (int place : EncryptionViewModel.ASKED) {
            TextField field = new TextField();
            field.setId("word-" + place);
            field.setPrefColumnCount(10);
            fields.add(field);
            asked.getChildren().add(ChoiceButtons.labeled(texts.binding("settings.encryption.word", place), field));
        }
        Button confirm = button(
                "encrypt-sure",
                "settings.encryption.confirm",
                () -> viewModel.encrypt(fields.stream().map(TextField::getText).toList()));
        List<Node> nodes = new ArrayList<>(List.of(
                text("settings.encryption.phrase"),
                new PhraseGrid(shown.words()),
                text("settings.encryption.ask"),
                asked));
        if (shown.isRefused()) {
            Label refused = text("settings.encryption.refused", "notice", "failed");
            refused.setId("phrase-refused");
            nodes.add(refused);
        }
        nodes.add(new FlowPane(8, 8, confirm, button("encrypt-not", "settings.encryption.cancel", viewModel::cancel)));
        return nodes;
    }

    private Label text(String key, String... styles) {
        Label label = NodeFactory.wrapped(NodeFactory.label(texts.binding(key), styles));
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    private Button button(String id, String key, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "quiet");
        button.setId(id);
        return button;
    }
}
