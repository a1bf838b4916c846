package app.saywell.ui.classroom.rotation;

import app.saywell.library.people.Learner;
import app.saywell.library.take.OwnRating;
import app.saywell.ui.kit.Excerpt;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.LevelMark;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.Locale;
import java.util.Optional;

/// Who is at the microphone, with the keys that move on.
public final class RotationCard extends VBox {
    private static final int LONGEST = 140;

    private final RotationModel model;
    private final Texts texts;
    private final BooleanProperty namesHidden;
    private final Finder finder;

    /// @param namesHidden whether only numbers stand for the pupils
    public RotationCard(
            RotationModel model, Texts texts, Keymap keymap, BooleanProperty namesHidden) {
        super(8);
        this.model = model;
        this.texts = texts;
        this.namesHidden = namesHidden;
        finder = new Finder(model, texts);
        getStyleClass().addAll("card", "microphone-card");
        setFocusTraversable(false);
        Label who = Nodes.wrapped(Nodes.label(text(() -> name(model.turn().get())), "page-title"));
        who.setId("at-microphone");
        Label sentence = Nodes.wrapped(Nodes.label(text(this::sentence), "turn-sentence"));
        sentence.setId("turn-sentence");
        TurnButton record = new TurnButton(model, texts, keymap);
        record.setId("record-pupil");
        Button next = Nodes.button(texts.of("classroom.next"), model::next, "quiet");
        next.setId("next-pupil");
        HBox buttons = Nodes.row(8, record, next);
        buttons.setAlignment(Pos.CENTER_LEFT);
        getChildren()
                .addAll(
                        Nodes.label(text(this::head), "caption"),
                        who,
                        sentence,
                        buttons,
                        says(),
                        Nodes.wrapped(Nodes.label(text(this::hint), "caption")),
                        finder,
                        kept(),
                        orders(),
                        rounds());
    }

    /// The digits that are being typed are shown while they are.
    public void showTyped(ReadOnlyStringProperty typed) {
        Label digits = Nodes.label(Bindings.concat(typed, "_"), "page-title");
        digits.setId("typed");
        Nodes.showWhen(digits, typed.isNotEmpty());
        getChildren().add(1, digits);
    }

    /// Puts the cursor where a name is typed.
    public void find() {
        finder.call(texts);
    }

    /// Asks whose the last take is.
    public void move() {
        finder.move(texts);
    }

    private StringBinding text(java.util.concurrent.Callable<String> words) {
        return Bindings.createStringBinding(
                words,
                model.turn(),
                model.following(),
                model.phase(),
                model.last().kept(),
                namesHidden,
                texts.language());
    }

    private String head() {
        return model.turn()
                .get()
                .map(
                        one ->
                                texts.get("classroom.now")
                                        + " · "
                                        + texts.get("classroom.place", one.place(), one.of()))
                .orElse(texts.get("classroom.now"));
    }

    private String name(Optional<Turn> turn) {
        return turn.map(one -> shown(one.pupil())).orElse("–");
    }

    private String shown(Learner pupil) {
        boolean numbered = namesHidden.get() && !pupil.number().isEmpty();
        return numbered ? pupil.number() : RotationModel.called(pupil);
    }

    private String sentence() {
        return model.turn().get().map(one -> Excerpt.of(one.sentence().text(), LONGEST)).orElse("");
    }

    private String hint() {
        return model.following()
                .get()
                .map(one -> texts.get("classroom.hint", shown(one.pupil())))
                .orElse(texts.get("classroom.hint.last"));
    }

    private Label says() {
        Label label = Nodes.wrapped(Nodes.label("", "notice"));
        label.setId("rotation-says");
        label.setMaxWidth(Double.MAX_VALUE);
        ObservableValue<String> words = text(this::said);
        label.textProperty().bind(words);
        Nodes.showWhen(label, words.map(one -> !one.isEmpty()));
        return label;
    }

    private String said() {
        return switch (model.phase().get()) {
            case Phase.Ready ready -> "";
            case Phase.Recording recording -> "";
            case Phase.NoConsent mute -> texts.get("classroom.no-consent");
            case Phase.Done done -> texts.get("classroom.done");
            case Phase.Broken broken -> texts.get(broken.what());
        };
    }

    private VBox kept() {
        Label last = Nodes.wrapped(Nodes.label(text(this::keptWords), "small", "soft"));
        last.setId("kept");
        Label remark = Nodes.wrapped(Nodes.label(text(this::remark), "small", "warned"));
        Button play = Nodes.button(texts.of("classroom.play"), model.last()::play, "chip");
        play.setGraphic(Nodes.icon("icon-play"));
        Button move = Nodes.button(texts.of("classroom.move"), this::move, "chip");
        move.setId("move-take");
        VBox box = Nodes.column(6, Nodes.rule(), last, remark, Nodes.row(8, play, move), rating());
        Nodes.showWhen(remark, remark.textProperty().isNotEmpty());
        Nodes.showWhen(box, model.last().kept().map(Optional::isPresent));
        return box;
    }

    /// What the pupil thinks of the take that was kept last, where the class asks for it.
    private VBox rating() {
        Label question = Nodes.wrapped(Nodes.label(texts.of("classroom.rating.question"), "small"));
        FlowPane answers = new FlowPane(6, 6);
        for (OwnRating rating : OwnRating.values()) {
            Level level = Level.of(rating);
            ToggleButton answer = new ToggleButton();
            answer.textProperty().bind(texts.of("kit.level." + level.key()));
            answer.setGraphic(new LevelMark(level));
            answer.setId("rate-kept-" + level.key());
            answer.getStyleClass().setAll("toggle-button", "chip");
            answer.setOnAction(event -> model.last().rate(rating));
            model.last()
                    .kept()
                    .subscribe(
                            one ->
                                    answer.setSelected(
                                            one.flatMap(Kept::rating)
                                                    .filter(given -> given == rating)
                                                    .isPresent()));
            answers.getChildren().add(answer);
        }
        VBox box = Nodes.column(4, question, answers);
        Nodes.showWhen(
                box, model.last().kept().map(one -> one.isPresent() && model.last().asksRating()));
        return box;
    }

    private String keptWords() {
        return model.last()
                .kept()
                .get()
                .map(
                        one ->
                                texts.get(
                                        "classroom.kept",
                                        namesHidden.get() ? number(one) : one.pupil(),
                                        Excerpt.of(one.sentence(), LONGEST)))
                .orElse("");
    }

    private static String number(Kept one) {
        return one.pupil().split(" · ", 2)[0];
    }

    private String remark() {
        return model.last()
                .kept()
                .get()
                .flatMap(Kept::remark)
                .map(key -> texts.get("practice.check." + key))
                .orElse("");
    }

    private FlowPane orders() {
        FlowPane row = new FlowPane(6, 6);
        for (Order one : Order.values()) {
            row.getChildren().add(choice(model.order(), one, "classroom.order." + key(one)));
        }
        return row;
    }

    private FlowPane rounds() {
        FlowPane row = new FlowPane(6, 6);
        for (var one : app.saywell.practice.classroom.Rotation.Round.values()) {
            row.getChildren().add(choice(model.round(), one, "classroom.round." + key(one)));
        }
        ToggleButton projector = new ToggleButton();
        projector.setId("projector");
        projector.textProperty().bind(texts.of("classroom.projector"));
        projector.getStyleClass().setAll("toggle-button", "chip");
        projector.selectedProperty().bindBidirectional(model.projector());
        row.getChildren().add(projector);
        return row;
    }

    private static String key(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private <E extends Enum<E>> ToggleButton choice(ObjectProperty<E> property, E one, String key) {
        ToggleButton button = new ToggleButton();
        button.setId(key.replace('.', '-'));
        button.textProperty().bind(texts.of(key));
        button.getStyleClass().setAll("toggle-button", "chip");
        property.subscribe(now -> button.setSelected(now == one));
        button.setOnAction(
                event -> {
                    property.set(one);
                    button.setSelected(true);
                });
        return button;
    }
}
