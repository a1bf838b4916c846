package app.saywell.desk.classroom.devices;

import app.saywell.desk.kit.HeaderRow;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lan.RoomState;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Devices in the room: what it is for, and while a lesson is open, the board for the projector and who has joined.
public final class DevicesView {
    private final VBox root = new VBox(12);
    private final DevicesViewModel viewModel;
    private final LocalizedTexts texts;
    private final Button openButton;
    private final Button stopButton;

    /// @param microphones what else records at the same time: the microphones of this computer
    public DevicesView(DevicesViewModel viewModel, Node microphones, LocalizedTexts texts) {
        this.viewModel = viewModel;
        this.texts = texts;
        openButton = NodeFactory.button(texts.binding("classroom.devices.open"), viewModel::open, "primary");
        stopButton = NodeFactory.button(texts.binding("classroom.devices.stop"), viewModel::stop, "quiet");
        layout(microphones);
        bind();
    }

    /// The root node.
    public VBox root() {
        return root;
    }

    private void layout(Node microphones) {
        root.getStyleClass().addAll("middle", "devices");
        Label title = NodeFactory.wrapped(NodeFactory.label(titleText(), "page-title"));
        stopButton.setId("close-room");
        root.getChildren()
                .addAll(
                        new HeaderRow(title, NodeFactory.row(8, stopButton)),
                        failureLabel(),
                        closedCard(),
                        new DevicesBoard(viewModel, texts),
                        microphones);
    }

    private void bind() {
        ObservableValue<Boolean> isOpen = viewModel.room().map(Optional::isPresent);
        NodeFactory.showWhen(stopButton, isOpen);
        openButton
                .disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> !viewModel.isAllowed()
                                || viewModel.lesson().get().isEmpty()
                                || viewModel.busy().get(),
                        viewModel.lesson(),
                        viewModel.busy()));
        stopButton.disableProperty().bind(viewModel.busy());
    }

    private ObservableValue<String> titleText() {
        return Bindings.createStringBinding(
                () -> viewModel.room().get().map(this::openTitle).orElseGet(() -> texts.get("classroom.page.devices")),
                viewModel.room(),
                texts.language());
    }

    private String openTitle(RoomState room) {
        return room.className() + " · " + room.title();
    }

    private Label failureLabel() {
        Label label = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        () -> viewModel
                                .failure()
                                .get()
                                .map(kind -> texts.get("classroom.devices.failure." + EnumKey.of(kind)))
                                .orElse(""),
                        viewModel.failure(),
                        texts.language()),
                "notice",
                "failed"));
        label.setId("room-failure");
        label.setMaxWidth(Double.MAX_VALUE);
        NodeFactory.showWhen(label, label.textProperty().isNotEmpty());
        return label;
    }

    private VBox closedCard() {
        openButton.setId("open-room");
        Label lesson = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        () -> viewModel
                                .lesson()
                                .get()
                                .map(assigned -> texts.get(
                                        "classroom.devices.lesson",
                                        assigned.lesson().title()))
                                .orElseGet(() -> texts.get("classroom.devices.no-lesson")),
                        viewModel.lesson(),
                        texts.language()),
                "strong"));
        VBox card = NodeFactory.column(
                10,
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.devices.why"))),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.devices.safe"), "soft")),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.devices.noise"), "soft")),
                lesson,
                new NetworkField(viewModel, texts),
                SchoolMark.locked(openButton, !viewModel.isAllowed(), texts));
        card.getStyleClass().add("card");
        card.setMaxWidth(760);
        NodeFactory.showWhen(card, viewModel.room().map(Optional::isEmpty));
        return card;
    }
}
