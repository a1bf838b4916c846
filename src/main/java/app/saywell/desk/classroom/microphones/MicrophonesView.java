package app.saywell.desk.classroom.microphones;

import app.saywell.desk.classroom.rotation.RotationKeyHandler;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.keyboard.RecordButton;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Several microphones at this computer: what they are for, what starts and stops all, and a card for each.
public final class MicrophonesView {
    private final VBox root = new VBox(12);
    private final FlowPane cards = new FlowPane(16, 12);
    private final List<SeatCard> shownCards = new ArrayList<>();
    private final MicrophonesViewModel viewModel;
    private final LocalizedTexts texts;
    private final KeyBindings keymap;

    public MicrophonesView(MicrophonesViewModel viewModel, LocalizedTexts texts, KeyBindings keymap) {
        this.viewModel = viewModel;
        this.texts = texts;
        this.keymap = keymap;
        layout();
        bind();
    }

    /// The root node.
    public VBox root() {
        return root;
    }

    /// The key for recordings starts or stops all; a digit starts or stops one.
    public void pressed(KeyEvent event) {
        if (!RotationKeyHandler.isFree(event) || viewModel.seats().get().isEmpty()) {
            return;
        }
        if (keymap.commandFor(event).filter(KeyCommand.RECORD::equals).isPresent()) {
            viewModel.toggleAll();
            event.consume();
        } else if (event.getCode().isDigitKey() && !event.isAltDown() && !event.isShiftDown()) {
            viewModel.toggle(RotationKeyHandler.digit(event.getCode()) - '0');
            event.consume();
        }
    }

    private void layout() {
        VBox card = NodeFactory.column(
                10,
                NodeFactory.label(texts.binding("classroom.microphones.title"), "place-title"),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.microphones.why"))),
                fewLabel(),
                twinsLabel(),
                controls());
        card.getStyleClass().add("card");
        card.setMaxWidth(760);
        root.getChildren().addAll(card, cards);
    }

    private void bind() {
        viewModel.seats().subscribe(this::showCards);
        NodeFactory.showWhen(cards, viewModel.seats().map(seats -> !seats.isEmpty()));
    }

    /// Fewer than two microphones are told in words, unless it is because of some of the same name.
    private Label fewLabel() {
        ObservableValue<String> words = Bindings.createStringBinding(
                () -> viewModel
                        .microphones()
                        .get()
                        .filter(names ->
                                names.size() < 2 && viewModel.twins().get().isEmpty())
                        .map(names -> texts.get("classroom.microphones.few", names.size()))
                        .orElse(""),
                viewModel.microphones(),
                viewModel.twins(),
                texts.language());
        return notice(words, "few-microphones");
    }

    /// Microphones that bear the same name are told in words.
    private Label twinsLabel() {
        ObservableValue<String> words = Bindings.createStringBinding(
                () -> viewModel.twins().get().stream()
                        .map(name -> texts.get("classroom.microphones.twins", name))
                        .collect(Collectors.joining("\n")),
                viewModel.twins(),
                texts.language());
        return notice(words, "twin-microphones");
    }

    private Label notice(ObservableValue<String> words, String id) {
        Label label = NodeFactory.wrapped(NodeFactory.label(words, "notice"));
        label.setId(id);
        label.setMaxWidth(Double.MAX_VALUE);
        NodeFactory.showWhen(label, label.textProperty().isNotEmpty());
        return label;
    }

    private VBox controls() {
        RecordButton record = new RecordButton(
                viewModel.recording(),
                Bindings.createStringBinding(
                        () -> texts.get(
                                viewModel.recording().get()
                                        ? "classroom.microphones.all.stop"
                                        : "classroom.microphones.all.record"),
                        viewModel.recording(),
                        texts.language()),
                keymap,
                viewModel::toggleAll);
        record.setId("record-seats");
        ToggleButton silence = new ToggleButton();
        silence.setId("stop-in-silence");
        silence.textProperty().bind(texts.binding("classroom.microphones.silence"));
        silence.getStyleClass().setAll("toggle-button", "chip");
        silence.selectedProperty().bindBidirectional(viewModel.stopsInSilence());
        FlowPane row = new FlowPane(8, 8);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getChildren().addAll(record, silence);
        Label keys =
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.microphones.keys"), "small", "soft"));
        for (Node ofSeats : List.of(record, silence, keys)) {
            NodeFactory.showWhen(ofSeats, viewModel.seats().map(seats -> !seats.isEmpty()));
        }
        return NodeFactory.column(8, row, keys);
    }

    /// Cards stay when one more microphone is found, with the keyboard where it is.
    private void showCards(List<SeatViewModel> seats) {
        while (shownCards.size() > seats.size()) {
            SeatCard gone = shownCards.removeLast();
            gone.close();
            cards.getChildren().remove(gone);
        }
        seats.stream().skip(shownCards.size()).forEach(seat -> {
            SeatCard added = new SeatCard(viewModel, seat, texts);
            shownCards.add(added);
            cards.getChildren().add(added);
        });
    }
}
