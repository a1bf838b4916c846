package app.saywell.desk.classroom.roster;

import app.saywell.desk.kit.GradualContent;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.Learner;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The learners of the class.
public final class RosterView extends VBox {
    private static final double LIST_WIDTH = 320;
    private static final int PARTS_AT_ONCE = 3;

    private final RosterViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt filePrompt;
    private final ListView<Learner> learnerList = new ListView<>();
    private final VBox pastePane = new VBox(8);
    private final TextArea pasteArea = new TextArea();
    private final RosterDraftCard draftCard;
    private boolean updating;

    /// @param openProgress opens the progress of a learner
    public RosterView(
            RosterViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt, LongConsumer openProgress) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        this.filePrompt = filePrompt;
        getStyleClass().add("middle");
        layoutPaste();
        draftCard = draftCard();
        LearnerDetailsCard card = new LearnerDetailsCard(viewModel, texts, filePrompt, openProgress);
        VBox detailPane = NodeFactory.column(
                16,
                new CertificateCard(viewModel, texts, filePrompt),
                new UserMessageLabel(texts, viewModel.message(), "roster-told"),
                pastePane,
                draftCard,
                nextStep(),
                card);
        detailPane.getStyleClass().add("learner-side");
        GradualContent.of(detailPane, PARTS_AT_ONCE, 1);
        ScrollPane detailScroll = new ScrollPane(detailPane);
        detailScroll.setFitToWidth(true);
        detailScroll.setFocusTraversable(false);
        // The question before an erasure must be visible.
        detailPane.heightProperty().subscribe(() -> {
            if (card.isConfirmingErasure()) {
                detailScroll.setVvalue(detailScroll.getVmax());
            }
        });
        HBox.setHgrow(detailScroll, Priority.ALWAYS);
        HBox columns = NodeFactory.row(16, learnerPane(), detailScroll);
        VBox.setVgrow(columns, Priority.ALWAYS);
        getChildren().addAll(header(), columns);
        bind();
    }

    private HBox header() {
        Button openButton = button("classroom.roster.open", Feather.FOLDER, this::open);
        openButton.setId("open-roster");
        Button pasteButton = button("classroom.roster.paste", Feather.CLIPBOARD, this::focusPaste);
        pasteButton.setId("paste-roster");
        HBox head = NodeFactory.row(
                10,
                NodeFactory.label(texts.binding("classroom.page.learners"), "page-title"),
                NodeFactory.spacer(),
                pasteButton,
                openButton);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private VBox learnerPane() {
        learnerList.setId("learners");
        learnerList.setCellFactory(view -> new LearnerCell());
        learnerList.accessibleTextProperty().bind(texts.binding("classroom.page.learners"));
        learnerList.getSelectionModel().selectedItemProperty().addListener((property, was, is) -> {
            if (!updating && is != null) {
                showPaste(false);
                viewModel.selectLearner(is.id());
            }
        });
        VBox.setVgrow(learnerList, Priority.ALWAYS);
        TextField number = new TextField();
        number.setId("new-number");
        number.setPrefWidth(64);
        number.promptTextProperty().bind(texts.binding("classroom.learner.number"));
        TextField name = new TextField();
        name.setId("new-name");
        name.promptTextProperty().bind(texts.binding("classroom.learner.name"));
        HBox.setHgrow(name, Priority.ALWAYS);
        Runnable add = () -> {
            viewModel.add(name.getText(), number.getText());
            number.clear();
            name.clear();
            number.requestFocus();
        };
        name.setOnAction(event -> add.run());
        Button addButton = new Button();
        addButton.setGraphic(NodeFactory.icon(Feather.PLUS));
        addButton.getStyleClass().setAll("button", "icon-only");
        addButton.setId("add-learner");
        addButton.accessibleTextProperty().bind(texts.binding("classroom.learner.add"));
        addButton.setOnAction(event -> add.run());
        HBox addRow = NodeFactory.row(6, number, name, addButton);
        addRow.setAlignment(Pos.CENTER_LEFT);
        VBox column = NodeFactory.column(10, learnerList, addRow);
        column.getStyleClass().addAll("card", "learner-list");
        column.setMinWidth(LIST_WIDTH);
        column.setMaxWidth(LIST_WIDTH);
        return column;
    }

    private void layoutPaste() {
        pasteArea.setId("roster-text");
        pasteArea.setPrefRowCount(10);
        NodeFactory.moveFocusWithTab(pasteArea);
        pasteArea.promptTextProperty().bind(texts.binding("classroom.roster.prompt"));
        Button read = NodeFactory.button(
                texts.binding("classroom.roster.read"),
                () -> {
                    showPaste(false);
                    viewModel.draftViewModel().paste(pasteArea.getText());
                    pasteArea.clear();
                },
                "primary");
        read.setId("read-roster");
        read.disableProperty().bind(pasteArea.textProperty().map(String::isBlank));
        pastePane.getStyleClass().add("card");
        pastePane
                .getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("classroom.roster.title"), "strong"),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.roster.why"), "soft")),
                        pasteArea,
                        NodeFactory.row(8, read));
    }

    private RosterDraftCard draftCard() {
        RosterDraftCard card = new RosterDraftCard(viewModel.draftViewModel(), texts);
        NodeFactory.showWhen(card, viewModel.draftViewModel().draft().map(Optional::isPresent));
        viewModel.draftViewModel().draft().subscribe((was, is) -> {
            if (was.isEmpty() && is.isPresent()) {
                showPaste(false);
                card.focusConsent();
            }
        });
        return card;
    }

    /// What to do once the list is there and nothing else is open.
    private Label nextStep() {
        Label words = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(this::nextStepText, viewModel.hasAssignedLesson(), texts.language()),
                "soft"));
        words.setId("roster-next");
        NodeFactory.showWhen(
                words,
                Bindings.createBooleanBinding(
                        () -> !viewModel.learners().get().isEmpty()
                                && viewModel.selectedLearner().get().isEmpty()
                                && viewModel.draftViewModel().draft().get().isEmpty()
                                && !pastePane.isVisible(),
                        viewModel.learners(),
                        viewModel.selectedLearner(),
                        viewModel.draftViewModel().draft(),
                        pastePane.visibleProperty()));
        return words;
    }

    private String nextStepText() {
        String choose = texts.get("classroom.roster.next");
        return viewModel.hasAssignedLesson().getValue()
                ? choose
                : choose + " " + texts.get("classroom.roster.next.assign");
    }

    private void bind() {
        viewModel.learners().subscribe(this::show);
        viewModel.selectedLearner().subscribe(any -> showSelection());
        texts.language().addListener(change -> learnerList.refresh());
        showPaste(viewModel.learners().get().isEmpty());
    }

    private void open() {
        filePrompt
                .chooseFile(texts.get("classroom.roster.open"), FilePrompt.FileKind.ROSTER)
                .ifPresent(file -> {
                    showPaste(false);
                    viewModel.draftViewModel().open(file);
                });
    }

    private void showPaste(boolean visible) {
        pastePane.setVisible(visible);
        pastePane.setManaged(visible);
    }

    /// Shows where a list is pasted, and puts the cursor there.
    public void focusPaste() {
        showPaste(true);
        pasteArea.requestFocus();
    }

    private void show(List<Learner> learners) {
        updating = true;
        boolean wasEmpty = learnerList.getItems().isEmpty();
        learnerList.getItems().setAll(learners);
        showSelection();
        updating = false;
        if (learners.isEmpty() && viewModel.draftViewModel().draft().get().isEmpty()) {
            showPaste(true);
        } else if (wasEmpty && pasteArea.getText().isBlank()) {
            showPaste(false);
        }
    }

    private void showSelection() {
        updating = true;
        viewModel
                .selectedLearner()
                .get()
                .ifPresentOrElse(
                        learner -> learnerList.getSelectionModel().select(learner),
                        () -> learnerList.getSelectionModel().clearSelection());
        updating = false;
    }

    private Button button(String key, Feather icon, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "quiet");
        button.setGraphic(NodeFactory.icon(icon));
        return button;
    }

    /// Number, name, and the consent with a warning if there is none.
    private final class LearnerCell extends ListCell<Learner> {
        private final Label number = NodeFactory.label("", "soft", "learner-no");
        private final Label name = NodeFactory.label("");
        private final Label consent = NodeFactory.label("", "caption");
        private final HBox row = NodeFactory.row(8, number, name, NodeFactory.spacer(), consent);

        LearnerCell() {
            row.setAlignment(Pos.CENTER_LEFT);
        }

        @Override
        protected void updateItem(@Nullable Learner learner, boolean empty) {
            super.updateItem(learner, empty);
            if (learner == null || empty) {
                setGraphic(null);
                return;
            }
            number.setText(learner.number());
            name.setText(learner.name());
            consent.setText(ConsentFields.consentName(learner.consent(), viewModel.includesHomework(learner), texts));
            consent.getStyleClass().remove("warned");
            if (!learner.consent().allowsRecording()) {
                consent.getStyleClass().add("warned");
            }
            setGraphic(row);
        }
    }
}
