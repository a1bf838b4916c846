package app.saywell.ui.classroom.roster;

import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Notice;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;

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
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/// Who is in the class.
public final class PupilsPage extends VBox {
    private static final double LIST_WIDTH = 320;

    private final RosterModel model;
    private final Texts texts;
    private final FilePrompt files;
    private final ListView<Learner> list = new ListView<>();
    private final VBox paste = new VBox(8);
    private boolean showing;

    /// @param progress leads to how a pupil gets on
    public PupilsPage(RosterModel model, Texts texts, FilePrompt files, LongConsumer progress) {
        super(12);
        this.model = model;
        this.texts = texts;
        this.files = files;
        getStyleClass().add("middle");
        layoutPaste();
        PupilCard card = new PupilCard(model, texts, files, progress);
        VBox right =
                Nodes.column(
                        16,
                        new CertificateCard(model, texts, files),
                        new Notice(texts, model.told(), "roster-told"),
                        paste,
                        draft(),
                        card);
        right.getStyleClass().add("pupil-side");
        ScrollPane scrolled = new ScrollPane(right);
        scrolled.setFitToWidth(true);
        scrolled.setFocusTraversable(false);
        // What cannot be undone is asked where it can be read.
        right.heightProperty()
                .subscribe(
                        () -> {
                            if (card.isAsking()) {
                                scrolled.setVvalue(scrolled.getVmax());
                            }
                        });
        HBox.setHgrow(scrolled, Priority.ALWAYS);
        HBox both = Nodes.row(16, left(), scrolled);
        VBox.setVgrow(both, Priority.ALWAYS);
        getChildren().addAll(head(), both);
        bind();
    }

    private HBox head() {
        Button open = button("classroom.roster.open", Feather.FOLDER, this::open);
        open.setId("open-roster");
        Button show = button("classroom.roster.paste", Feather.CLIPBOARD, () -> showPaste(true));
        show.setId("paste-roster");
        HBox head =
                Nodes.row(
                        10,
                        Nodes.label(texts.of("classroom.page.pupils"), "page-title"),
                        Nodes.spacer(),
                        show,
                        open);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private VBox left() {
        list.setId("pupils");
        list.setFixedCellSize(34);
        list.setCellFactory(view -> new Row());
        list.accessibleTextProperty().bind(texts.of("classroom.page.pupils"));
        list.getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (property, was, is) -> {
                            if (!showing && is != null) {
                                showPaste(false);
                                model.choose(is.id());
                            }
                        });
        VBox.setVgrow(list, Priority.ALWAYS);
        TextField number = new TextField();
        number.setId("new-number");
        number.setPrefWidth(64);
        number.promptTextProperty().bind(texts.of("classroom.pupil.number"));
        TextField name = new TextField();
        name.setId("new-name");
        name.promptTextProperty().bind(texts.of("classroom.pupil.name"));
        HBox.setHgrow(name, Priority.ALWAYS);
        Runnable add =
                () -> {
                    model.add(name.getText(), number.getText());
                    number.clear();
                    name.clear();
                    number.requestFocus();
                };
        name.setOnAction(event -> add.run());
        Button plus = new Button();
        plus.setGraphic(new FontIcon(Feather.PLUS));
        plus.getStyleClass().setAll("button", "icon-only");
        plus.setId("add-pupil");
        plus.accessibleTextProperty().bind(texts.of("classroom.pupil.add"));
        plus.setOnAction(event -> add.run());
        HBox hand = Nodes.row(6, number, name, plus);
        hand.setAlignment(Pos.CENTER_LEFT);
        VBox left = Nodes.column(10, list, hand);
        left.getStyleClass().addAll("card", "pupil-list");
        left.setMinWidth(LIST_WIDTH);
        left.setMaxWidth(LIST_WIDTH);
        return left;
    }

    private void layoutPaste() {
        TextArea area = new TextArea();
        area.setId("roster-text");
        area.setPrefRowCount(10);
        Nodes.leadOnWithTab(area);
        area.promptTextProperty().bind(texts.of("classroom.roster.prompt"));
        Button read =
                Nodes.button(
                        texts.of("classroom.roster.read"),
                        () -> {
                            showPaste(false);
                            model.paste(area.getText());
                            area.clear();
                        },
                        "primary");
        read.setId("read-roster");
        read.disableProperty().bind(area.textProperty().map(String::isBlank));
        paste.getStyleClass().add("card");
        paste.getChildren()
                .addAll(
                        Nodes.label(texts.of("classroom.roster.title"), "strong"),
                        Nodes.wrapped(Nodes.label(texts.of("classroom.roster.why"), "soft")),
                        area,
                        Nodes.row(8, read));
    }

    private DraftCard draft() {
        DraftCard card = new DraftCard(model, texts);
        Nodes.showWhen(card, model.draft().map(Optional::isPresent));
        return card;
    }

    private void bind() {
        model.pupils().subscribe(this::show);
        model.chosen().subscribe(any -> select());
        texts.language().addListener(change -> list.refresh());
        showPaste(model.pupils().get().isEmpty());
    }

    private void open() {
        files.open(texts.get("classroom.roster.open"), FilePrompt.Kind.ROSTER)
                .ifPresent(
                        file -> {
                            showPaste(false);
                            model.open(file);
                        });
    }

    private void showPaste(boolean shown) {
        paste.setVisible(shown);
        paste.setManaged(shown);
    }

    private void show(List<Learner> pupils) {
        showing = true;
        list.getItems().setAll(pupils);
        select();
        showing = false;
        if (pupils.isEmpty() && model.draft().get().isEmpty()) {
            showPaste(true);
        }
    }

    private void select() {
        showing = true;
        model.chosen()
                .get()
                .ifPresentOrElse(
                        one -> list.getSelectionModel().select(one),
                        () -> list.getSelectionModel().clearSelection());
        showing = false;
    }

    private Button button(String key, Feather sign, Runnable action) {
        Button button = Nodes.button(texts.of(key), action, "quiet");
        button.setGraphic(new FontIcon(sign));
        return button;
    }

    /// Number, name, and where nobody has agreed to anything, that.
    private final class Row extends ListCell<Learner> {
        private final Label number = Nodes.label("", "soft", "pupil-no");
        private final Label name = Nodes.label("");
        private final Label consent = Nodes.label("", "caption");
        private final HBox line = Nodes.row(8, number, name, Nodes.spacer(), consent);

        Row() {
            line.setAlignment(Pos.CENTER_LEFT);
        }

        @Override
        protected void updateItem(@Nullable Learner one, boolean empty) {
            super.updateItem(one, empty);
            if (one == null || empty) {
                setGraphic(null);
                return;
            }
            number.setText(one.number());
            name.setText(one.name());
            consent.setText(AgreementFields.name(one.consent(), texts));
            consent.getStyleClass().remove("warned");
            if (one.consent() == Consent.NONE) {
                consent.getStyleClass().add("warned");
            }
            setGraphic(line);
        }
    }
}
