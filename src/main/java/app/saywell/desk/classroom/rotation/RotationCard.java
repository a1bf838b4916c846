package app.saywell.desk.classroom.rotation;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScoreLevelBadge;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.TextExcerpt;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.mark.SelfRating;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
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

/// The current turn, with the buttons of the rotation.
public final class RotationCard extends VBox {
    private static final int MAX_SENTENCE_LENGTH = 140;

    private final RotationViewModel viewModel;
    private final LocalizedTexts texts;
    private final LearnerNames names;
    private final LearnerSearchField searchField;

    /// @param names how the learners are named
    public RotationCard(
            RotationViewModel viewModel,
            AudioSession audioSession,
            LocalizedTexts texts,
            KeyBindings keymap,
            LearnerNames names) {
        super(8);
        this.viewModel = viewModel;
        this.texts = texts;
        this.names = names;
        searchField = new LearnerSearchField(viewModel, texts, names);
        getStyleClass().addAll("card", "microphone-card");
        setFocusTraversable(false);
        Label nameLabel = NodeFactory.wrapped(
                NodeFactory.label(binding(() -> turnName(viewModel.turn().get())), "page-title"));
        nameLabel.setId("at-microphone");
        Label sentenceLabel = NodeFactory.wrapped(NodeFactory.label(binding(this::sentenceText), "turn-sentence"));
        sentenceLabel.setId("turn-sentence");
        TurnRecordButton recordButton = new TurnRecordButton(viewModel, texts, keymap);
        recordButton.setId("record-learner");
        Button nextButton = NodeFactory.button(texts.binding("classroom.next"), viewModel::next, "quiet");
        nextButton.setId("next-learner");
        HBox buttons = NodeFactory.row(8, recordButton, nextButton);
        buttons.setAlignment(Pos.CENTER_LEFT);
        getChildren()
                .addAll(
                        NodeFactory.label(binding(this::positionText), "caption"),
                        nameLabel,
                        sentenceLabel,
                        buttons,
                        new RecordingMeterPane(viewModel, audioSession, texts),
                        messageLabel(),
                        NodeFactory.wrapped(NodeFactory.label(binding(this::nextHint), "caption")),
                        searchField,
                        lastTakeBox(),
                        orderButtons(),
                        roundButtons());
    }

    /// Shows the digits while they are typed, and a number that nobody has.
    public void showTyped(ReadOnlyStringProperty typed, ReadOnlyStringProperty unknownNumber) {
        Label unknownLabel = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        () -> texts.get("classroom.no-number", unknownNumber.get()), unknownNumber, texts.language()),
                "notice"));
        unknownLabel.setId("unknown-number");
        NodeFactory.showWhen(unknownLabel, unknownNumber.isNotEmpty());
        getChildren().add(1, unknownLabel);
        Label digits = NodeFactory.label(Bindings.concat(typed, "_"), "page-title");
        digits.setId("typed");
        NodeFactory.showWhen(digits, typed.isNotEmpty());
        getChildren().add(1, digits);
    }

    /// Sets what takes the keyboard when a learner was found or the search was given up.
    public void onSearchClosed(Runnable takeKeyboard) {
        searchField.onClosed(takeKeyboard);
    }

    /// Puts the focus into the search field after a key.
    public void focusSearch() {
        searchField.findLearner();
    }

    /// Asks after a key which learner the last take belongs to.
    public void askForTakeOwner() {
        searchField.moveLastTakeByKey();
    }

    private StringBinding binding(java.util.concurrent.Callable<String> text) {
        return Bindings.createStringBinding(
                text,
                viewModel.turn(),
                viewModel.nextTurn(),
                viewModel.phase(),
                viewModel.lastTake().lastTake(),
                names.hidden(),
                texts.language());
    }

    private String positionText() {
        return viewModel
                .turn()
                .get()
                .map(turn -> texts.get("classroom.now")
                        + " · "
                        + texts.get("classroom.place", turn.position(), turn.sentenceCount()))
                .orElse(texts.get("classroom.now"));
    }

    private String turnName(Optional<RotationTurn> turn) {
        return turn.map(current -> learnerText(current.learner())).orElse("–");
    }

    private String learnerText(Learner learner) {
        return names.of(learner, RotationViewModel.BETWEEN);
    }

    private String sentenceText() {
        return viewModel
                .turn()
                .get()
                .map(turn -> TextExcerpt.of(turn.sentence().text(), MAX_SENTENCE_LENGTH))
                .orElse("");
    }

    private String nextHint() {
        return viewModel
                .nextTurn()
                .get()
                .map(turn -> texts.get("classroom.hint", nextText(turn)))
                .orElse(texts.get("classroom.hint.last"));
    }

    /// Whose turn is next, or which sentence if the same learner stays.
    private String nextText(RotationTurn next) {
        boolean stays = viewModel
                .turn()
                .get()
                .filter(turn -> turn.learner().id() == next.learner().id())
                .isPresent();
        return stays
                ? texts.get("classroom.place", next.position(), next.sentenceCount())
                : learnerText(next.learner());
    }

    private Label messageLabel() {
        Label label = NodeFactory.wrapped(NodeFactory.label("", "notice"));
        label.setId("rotation-says");
        label.setMaxWidth(Double.MAX_VALUE);
        ObservableValue<String> words = binding(this::messageText);
        label.textProperty().bind(words);
        NodeFactory.showWhen(label, words.map(message -> !message.isEmpty()));
        return label;
    }

    private String messageText() {
        return switch (viewModel.phase().get()) {
            case RotationPhase.TurnReady ready -> "";
            case RotationPhase.TurnRecording recording -> "";
            case RotationPhase.ConsentMissing mute -> texts.get("classroom.no-consent");
            case RotationPhase.RotationFinished done -> texts.get("classroom.done");
            case RotationPhase.TurnFailed broken -> texts.get(broken.messageKey());
        };
    }

    private VBox lastTakeBox() {
        Label lastTakeLabel = NodeFactory.wrapped(NodeFactory.label(binding(this::lastTakeText), "small", "soft"));
        lastTakeLabel.setId("kept");
        Label remarkLabel = NodeFactory.wrapped(NodeFactory.label(binding(this::remarkText), "small", "warned"));
        Button playButton = NodeFactory.button(texts.binding("classroom.play"), viewModel.lastTake()::play, "chip");
        playButton.setGraphic(NodeFactory.icon("icon-play"));
        Button moveButton = NodeFactory.button(texts.binding("classroom.move"), searchField::moveLastTake, "chip");
        moveButton.setId("move-take");
        VBox box = NodeFactory.column(
                6,
                NodeFactory.separatorLine(),
                lastTakeLabel,
                remarkLabel,
                NodeFactory.row(8, playButton, moveButton),
                ratingBox());
        NodeFactory.showWhen(remarkLabel, remarkLabel.textProperty().isNotEmpty());
        NodeFactory.showWhen(box, viewModel.lastTake().lastTake().map(Optional::isPresent));
        return box;
    }

    /// The self-rating of the last take, if the class is asked for it.
    private VBox ratingBox() {
        Label question = NodeFactory.wrapped(
                NodeFactory.label(texts.binding("classroom.rating.question").concat(" (⇧ 1 · 2 · 3)"), "small"));
        FlowPane answers = new FlowPane(6, 6);
        for (SelfRating rating : SelfRating.values()) {
            ScoreLevel level = ScoreLevel.of(rating);
            ToggleButton answer = new ToggleButton();
            answer.textProperty().bind(texts.binding("kit.level." + level.key()));
            answer.setGraphic(new ScoreLevelBadge(level));
            answer.setId("rate-kept-" + level.key());
            answer.getStyleClass().setAll("toggle-button", "chip");
            answer.setOnAction(event -> viewModel.lastTake().rate(rating));
            viewModel
                    .lastTake()
                    .lastTake()
                    .subscribe(last -> answer.setSelected(last.flatMap(LastTake::selfRating)
                            .filter(given -> given == rating)
                            .isPresent()));
            answers.getChildren().add(answer);
        }
        VBox box = NodeFactory.column(4, question, answers);
        NodeFactory.showWhen(
                box,
                viewModel
                        .lastTake()
                        .lastTake()
                        .map(last -> last.isPresent() && viewModel.lastTake().asksRating()));
        return box;
    }

    private String lastTakeText() {
        return viewModel
                .lastTake()
                .lastTake()
                .get()
                .map(last -> texts.get(
                        "classroom.kept",
                        last.learner().map(this::learnerText).orElse(""),
                        TextExcerpt.of(last.sentence(), MAX_SENTENCE_LENGTH)))
                .orElse("");
    }

    private String remarkText() {
        return viewModel
                .lastTake()
                .lastTake()
                .get()
                .flatMap(LastTake::qualityRemark)
                .map(key -> texts.get("practice.check." + key))
                .orElse("");
    }

    private FlowPane orderButtons() {
        FlowPane row = new FlowPane(6, 6);
        for (RotationOrder order : RotationOrder.values()) {
            row.getChildren().add(toggle(viewModel.order(), order, "classroom.order." + EnumKey.of(order)));
        }
        return row;
    }

    private FlowPane roundButtons() {
        FlowPane row = new FlowPane(6, 6);
        for (var round : app.saywell.desk.classes.LearnerRotation.RotationRound.values()) {
            row.getChildren().add(toggle(viewModel.round(), round, "classroom.round." + EnumKey.of(round)));
        }
        ToggleButton projector = new ToggleButton();
        projector.setId("projector");
        projector.textProperty().bind(texts.binding("classroom.projector"));
        projector.getStyleClass().setAll("toggle-button", "chip");
        projector.selectedProperty().bindBidirectional(viewModel.projector());
        row.getChildren().add(projector);
        return row;
    }

    private <E extends Enum<E>> ToggleButton toggle(ObjectProperty<E> property, E value, String key) {
        ToggleButton button = new ToggleButton();
        button.setId(key.replace('.', '-'));
        button.textProperty().bind(texts.binding(key));
        button.getStyleClass().setAll("toggle-button", "chip");
        property.subscribe(now -> button.setSelected(now == value));
        button.setOnAction(event -> {
            property.set(value);
            button.setSelected(true);
        });
        return button;
    }
}
