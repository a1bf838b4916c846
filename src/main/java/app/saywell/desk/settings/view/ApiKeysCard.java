package app.saywell.desk.settings.view;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.FieldValidation;
import app.saywell.desk.kit.IntegerSpinners;
import app.saywell.desk.kit.LocalizedDatePicker;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.settings.keys.IssuedApiKeys;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The API keys of this computer's speech service, and a form for new ones.
final class ApiKeysCard extends VBox {
    private final ApiKeysViewModel viewModel;
    private final LocalizedTexts texts;

    /// @param allowed whether the school allows that keys are issued
    ApiKeysCard(ApiKeysViewModel viewModel, LocalizedTexts texts, boolean allowed) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().add("card");
        setId("keys");
        VBox rows = new VBox(6);
        rows.setId("key-rows");
        Runnable showRows = () -> rows.getChildren().setAll(keyRows());
        viewModel.keyList().subscribe(showRows);
        viewModel.confirmingEnd().subscribe(showRows);
        texts.language().subscribe(showRows);
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("settings.keys"), "place-title"),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.keys.about"), "soft")),
                        rows,
                        SchoolMark.locked(form(), !allowed, texts),
                        messageNotice(),
                        newKeyBox());
    }

    private Node[] keyRows() {
        return viewModel.keyList().get().stream()
                .map(key -> new ApiKeyItem(key, viewModel, texts))
                .toArray(Node[]::new);
    }

    private VBox form() {
        TextField name = new TextField();
        name.setId("key-name");
        name.setPrefWidth(200);
        DatePicker lastDay = new LocalizedDatePicker(texts);
        lastDay.setId("key-last-day");
        lastDay.setPrefWidth(150);
        lastDay.promptTextProperty().bind(texts.binding("settings.keys.never"));
        lastDay.getEditor().setId("key-last-day-text");
        FieldValidation nameCheck = new FieldValidation(name, texts, viewModel::nameProblem);
        FieldValidation lastDayCheck =
                new FieldValidation(lastDay.getEditor(), texts, text -> lastDayProblem(lastDay, text));
        Spinner<Integer> rateLimit =
                new Spinner<>(1, IssuedApiKeys.MAX_CALLS_PER_MINUTE, IssuedApiKeys.MAX_CALLS_PER_MINUTE);
        rateLimit.setId("key-limit");
        IntegerSpinners.makeEditable(rateLimit);
        rateLimit.setPrefWidth(90);
        Button createButton = NodeFactory.button(
                texts.binding("settings.keys.create"),
                () -> {
                    rateLimit.commitValue();
                    if (!nameCheck.isValid() || !lastDayCheck.isValid()) {
                        return;
                    }
                    lastDay.setValue(dateOf(lastDay, lastDay.getEditor().getText()));
                    viewModel.create(name.getText(), Optional.ofNullable(lastDay.getValue()), rateLimit.getValue());
                    name.clear();
                    lastDay.setValue(null);
                    nameCheck.reset();
                    lastDayCheck.reset();
                },
                "quiet");
        createButton.setId("key-create");
        createButton.disableProperty().bind(name.textProperty().map(String::isBlank));
        FlowPane form = new FlowPane(
                12,
                8,
                ChoiceButtons.labeled(texts.binding("settings.keys.name"), name),
                ChoiceButtons.labeled(texts.binding("settings.keys.last-day"), lastDay),
                ChoiceButtons.labeled(texts.binding("settings.keys.limit"), rateLimit),
                createButton);
        form.setRowValignment(javafx.geometry.VPos.BOTTOM);
        return NodeFactory.column(6, form, nameCheck.label(), lastDayCheck.label());
    }

    private Optional<String> lastDayProblem(DatePicker lastDay, String text) {
        if (text.isBlank()) {
            return Optional.empty();
        }
        LocalDate day = dateOf(lastDay, text);
        return viewModel.lastDayProblem(day != null, Optional.ofNullable(day));
    }

    private static @Nullable LocalDate dateOf(DatePicker picker, String text) {
        try {
            LocalDate day = text.isBlank() ? null : picker.getConverter().fromString(text);
            // What is no date reads as the day before it was typed.
            boolean isRead = day != null
                    && (picker.getConverter().toString(day).equals(text.strip())
                            || day.toString().equals(text.strip()));
            return isRead ? day : null;
        } catch (DateTimeParseException noDate) {
            return null;
        }
    }

    private UserMessageLabel messageNotice() {
        return new UserMessageLabel(texts, viewModel.message().map(key -> key.map(UserMessage::failure)), "key-told");
    }

    private VBox newKeyBox() {
        TextField secretField = new TextField();
        secretField.setId("key-fresh");
        secretField.setEditable(false);
        secretField.setMaxWidth(Double.MAX_VALUE);
        secretField.textProperty().bind(viewModel.newSecret().map(newKey -> newKey.orElse("")));
        HBox.setHgrow(secretField, javafx.scene.layout.Priority.ALWAYS);
        HBox row = NodeFactory.row(
                8,
                secretField,
                NodeFactory.button(
                        texts.binding("settings.keys.copy"), () -> copyToClipboard(secretField.getText()), "quiet"),
                NodeFactory.button(texts.binding("settings.keys.noted"), viewModel::forgetSecret, "quiet"));
        row.setAlignment(Pos.CENTER_LEFT);
        VBox fresh = NodeFactory.column(
                8, NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.keys.once"), "strong")), row);
        fresh.getStyleClass().addAll("notice", "told");
        NodeFactory.showWhen(fresh, viewModel.newSecret().map(Optional::isPresent));
        return fresh;
    }

    private static void copyToClipboard(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
