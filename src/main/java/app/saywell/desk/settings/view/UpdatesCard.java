package app.saywell.desk.settings.view;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.OnDemandPane;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UpdateSettings;
import app.saywell.desk.school.settings.UpdateSettings.UpdateCheck;
import app.saywell.desk.settings.update.UpdateAnswer;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// Whether Saywell asks for newer versions. It tells of them and installs none.
final class UpdatesCard extends VBox {
    private static final double FIELD_WIDTH = 560;

    private final UpdatesViewModel viewModel;
    private final LocalizedTexts texts;

    UpdatesCard(UpdatesViewModel viewModel, LocalizedTexts texts) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("updates");
        getStyleClass().add("card");
        VBox details = NodeFactory.column(
                10,
                field("update-address", "settings.updates.address", UpdateSettings.ADDRESS),
                field("update-key", "settings.updates.key", UpdateSettings.PUBLIC_KEY),
                checkButton(),
                message(),
                page());
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("settings.updates"), "place-title"),
                        SchoolMark.settled(
                                ChoiceButtons.createBound(
                                        List.of(UpdateCheck.values()),
                                        viewModel.check(),
                                        check -> texts.binding("settings.updates."
                                                + check.name().toLowerCase(Locale.ROOT)),
                                        viewModel::setCheck),
                                viewModel.isSetBySchool(),
                                texts),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.updates.about"), "soft")),
                        new OnDemandPane(details, viewModel.check().map(check -> check == UpdateCheck.DAILY)));
    }

    private Node field(String id, String name, Setting<String> setting) {
        TextField field = new TextField(viewModel.text(setting));
        field.setId(id);
        field.setMaxWidth(FIELD_WIDTH);
        NodeFactory.saveWhenLeft(field, () -> viewModel.setText(setting, field.getText()));
        return ChoiceButtons.labeled(texts.binding(name), SchoolMark.settled(field, viewModel.isSetBySchool(), texts));
    }

    private Button checkButton() {
        Button button = NodeFactory.button(texts.binding("settings.updates.now"), viewModel::checkNow, "quiet");
        button.setId("update-now");
        return button;
    }

    private Label message() {
        Label label = NodeFactory.wrapped(NodeFactory.label(Bindings.createStringBinding(
                this::messageText, viewModel.messageKey(), viewModel.newer(), texts.language())));
        label.setId("update-message");
        NodeFactory.showWhen(label, viewModel.messageKey().map(key -> !key.isEmpty()));
        return label;
    }

    private String messageText() {
        String key = viewModel.messageKey().get();
        if (key.isEmpty()) {
            return "";
        }
        return viewModel
                .newer()
                .get()
                .map(newer -> (texts.get(key, newer.version()) + " " + note(newer)).strip())
                .orElseGet(() -> texts.get(key));
    }

    private String note(UpdateAnswer.Newer newer) {
        String language = texts.language().get().locale().getLanguage();
        return newer.notes().getOrDefault(language, newer.notes().getOrDefault("en", ""));
    }

    /// The address of the page, to be copied: Saywell opens no browser.
    private TextField page() {
        TextField page = new TextField();
        page.setId("update-page");
        page.setEditable(false);
        page.setMaxWidth(FIELD_WIDTH);
        page.accessibleTextProperty().bind(texts.binding("settings.updates.page"));
        page.textProperty().bind(viewModel.newer().map(found -> found.map(UpdateAnswer.Newer::page)
                .orElse("")));
        NodeFactory.showWhen(page, viewModel.newer().map(found -> found.isPresent()));
        return page;
    }
}
