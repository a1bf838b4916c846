package app.saywell.desk.settings.view;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.FieldValidation;
import app.saywell.desk.kit.JudgingFields;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.OnDemandPane;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.settings.keys.HostedServiceKeys;
import app.saywell.speech.FeedbackLanguage;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The speech service: this computer, or a hosted service with its address and API key.
final class ServiceCard extends VBox {
    private static final Set<String> GOOD_NEWS = Set.of("settings.check.running", "settings.check.works");

    private final ServiceViewModel viewModel;
    private final LocalizedTexts texts;
    private final ObjectProperty<ServiceKind> selectedService;

    /// @param hostedServicePane more settings of a hosted service, shown only for one
    ServiceCard(ServiceViewModel viewModel, LocalizedTexts texts, HostedServicePane hostedServicePane) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        selectedService = new SimpleObjectProperty<>(viewModel.service());
        getStyleClass().add("card");
        VBox hostedBox = hostedFields();
        hostedBox.getChildren().add(hostedServicePane);
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("settings.service"), "place-title"),
                        settled(
                                ChoiceButtons.create(
                                        List.of(ServiceKind.values()),
                                        viewModel.service(),
                                        kind -> texts.binding("settings.service." + keySuffix(kind)),
                                        this::selectService),
                                Setting.SERVICE_KIND),
                        NodeFactory.wrapped(NodeFactory.label(
                                Bindings.createStringBinding(
                                        () -> texts.get(
                                                "settings.service." + keySuffix(selectedService.get()) + ".about"),
                                        selectedService,
                                        texts.language()),
                                "soft")),
                        new OnDemandPane(hostedBox, selectedService.map(kind -> kind == ServiceKind.HOSTED)),
                        ChoiceButtons.labeled(
                                texts.binding("settings.feedback"),
                                settled(
                                        ChoiceButtons.create(
                                                List.of(FeedbackLanguage.ENGLISH, FeedbackLanguage.KOREAN),
                                                viewModel.feedbackLanguage(),
                                                language -> texts.binding("settings.feedback." + language.code()),
                                                viewModel::select),
                                        Setting.FEEDBACK_LANGUAGE)),
                        ChoiceButtons.labeled(
                                texts.binding("settings.british"),
                                settled(
                                        ChoiceButtons.create(
                                                List.of(false, true),
                                                viewModel.acceptsBritish(),
                                                accepted -> texts.binding("settings.british." + accepted),
                                                viewModel::setAcceptsBritish),
                                        Setting.BRITISH_PRONUNCIATION)),
                        new SpokenWordsChoice(viewModel, texts, selectedService),
                        NodeFactory.column(
                                6,
                                NodeFactory.label(texts.binding("settings.judging"), "strong"),
                                NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.judging.why"), "soft")),
                                judgingFields()));
    }

    private JudgingFields judgingFields() {
        JudgingFields fields = new JudgingFields(texts, viewModel::choose);
        fields.show(viewModel.judging(), viewModel.usualRule());
        return fields;
    }

    private Node settled(Node control, Setting<?> setting) {
        return SchoolMark.settled(control, viewModel.isSetBySchool(setting), texts);
    }

    private void selectService(ServiceKind kind) {
        selectedService.set(kind);
        viewModel.select(kind);
    }

    private VBox hostedFields() {
        TextField addressField = new TextField(viewModel.address());
        addressField.setId("address");
        addressField.setPromptText("https://");
        addressField.setMaxWidth(420);
        FieldValidation addressCheck = new FieldValidation(addressField, texts, viewModel::addressProblem);
        addressField.focusedProperty().addListener(change -> viewModel.setAddress(addressField.getText()));
        addressField.setOnAction(event -> {
            if (addressCheck.isValid()) {
                viewModel.setAddress(addressField.getText());
            }
        });
        PasswordField keyField = new PasswordField();
        keyField.setId("key");
        keyField.setPromptText("sk-svc-…");
        keyField.setPrefWidth(260);
        FieldValidation keyCheck = new FieldValidation(keyField, texts, viewModel::keyProblem);
        Button saveButton = NodeFactory.button(
                texts.binding("settings.key.keep"),
                () -> {
                    if (addressCheck.isValid() && keyCheck.isValid()) {
                        viewModel.setAddress(addressField.getText());
                        viewModel.saveKey(keyField.getText());
                        keyField.clear();
                        keyCheck.reset();
                    }
                },
                "quiet");
        saveButton.setId("key-keep");
        saveButton.disableProperty().bind(keyField.textProperty().map(String::isBlank));
        Button checkButton = NodeFactory.button(
                texts.binding("settings.check"),
                () -> {
                    if (addressCheck.isValid()) {
                        viewModel.setAddress(addressField.getText());
                        viewModel.checkService();
                    }
                },
                "quiet");
        checkButton.setId("check");
        Button forgetButton = NodeFactory.button(texts.binding("settings.key.forget"), viewModel::forgetKey, "quiet");
        NodeFactory.showWhen(
                forgetButton,
                viewModel
                        .keyLocation()
                        .map(location -> location == HostedServiceKeys.HostedKeyLocation.KEYCHAIN
                                || location == HostedServiceKeys.HostedKeyLocation.SESSION));
        FlowPane row = new FlowPane(8, 8, keyField, saveButton, checkButton, forgetButton);
        row.setAlignment(Pos.CENTER_LEFT);
        Label keyLocationLabel = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        () -> texts.get("settings.key."
                                + keySuffix(viewModel.keyLocation().get())),
                        viewModel.keyLocation(),
                        texts.language()),
                "small",
                "soft"));
        Label messageLabel = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        () -> viewModel.message().get().map(texts::get).orElse(""),
                        viewModel.message(),
                        texts.language()),
                "notice",
                "told"));
        messageLabel.setId("checked");
        viewModel.message().subscribe(message -> {
            messageLabel.getStyleClass().removeAll("told", "failed");
            messageLabel.getStyleClass().add(message.filter(GOOD_NEWS::contains).isPresent() ? "told" : "failed");
        });
        NodeFactory.showWhen(messageLabel, viewModel.message().map(message -> message.isPresent()));
        return NodeFactory.column(
                10,
                ChoiceButtons.labeled(texts.binding("settings.address"), settled(addressField, Setting.HOSTED_ADDRESS)),
                addressCheck.label(),
                ChoiceButtons.labeled(texts.binding("settings.key"), row),
                keyCheck.label(),
                keyLocationLabel,
                messageLabel);
    }

    private static String keySuffix(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
