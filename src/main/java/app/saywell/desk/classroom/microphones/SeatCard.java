package app.saywell.desk.classroom.microphones;

import app.saywell.desk.classroom.rotation.RotationViewModel;
import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.SettledChoice;
import app.saywell.desk.kit.sound.LevelMeterBar;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.TextExcerpt;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.takes.view.KeptRecordings;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// One microphone with its learner: what is chosen, its level, the sentence, and how the recording goes.
final class SeatCard extends VBox {
    private static final double WIDTH = 320;
    private static final int MAX_SENTENCE_LENGTH = 140;

    private final MicrophonesViewModel viewModel;
    private final SeatViewModel seat;
    private final LocalizedTexts texts;
    private final SettledChoice<String> microphone;
    private final SettledChoice<Optional<Learner>> learner;
    private final Subscription following;

    SeatCard(MicrophonesViewModel viewModel, SeatViewModel seat, LocalizedTexts texts) {
        super(8);
        this.viewModel = viewModel;
        this.seat = seat;
        this.texts = texts;
        microphone = SearchableChoice.onChosen(
                SearchableChoice.<String>create(id("microphone"), this::microphoneName), name -> {
                    viewModel.choose(seat, name);
                    showChoices();
                });
        learner = SearchableChoice.onChosen(
                SearchableChoice.<Optional<Learner>>create(id("learner"), this::learnerName), reader -> {
                    viewModel.choose(seat, reader);
                    showChoices();
                });
        getStyleClass().add("card");
        setPrefWidth(WIDTH);
        getChildren()
                .addAll(
                        heading(),
                        position(),
                        sentence(),
                        level(),
                        buttons(),
                        ChoiceButtons.labeled(numbered("classroom.microphones.microphone"), microphone.comboBox()),
                        ChoiceButtons.labeled(numbered("classroom.microphones.learner"), learner.comboBox()));
        var busy = seat.phase().map(SeatPhase::isBusy);
        microphone.comboBox().disableProperty().bind(busy);
        learner.comboBox().disableProperty().bind(busy);
        following = Subscription.combine(
                viewModel.choices().subscribe(any -> showChoices()),
                viewModel.names().hidden().subscribe((was, is) -> showChoicesAnew()),
                texts.language().subscribe((was, is) -> showChoicesAnew()));
    }

    /// Follows nothing any more.
    void close() {
        following.unsubscribe();
    }

    private String id(String part) {
        return "seat-" + part + "-" + seat.number();
    }

    private HBox heading() {
        Label phase = NodeFactory.wrapped(NodeFactory.label(binding(this::phaseText), "strong"));
        phase.setId(id("phase"));
        HBox row = NodeFactory.row(8, NodeFactory.label(String.valueOf(seat.number()), "key-cap"), phase);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Label position() {
        Label label = NodeFactory.label(
                binding(() -> seat.turn()
                        .get()
                        .map(turn -> learnerName(Optional.of(turn.learner()))
                                + " · "
                                + texts.get("classroom.place", turn.position(), turn.sentenceCount()))
                        .orElse("")),
                "caption");
        NodeFactory.showWhen(label, label.textProperty().isNotEmpty());
        return label;
    }

    private Label sentence() {
        Label label = NodeFactory.wrapped(NodeFactory.label(
                binding(() -> seat.turn()
                        .get()
                        .map(turn -> TextExcerpt.of(turn.sentence().text(), MAX_SENTENCE_LENGTH))
                        .orElse("")),
                "turn-sentence"));
        label.setId(id("sentence"));
        NodeFactory.showWhen(label, label.textProperty().isNotEmpty());
        return label;
    }

    private LevelMeterBar level() {
        LevelMeterBar bar = new LevelMeterBar(seat.audioSession(), texts);
        bar.setId(id("level"));
        bar.accessibleTextProperty().bind(Bindings.concat(numbered("classroom.microphones.level"), ": ", bar.words()));
        return bar;
    }

    private FlowPane buttons() {
        Button record = NodeFactory.button(
                binding(() -> texts.get(
                        seat.phase().get().isRunning() ? "classroom.microphones.stop" : "classroom.microphones.record",
                        seat.number())),
                seat::toggleRecording,
                "quiet");
        record.setId(id("record"));
        record.disableProperty()
                .bind(seat.phase()
                        .map(phase -> !(phase instanceof SeatPhase.SeatReady
                                || phase.isRunning()
                                || phase instanceof SeatPhase.SeatFailed)));
        FlowPane row = new FlowPane(6, 6);
        row.getChildren().addAll(record, move("before", -1), move("after", 1));
        return row;
    }

    private Button move(String where, int offset) {
        Button button = NodeFactory.button(
                texts.binding("classroom.microphones." + where), () -> seat.moveSentence(offset), "chip");
        button.setId(id(where));
        button.accessibleTextProperty().bind(numbered("classroom.microphones." + where + ".whose"));
        button.disableProperty().bind(Bindings.createBooleanBinding(() -> !canMove(offset), seat.turn(), seat.phase()));
        return button;
    }

    private boolean canMove(int offset) {
        return !seat.phase().get().isBusy()
                && seat.turn()
                        .get()
                        .map(turn -> turn.position() + offset)
                        .filter(position -> position >= 1
                                && position <= seat.turn().get().orElseThrow().sentenceCount())
                        .isPresent();
    }

    private StringBinding binding(Callable<String> text) {
        return Bindings.createStringBinding(
                text,
                seat.phase(),
                seat.turn(),
                seat.learner(),
                viewModel.names().hidden(),
                texts.language());
    }

    private ObservableValue<String> numbered(String key) {
        return Bindings.createStringBinding(() -> texts.get(key, seat.number()), texts.language());
    }

    private String phaseText() {
        return switch (seat.phase().get()) {
            case SeatPhase.SeatIncomplete _ ->
                texts.get(
                        seat.learner().get().isPresent() && seat.turn().get().isEmpty()
                                ? "classroom.devices.no-lesson"
                                : "classroom.microphones.incomplete");
            case SeatPhase.SeatWithoutConsent _ -> texts.get("classroom.microphones.no-consent");
            case SeatPhase.SeatReady _ -> texts.get("classroom.microphones.ready");
            case SeatPhase.SeatFinished _ -> texts.get("classroom.microphones.finished");
            case SeatPhase.SeatStarting _ -> texts.get("classroom.microphones.starting");
            case SeatPhase.SeatRecording _ -> texts.get("classroom.microphones.recording");
            case SeatPhase.SeatStoring _ -> texts.get("classroom.microphones.storing");
            case SeatPhase.SeatFailed(String messageKey, KeptRecordings kept) ->
                kept == KeptRecordings.NEW_TAKE
                        ? texts.get(messageKey) + " " + texts.get("classroom.microphones.kept")
                        : texts.get(messageKey);
        };
    }

    private String microphoneName(String name) {
        return name.isEmpty() ? texts.get("classroom.microphones.microphone.none") : name;
    }

    private String learnerName(Optional<Learner> reader) {
        return reader.map(known -> viewModel.names().of(known, RotationViewModel.BETWEEN))
                .orElseGet(() -> texts.get("classroom.microphones.learner.none"));
    }

    /// Shows what can be chosen and what the seat has, also after a choice that was refused.
    private void showChoices() {
        List<SeatChoices> all = viewModel.choices().get();
        if (seat.number() <= all.size()) {
            SeatChoices mine = all.get(seat.number() - 1);
            microphone.show(mine.microphones(), seat.microphone().get());
            learner.show(mine.learners(), seat.learner().get());
        }
    }

    /// The same under other names.
    private void showChoicesAnew() {
        microphone.show(List.of(), null);
        learner.show(List.of(), null);
        showChoices();
    }
}
