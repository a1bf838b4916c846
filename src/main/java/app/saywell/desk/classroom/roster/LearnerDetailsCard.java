package app.saywell.desk.classroom.roster;

import app.saywell.desk.kit.FieldValidation;
import app.saywell.desk.kit.JudgingFields;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.ConsentRecord;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// One learner: name and number, consent, and the export and erasure of personal data.
final class LearnerDetailsCard extends VBox {
    private final RosterViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final LongConsumer openProgress;
    private final TextField number = new TextField();
    private final TextField name = new TextField();
    private final ConsentFields consentFields;
    private final VBox consentHistory = new VBox(4);
    private final VBox eraseConfirmation = new VBox(8);
    private final Label eraseQuestion = NodeFactory.label("");
    private long shownLearnerId;

    /// @param openProgress opens the progress of a learner
    LearnerDetailsCard(
            RosterViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt, LongConsumer openProgress) {
        super(16);
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        this.openProgress = openProgress;
        consentFields = new ConsentFields(texts, Consent.NONE);
        getChildren().addAll(nameCard(), consentCard(), personalDataCard());
        viewModel.selectedLearner().subscribe(this::show);
        viewModel.consentHistory().subscribe(this::showHistory);
        texts.language().addListener(change -> show(viewModel.selectedLearner().get()));
        NodeFactory.showWhen(this, viewModel.selectedLearner().map(Optional::isPresent));
    }

    /// Whether it asks to confirm that everything about the learner shall be erased.
    boolean isConfirmingErasure() {
        return eraseConfirmation.isVisible();
    }

    private VBox nameCard() {
        number.setId("learner-number");
        number.setPrefWidth(72);
        number.promptTextProperty().bind(texts.binding("classroom.learner.number"));
        name.setId("roster-name");
        name.setPrefWidth(200);
        name.promptTextProperty().bind(texts.binding("classroom.learner.name"));
        FieldValidation nameCheck = new FieldValidation(name, texts, viewModel::nameProblem);
        Runnable save = () -> {
            if (nameCheck.isValid()) {
                viewModel.edit(name.getText(), number.getText());
            }
        };
        for (TextField field : List.of(number, name)) {
            NodeFactory.saveWhenLeft(field, save);
        }
        Button removeButton = NodeFactory.button(texts.binding("classroom.learner.remove"), viewModel::remove, "quiet");
        removeButton.setId("remove-learner");
        Button progressButton = NodeFactory.button(
                texts.binding("classroom.learner.progress"),
                () -> viewModel.selectedLearner().get().ifPresent(learner -> openProgress.accept(learner.id())),
                "quiet");
        progressButton.setId("see-progress");
        HBox row = NodeFactory.row(8, number, name);
        row.setAlignment(Pos.CENTER_LEFT);
        FlowPane buttons = new FlowPane(8, 8, progressButton, moveButton(), removeButton);
        return card(
                NodeFactory.label(texts.binding("classroom.learner"), "strong"),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.learner.why"), "soft")),
                row,
                nameCheck.label(),
                judgingFields(),
                buttons);
    }

    private MenuButton moveButton() {
        MenuButton button = new MenuButton();
        button.setId("move-learner");
        button.textProperty().bind(texts.binding("classroom.learner.move"));
        viewModel.otherClasses().subscribe(classes -> button.getItems()
                .setAll(classes.stream().map(this::moveItem).toList()));
        NodeFactory.showWhen(button, viewModel.otherClasses().map(classes -> !classes.isEmpty()));
        return button;
    }

    private MenuItem moveItem(SchoolClass target) {
        MenuItem item = new MenuItem(target.name());
        item.setMnemonicParsing(false);
        item.setOnAction(event -> viewModel.move(target));
        return item;
    }

    private JudgingFields judgingFields() {
        JudgingFields fields = new JudgingFields(texts, viewModel::choose);
        viewModel.judging().subscribe(judging -> fields.show(judging.choice(), judging.ruleOfClass()));
        return fields;
    }

    private VBox consentCard() {
        Button noteButton = NodeFactory.button(
                texts.binding("classroom.consent.note"),
                () -> viewModel.noteConsent(consentFields.consentInput()),
                "quiet");
        noteButton.setId("note-consent");
        Button noteAllButton = NodeFactory.button(
                texts.binding("classroom.consent.note-all"),
                () -> viewModel.noteConsentForAll(consentFields.consentInput()),
                "quiet");
        noteAllButton.setId("note-consent-all");
        return card(
                NodeFactory.label(texts.binding("classroom.consent"), "strong"),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.consent.why"), "soft")),
                consentFields,
                new FlowPane(8, 8, noteButton, noteAllButton),
                consentHistory);
    }

    private VBox personalDataCard() {
        Button exportButton = NodeFactory.button(
                texts.binding("classroom.everything.export"),
                () -> filePrompt
                        .chooseSaveTarget(
                                texts.get("classroom.everything.export"),
                                viewModel.exportName(),
                                FilePrompt.FileKind.ZIP)
                        .ifPresent(viewModel::export),
                "quiet");
        exportButton.setId("export-everything");
        Button eraseButton = NodeFactory.button(
                texts.binding("classroom.everything.erase"), () -> showEraseConfirmation(true), "quiet");
        eraseButton.setId("erase-everything");
        Button confirmButton = NodeFactory.button(
                texts.binding("classroom.everything.erase.yes"),
                () -> {
                    showEraseConfirmation(false);
                    viewModel.erase();
                },
                "primary");
        confirmButton.setId("erase-yes");
        Button cancelButton = NodeFactory.button(
                texts.binding("classroom.everything.erase.no"), () -> showEraseConfirmation(false), "quiet");
        cancelButton.setId("erase-no");
        eraseConfirmation.getStyleClass().addAll("notice", "failed");
        eraseConfirmation
                .getChildren()
                .addAll(NodeFactory.wrapped(eraseQuestion), NodeFactory.row(8, confirmButton, cancelButton));
        showEraseConfirmation(false);
        return card(
                NodeFactory.label(texts.binding("classroom.everything"), "strong"),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.everything.why"), "soft")),
                new FlowPane(8, 8, exportButton, SchoolMark.locked(eraseButton, !viewModel.mayErase(), texts)),
                eraseConfirmation);
    }

    private void showEraseConfirmation(boolean visible) {
        eraseConfirmation.setVisible(visible);
        eraseConfirmation.setManaged(visible);
    }

    private static VBox card(javafx.scene.Node... children) {
        VBox card = NodeFactory.column(8, children);
        card.getStyleClass().add("card");
        return card;
    }

    private void show(Optional<Learner> selected) {
        selected.ifPresent(learner -> {
            if (learner.id() != shownLearnerId || !number.isFocused()) {
                number.setText(learner.number());
            }
            if (learner.id() != shownLearnerId || !name.isFocused()) {
                name.setText(learner.name());
            }
            if (learner.id() != shownLearnerId) {
                showEraseConfirmation(false);
            }
            shownLearnerId = learner.id();
            eraseQuestion.setText(texts.get("classroom.everything.erase.sure", learner.name()));
            consentFields.setConsent(learner.consent());
            showHistory(viewModel.consentHistory().get());
        });
    }

    private void showHistory(List<ConsentRecord> history) {
        consentFields.setHomeworkAllowed(viewModel
                .selectedLearner()
                .get()
                .filter(learner -> learner.consent().allowsRecording())
                .filter(viewModel::includesHomework)
                .isPresent());
        consentHistory
                .getChildren()
                .setAll(history.reversed().stream().map(this::consentLine).toList());
    }

    private javafx.scene.Node consentLine(ConsentRecord entry) {
        String when = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(texts.language().get().locale())
                .format(entry.at().atZone(ZoneId.systemDefault()));
        String text = String.join(
                " · ",
                java.util.stream.Stream.of(
                                when,
                                ConsentFields.consentName(entry.consent(), texts),
                                entry.homeworkAllowed() ? "" : texts.get("classroom.consent.no-homework"),
                                entry.givenBy(),
                                entry.how())
                        .filter(part -> !part.isBlank())
                        .toList());
        return NodeFactory.wrapped(NodeFactory.label(text, "caption"));
    }
}
