package app.saywell.ui.classroom.roster;

import app.saywell.library.people.Consent;
import app.saywell.library.people.ConsentGiven;
import app.saywell.library.people.Learner;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/// One pupil: name and number, what was agreed to, and everything about them.
final class PupilCard extends VBox {
    private final RosterModel model;
    private final Texts texts;
    private final FilePrompt files;
    private final LongConsumer progress;
    private final TextField number = new TextField();
    private final TextField name = new TextField();
    private final AgreementFields agreement;
    private final VBox history = new VBox(4);
    private final VBox sure = new VBox(8);
    private long shown;

    /// @param progress leads to how a pupil gets on
    PupilCard(RosterModel model, Texts texts, FilePrompt files, LongConsumer progress) {
        super(16);
        this.model = model;
        this.texts = texts;
        this.files = files;
        this.progress = progress;
        agreement = new AgreementFields(texts, Consent.NONE);
        getChildren().addAll(who(), consent(), everything());
        model.chosen().subscribe(this::show);
        texts.language().addListener(change -> show(model.chosen().get()));
        Nodes.showWhen(this, model.chosen().map(Optional::isPresent));
    }

    /// Whether it asks at its foot if everything about the pupil shall be erased.
    boolean isAsking() {
        return sure.isVisible();
    }

    private VBox who() {
        number.setId("pupil-number");
        number.setPrefWidth(72);
        number.promptTextProperty().bind(texts.of("classroom.pupil.number"));
        name.setId("pupil-name");
        name.setPrefWidth(200);
        name.promptTextProperty().bind(texts.of("classroom.pupil.name"));
        for (TextField field : List.of(number, name)) {
            field.setOnAction(event -> model.edit(name.getText(), number.getText()));
            field.focusedProperty()
                    .addListener(
                            (property, was, is) -> {
                                if (was && !is) {
                                    model.edit(name.getText(), number.getText());
                                }
                            });
        }
        Button remove = Nodes.button(texts.of("classroom.pupil.remove"), model::remove, "quiet");
        remove.setId("remove-pupil");
        Button see =
                Nodes.button(
                        texts.of("classroom.pupil.progress"),
                        () -> model.chosen().get().ifPresent(one -> progress.accept(one.id())),
                        "quiet");
        see.setId("see-progress");
        HBox row = Nodes.row(8, number, name);
        row.setAlignment(Pos.CENTER_LEFT);
        FlowPane buttons = new FlowPane(8, 8, see, remove);
        return card(
                Nodes.label(texts.of("classroom.pupil"), "strong"),
                Nodes.wrapped(Nodes.label(texts.of("classroom.pupil.why"), "soft")),
                row,
                buttons);
    }

    private VBox consent() {
        Button note =
                Nodes.button(
                        texts.of("classroom.consent.note"),
                        () -> model.consent(agreement.agreement()),
                        "quiet");
        note.setId("note-consent");
        Button all =
                Nodes.button(
                        texts.of("classroom.consent.note-all"),
                        () -> model.consentOfAll(agreement.agreement()),
                        "quiet");
        all.setId("note-consent-all");
        return card(
                Nodes.label(texts.of("classroom.consent"), "strong"),
                Nodes.wrapped(Nodes.label(texts.of("classroom.consent.why"), "soft")),
                agreement,
                new FlowPane(8, 8, note, all),
                history);
    }

    private VBox everything() {
        Button export =
                Nodes.button(
                        texts.of("classroom.everything.export"),
                        () ->
                                files.save(
                                                texts.get("classroom.everything.export"),
                                                "pupil.zip",
                                                FilePrompt.Kind.ZIP)
                                        .ifPresent(model::export),
                        "quiet");
        export.setId("export-everything");
        Button erase =
                Nodes.button(texts.of("classroom.everything.erase"), () -> ask(true), "quiet");
        erase.setId("erase-everything");
        Button yes =
                Nodes.button(
                        texts.of("classroom.everything.erase.yes"),
                        () -> {
                            ask(false);
                            model.erase();
                        },
                        "primary");
        yes.setId("erase-yes");
        Button no =
                Nodes.button(texts.of("classroom.everything.erase.no"), () -> ask(false), "quiet");
        no.setId("erase-no");
        sure.getStyleClass().addAll("notice", "failed");
        sure.getChildren()
                .addAll(
                        Nodes.wrapped(Nodes.label(texts.of("classroom.everything.erase.sure"))),
                        Nodes.row(8, yes, no));
        ask(false);
        return card(
                Nodes.label(texts.of("classroom.everything"), "strong"),
                Nodes.wrapped(Nodes.label(texts.of("classroom.everything.why"), "soft")),
                new FlowPane(8, 8, export, erase),
                sure);
    }

    private void ask(boolean asking) {
        sure.setVisible(asking);
        sure.setManaged(asking);
    }

    private static VBox card(javafx.scene.Node... children) {
        VBox card = Nodes.column(8, children);
        card.getStyleClass().add("card");
        return card;
    }

    private void show(Optional<Learner> pupil) {
        pupil.ifPresent(
                one -> {
                    if (one.id() != shown || !number.isFocused()) {
                        number.setText(one.number());
                    }
                    if (one.id() != shown || !name.isFocused()) {
                        name.setText(one.name());
                    }
                    if (one.id() != shown) {
                        ask(false);
                    }
                    shown = one.id();
                    agreement.show(one.consent());
                    history.getChildren()
                            .setAll(
                                    model.consents(one).reversed().stream()
                                            .map(this::line)
                                            .toList());
                });
    }

    private javafx.scene.Node line(ConsentGiven given) {
        String when =
                DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                        .withLocale(texts.language().get().locale())
                        .format(given.at().atZone(ZoneId.systemDefault()));
        String who =
                String.join(
                        " · ",
                        java.util.stream.Stream.of(
                                        when,
                                        AgreementFields.name(given.consent(), texts),
                                        given.by(),
                                        given.how())
                                .filter(part -> !part.isBlank())
                                .toList());
        return Nodes.wrapped(Nodes.label(who, "caption"));
    }
}
