package app.saywell.ui.practice;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.Lanes;
import app.saywell.ui.kit.wave.LanesGestures;
import app.saywell.ui.kit.wave.LanesModel;
import app.saywell.ui.kit.wave.Layer;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.kit.wave.TextTwin;
import app.saywell.ui.kit.wave.Tier;
import app.saywell.ui.kit.wave.TimeAxis;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;
import app.saywell.ui.practice.desk.Sheet;
import app.saywell.ui.practice.desk.Stage;

import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Locale;

/// The card with both voices on one axis; below them what is drawn and how the axis runs.
final class LanesCard extends VBox {
    private static final double TABLE_HEIGHT = 220;
    private static final List<Tier.Kind> TOGGLED = List.of(Tier.Kind.values());

    private final Desk desk;
    private final Texts texts;
    private final Lanes lanes;
    private final StackPane live = new StackPane();

    LanesCard(Desk desk, PracticeActions actions, Texts texts) {
        this.desk = desk;
        this.texts = texts;
        lanes = new Lanes(desk.lanes());
        LanesGestures.on(lanes, desk.lanes(), actions::play);
        getStyleClass().addAll("card", "lanes-card");
        VBox.setVgrow(lanes, Priority.ALWAYS);
        Nodes.showWhen(
                lanes,
                Bindings.createBooleanBinding(
                        () -> !desk.lanes().lanes().get().isEmpty(), desk.lanes().lanes()));
        StackPane invitation = invitation();
        ToggleButton table = foot("practice.table", "table");
        TextTwin twin = new TextTwin(desk.lanes(), texts);
        twin.setPrefHeight(TABLE_HEIGHT);
        Nodes.showWhen(twin, table.selectedProperty());
        getChildren().addAll(lanes, invitation, live, footer(table), twin);
        VBox.setVgrow(live, Priority.ALWAYS);
        Nodes.showWhen(
                live,
                Bindings.createBooleanBinding(
                        () -> desk.stage().get() instanceof Stage.Recording, desk.stage()));
        desk.sheet().subscribe(any -> caption());
        texts.language().addListener(change -> caption());
        texts.language()
                .subscribe(any -> lanes.name(one -> texts.get("practice.difference." + one.key())));
    }

    /// What is shown while a take is being spoken.
    void showLive(Node node) {
        live.getChildren().setAll(node);
    }

    /// Takes the keyboard, also while there is no picture yet.
    void focus() {
        if (lanes.isVisible()) {
            lanes.requestFocus();
        } else {
            requestFocus();
        }
    }

    private void caption() {
        desk.sheet().get().ifPresent(this::caption);
    }

    private void caption(Sheet sheet) {
        sheet.model()
                .ifPresent(
                        model ->
                                lanes.caption(
                                        Side.MODEL,
                                        model.accent().isEmpty()
                                                ? texts.get(
                                                        "practice.caption.model", model.speaker())
                                                : texts.get(
                                                        "practice.caption.model-accent",
                                                        model.speaker(),
                                                        model.accent()),
                                        texts.get("practice.seconds", model.seconds())));
        sheet.take()
                .ifPresent(
                        take ->
                                lanes.caption(
                                        Side.LEARNER,
                                        take.learner()
                                                + (take.learner().isEmpty() ? "" : " · ")
                                                + texts.get(
                                                        "practice.caption.take",
                                                        take.number(),
                                                        desk.takes().get().size())
                                                + (take.best() ? " ★" : ""),
                                        take.speed()
                                                .map(
                                                        speed ->
                                                                texts.get(
                                                                        "practice.seconds-speed",
                                                                        take.seconds(),
                                                                        speed))
                                                .orElseGet(
                                                        () ->
                                                                texts.get(
                                                                        "practice.seconds",
                                                                        take.seconds()))));
    }

    /// Stands where the take will be, until there is one.
    private StackPane invitation() {
        Label words =
                Nodes.wrapped(
                        Nodes.label(
                                Bindings.createStringBinding(
                                        () -> texts.get("practice.invite." + inviteKey()),
                                        desk.stage(),
                                        desk.lanes().lanes(),
                                        texts.language()),
                                "soft",
                                "invitation"));
        StackPane pane = new StackPane(words);
        pane.getStyleClass().add("invitation-pane");
        VBox.setVgrow(pane, Priority.SOMETIMES);
        Nodes.showWhen(
                pane,
                Bindings.createBooleanBinding(
                        () ->
                                desk.lanes().lane(Side.LEARNER).isEmpty()
                                        && !(desk.stage().get() instanceof Stage.Recording),
                        desk.lanes().lanes(),
                        desk.stage()));
        return pane;
    }

    private String inviteKey() {
        if (desk.stage().get() instanceof Stage.Nothing) {
            return "nothing";
        }
        return desk.lanes().lane(Side.MODEL).isPresent() ? "listen" : "read";
    }

    private HBox footer(ToggleButton table) {
        ToggleButton axis = new ToggleButton();
        axis.getStyleClass().setAll("toggle-button", "foot-link");
        axis.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () ->
                                        texts.get(
                                                desk.lanes().axis().get() == TimeAxis.WORD_ALIGNED
                                                        ? "practice.axis.aligned"
                                                        : "practice.axis.true"),
                                desk.lanes().axis(),
                                texts.language()));
        axis.setOnAction(event -> flipAxis(desk.lanes()));
        axis.setId("axis");
        HBox row = Nodes.row(4, axis, Nodes.spacer());
        TOGGLED.forEach(kind -> row.getChildren().add(toggle(kind)));
        for (Layer layer : Layer.values()) {
            row.getChildren().add(toggle(layer));
        }
        row.getChildren().add(table);
        row.getStyleClass().add("lanes-foot");
        row.setAlignment(Pos.CENTER_LEFT);
        Nodes.showWhen(row, lanes.visibleProperty());
        return row;
    }

    static void flipAxis(LanesModel model) {
        model.setAxis(
                model.axis().get() == TimeAxis.WORD_ALIGNED
                        ? TimeAxis.TRUE_TIME
                        : TimeAxis.WORD_ALIGNED);
    }

    private ToggleButton foot(String key, String id) {
        ToggleButton button = new ToggleButton();
        button.textProperty().bind(texts.of(key));
        button.getStyleClass().setAll("toggle-button", "foot-link");
        button.setId(id);
        return button;
    }

    private ToggleButton toggle(Tier.Kind kind) {
        String name = kind.name().toLowerCase(Locale.ROOT);
        ToggleButton button = foot("practice.tier." + name, "tier-" + name);
        desk.lanes().shown().subscribe(shown -> button.setSelected(shown.contains(kind)));
        button.setOnAction(event -> desk.lanes().toggle(kind));
        return button;
    }

    private ToggleButton toggle(Layer layer) {
        String name = layer.name().toLowerCase(Locale.ROOT);
        ToggleButton button = foot("practice.layer." + name, "layer-" + name);
        desk.lanes().layers().subscribe(layers -> button.setSelected(layers.contains(layer)));
        button.setOnAction(event -> desk.lanes().toggle(layer));
        return button;
    }
}
