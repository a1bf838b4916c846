package app.saywell.desk.settings.view;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.FieldValidation;
import app.saywell.desk.kit.IntegerSpinners;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.ServiceFallback;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.TrustedCertificate;
import app.saywell.desk.school.settings.UserRole;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The fields for a hosted service: whose voice it may get, budget, rate limit, fallback and
/// certificate.
final class HostedServicePane extends VBox {
    private final HostedServiceViewModel viewModel;
    private final ObservableValue<UserRole> role;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;

    /// @param role who uses Saywell, which decides where it is said whose voice may be sent
    HostedServicePane(
            HostedServiceViewModel viewModel,
            ObservableValue<UserRole> role,
            LocalizedTexts texts,
            FilePrompt filePrompt) {
        super(12);
        this.viewModel = viewModel;
        this.role = role;
        this.texts = texts;
        this.filePrompt = filePrompt;
        TextField budgetField = budgetField();
        FieldValidation budgetCheck = validateBudget(budgetField);
        FlowPane numbers = new FlowPane(
                16,
                10,
                ChoiceButtons.labeled(texts.binding("settings.budget"), settled(budgetField, Setting.MONTHLY_BUDGET)),
                ChoiceButtons.labeled(
                        texts.binding("settings.calls"), settled(rateLimitSpinner(), Setting.CALLS_PER_MINUTE)));
        numbers.setRowValignment(VPos.BOTTOM);
        getChildren()
                .addAll(
                        sendingBox(),
                        settled(saywellBox(), Setting.HOSTED_IS_SAYWELL),
                        numbers,
                        budgetCheck.label(),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.budget.about"), "small", "soft")),
                        ChoiceButtons.labeled(
                                texts.binding("settings.fallback"),
                                settled(
                                        ChoiceButtons.create(
                                                List.of(ServiceFallback.values()),
                                                viewModel.fallback(),
                                                fallback -> texts.binding("settings.fallback." + keySuffix(fallback)),
                                                viewModel::setFallback),
                                        Setting.FALLBACK)),
                        ChoiceButtons.labeled(
                                texts.binding("settings.certificate"),
                                settled(certificateBox(), Setting.TRUSTED_CERTIFICATE)),
                        messageNotice());
    }

    private Node settled(Node control, Setting<?> setting) {
        return SchoolMark.settled(control, viewModel.isSetBySchool(setting), texts);
    }

    /// Who practises alone, each to be ticked. Of a class, the roster says it.
    private VBox sendingBox() {
        FlowPane learners = new FlowPane(16, 8);
        learners.setId("sending");
        viewModel
                .soloLearners()
                .subscribe(shown -> NodeFactory.rebuildKeepingFocus(learners, () -> learners.getChildren()
                        .setAll(shown.stream().map(this::sendingChoice).toList())));
        Node choices = ChoiceButtons.labeled(texts.binding("settings.sending"), learners);
        NodeFactory.showWhen(choices, viewModel.soloLearners().map(shown -> !shown.isEmpty()));
        Label about = NodeFactory.wrapped(NodeFactory.label(
                role.flatMap(now -> texts.binding(
                        now == UserRole.LEARNER ? "settings.sending.about.alone" : "settings.sending.about")),
                "small",
                "soft"));
        about.setId("sending-about");
        return NodeFactory.column(8, choices, about);
    }

    private CheckBox sendingChoice(Learner learner) {
        CheckBox choice = new CheckBox();
        choice.setId("sending-" + learner.id());
        if (learner.name().isBlank()) {
            choice.textProperty().bind(texts.binding("settings.sending.you"));
        } else {
            choice.setText(learner.name());
        }
        choice.setSelected(learner.consent().allowsHosted());
        choice.setOnAction(event -> viewModel.allowSending(learner.id(), choice.isSelected()));
        return choice;
    }

    private VBox saywellBox() {
        CheckBox box = new CheckBox();
        box.setId("service-saywell");
        box.textProperty().bind(texts.binding("settings.saywell"));
        box.setWrapText(true);
        box.setSelected(viewModel.isSaywell());
        box.setOnAction(event -> viewModel.setSaywell(box.isSelected()));
        return NodeFactory.column(
                6,
                box,
                NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.saywell.about"), "small", "soft")));
    }

    private TextField budgetField() {
        TextField field = new TextField(viewModel.budget());
        field.setId("budget-field");
        field.setPrefWidth(120);
        return field;
    }

    private FieldValidation validateBudget(TextField field) {
        FieldValidation check = new FieldValidation(field, texts, viewModel::budgetProblem);
        Runnable save = () -> {
            if (check.isValid()) {
                viewModel.setBudget(field.getText());
            }
        };
        NodeFactory.saveWhenLeft(field, save);
        return check;
    }

    private Spinner<Integer> rateLimitSpinner() {
        Spinner<Integer> spinner =
                new Spinner<>(1, HostedServiceViewModel.MAX_CALLS_PER_MINUTE, viewModel.callsPerMinute());
        spinner.setId("calls-a-minute");
        IntegerSpinners.makeEditable(spinner);
        spinner.setPrefWidth(110);
        spinner.valueProperty().addListener((property, before, now) -> viewModel.setCallsPerMinute(now));
        return spinner;
    }

    private VBox certificateBox() {
        Button chooseButton = NodeFactory.button(
                texts.binding("settings.certificate.choose"),
                () -> filePrompt
                        .chooseFile(texts.get("settings.certificate.choose"), FilePrompt.FileKind.CERTIFICATE)
                        .ifPresent(viewModel::trustCertificate),
                "quiet");
        chooseButton.setId("certificate-choose");
        Button removeButton =
                NodeFactory.button(texts.binding("settings.certificate.remove"), viewModel::removeCertificate, "quiet");
        removeButton.setId("certificate-remove");
        NodeFactory.showWhen(removeButton, viewModel.certificate().map(Optional::isPresent));
        Label label = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        () -> viewModel
                                .certificate()
                                .get()
                                .map(this::certificateText)
                                .orElse(texts.get("settings.certificate.none")),
                        viewModel.certificate(),
                        texts.language()),
                "small",
                "soft"));
        label.setId("certificate");
        return NodeFactory.column(6, label, new FlowPane(8, 8, chooseButton, removeButton));
    }

    private String certificateText(TrustedCertificate trusted) {
        String expiry = DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.language().get().locale())
                .withZone(ZoneId.systemDefault())
                .format(trusted.certificate().getNotAfter().toInstant());
        return texts.get("settings.certificate.is", trusted.subject(), expiry, trusted.fingerprint());
    }

    private UserMessageLabel messageNotice() {
        return new UserMessageLabel(texts, viewModel.message().map(key -> key.map(UserMessage::failure)), "terms-told");
    }

    private static String keySuffix(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
