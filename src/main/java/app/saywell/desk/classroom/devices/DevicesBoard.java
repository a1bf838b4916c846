package app.saywell.desk.classroom.devices;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lan.JoinCode;
import app.saywell.desk.lan.RoomState;
import app.saywell.desk.school.learner.Learner;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The open lesson: at the left what the projector shows, the square code with its address; at the right who has
/// joined.
final class DevicesBoard extends FlowPane {
    private static final double QR_SIZE = 296;
    private static final double SEATS_WIDTH = 620;
    private static final double SEAT_WIDTH = 284;

    private final DevicesViewModel viewModel;
    private final LocalizedTexts texts;
    private final QrSquare square = new QrSquare(QR_SIZE);
    private final Label code = NodeFactory.label("", "join-code");
    private final Label address = NodeFactory.wrapped(NodeFactory.label("", "join-address"));
    private final Label fingerprint = NodeFactory.wrapped(NodeFactory.label("", "caption"));
    private final Label ends = NodeFactory.wrapped(NodeFactory.label("", "small", "soft"));
    private final Label counts = NodeFactory.wrapped(NodeFactory.label("", "strong"));
    private final FlowPane seats = new FlowPane(16, 6);
    private final ToggleButton lock = new ToggleButton();

    DevicesBoard(DevicesViewModel viewModel, LocalizedTexts texts) {
        super(16, 12);
        this.viewModel = viewModel;
        this.texts = texts;
        getChildren().addAll(joinCard(), seatsCard());
        NodeFactory.showWhen(this, viewModel.room().map(Optional::isPresent));
        viewModel.room().subscribe(room -> room.ifPresent(this::show));
        viewModel.names().hidden().addListener(change -> viewModel.room().get().ifPresent(this::showSeats));
        texts.language().addListener(change -> viewModel.room().get().ifPresent(this::show));
        // The code is drawn when it changes, not at every look.
        viewModel
                .room()
                .map(room -> room.filter(open -> !open.isLocked())
                        .map(RoomState::joinAddress)
                        .orElse(""))
                .subscribe(text -> {
                    if (!text.isEmpty()) {
                        square.show(text);
                    }
                });
    }

    private VBox joinCard() {
        square.setId("join-square");
        square.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        square.accessibleTextProperty().bind(texts.binding("classroom.devices.square"));
        code.setId("join-code");
        address.setId("join-address");
        fingerprint.setId("join-fingerprint");
        Label locked = NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.devices.locked"), "notice"));
        locked.setId("room-locked");
        VBox joining = NodeFactory.column(
                8,
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.devices.scan"), "strong")),
                square,
                code,
                address,
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.devices.warning"), "small")),
                fingerprint);
        joining.setAlignment(Pos.CENTER);
        NodeFactory.showWhen(joining, viewModel.room().map(room -> room.filter(open -> !open.isLocked())
                .isPresent()));
        NodeFactory.showWhen(locked, viewModel.room().map(room -> room.filter(RoomState::isLocked)
                .isPresent()));
        VBox card = NodeFactory.column(8, joining, locked);
        card.getStyleClass().addAll("card", "join-card");
        return card;
    }

    private VBox seatsCard() {
        counts.setId("room-counts");
        lock.setId("lock-room");
        lock.textProperty().bind(texts.binding("classroom.devices.lock"));
        lock.getStyleClass().setAll("toggle-button", "chip");
        lock.setOnAction(event -> viewModel.lock(lock.isSelected()));
        seats.setId("room-seats");
        VBox card = NodeFactory.column(8, counts, ends, lock, NodeFactory.separatorLine(), seats);
        card.getStyleClass().add("card");
        card.setPrefWidth(SEATS_WIDTH);
        return card;
    }

    private void show(RoomState room) {
        JoinCode shown = room.code();
        code.setText(shown.text());
        address.setText(room.address());
        fingerprint.setText(texts.get("classroom.devices.fingerprint", room.fingerprint()));
        lock.setSelected(room.isLocked());
        ends.setText(texts.get(
                "classroom.devices.ends",
                DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
                        .withLocale(texts.language().get().locale())
                        .withZone(ZoneId.systemDefault())
                        .format(room.endsAt())));
        String joined = texts.get("classroom.devices.joined", room.seats().size());
        counts.setText(
                room.undecided() == 0
                        ? joined
                        : joined + " · " + texts.get("classroom.devices.undecided", room.undecided()));
        showSeats(room);
    }

    private void showSeats(RoomState room) {
        List<HBox> rows =
                room.seats().stream().map(seat -> row(seat, room.sentences())).toList();
        NodeFactory.rebuildKeepingFocus(seats, () -> seats.getChildren().setAll(rows));
    }

    private HBox row(RoomState.LearnerSeat seat, int sentences) {
        Label name = NodeFactory.label(name(seat.learner()), "strong");
        String recorded = texts.get("classroom.devices.recorded", seat.recorded(), sentences);
        String where = seat.position()
                .map(position -> texts.get("classroom.place", position, sentences) + " · " + recorded)
                .orElse(recorded);
        Label state = NodeFactory.wrapped(NodeFactory.label(
                seat.isAway() ? texts.get("classroom.devices.away") + " · " + recorded : where, "small", "soft"));
        VBox text = NodeFactory.column(0, name, state);
        HBox.setHgrow(text, Priority.ALWAYS);
        Button release = NodeFactory.button(
                texts.binding("classroom.devices.release"),
                () -> viewModel.release(seat.learner().id()),
                "chip");
        release.setId("release-" + seat.learner().id());
        release.setAccessibleText(texts.get("classroom.devices.release.whose", name(seat.learner())));
        HBox row = NodeFactory.row(8, text, release);
        row.setAlignment(Pos.CENTER_LEFT);
        row.setPrefWidth(SEAT_WIDTH);
        return row;
    }

    private String name(Learner learner) {
        return viewModel.names().of(learner);
    }
}
