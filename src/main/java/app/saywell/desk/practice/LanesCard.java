package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.OnDemandPane;
import app.saywell.desk.kit.ScrollReveal;
import app.saywell.desk.kit.axis.AxisMode;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.lane.LaneLayer;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.wave.AccessibleTierTable;
import app.saywell.desk.kit.wave.LanesPointerHandler;
import app.saywell.desk.kit.wave.LanesView;
import app.saywell.desk.lessons.view.voice.VoiceTexts;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.practice.state.TeacherTotal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The card with both recordings on one axis; below them the switches for tiers, layers and axis.
final class LanesCard extends VBox {
    private static final double ONE_ROW_WIDTH = 640;
    private static final double TABLE_HEIGHT = 220;
    private static final double INVITATION_HEIGHT = 80;
    private static final List<LaneTier.TierKind> TIER_KINDS = List.of(LaneTier.TierKind.values());

    private final PracticeState practiceState;
    private final LocalizedTexts texts;
    private final LanesView lanesView;
    private final StackPane livePane = new StackPane();
    private final VBox invitationPane = new VBox(12) {
        /// What a drill says of its sound is never squeezed into that.
        @Override
        protected double computeMinHeight(double width) {
            return Math.max(INVITATION_HEIGHT, super.computeMinHeight(width));
        }
    };
    private final ObjectProperty<Optional<TeacherTotal>> teacherTotal = new SimpleObjectProperty<>(Optional.empty());

    LanesCard(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        this.practiceState = practiceState;
        this.texts = texts;
        lanesView = new LanesView(practiceState.lanes());
        LanesPointerHandler.install(lanesView, practiceState.lanes(), actions::play);
        getStyleClass().addAll("card", "lanes-card");
        VBox.setVgrow(lanesView, Priority.ALWAYS);
        NodeFactory.showWhen(
                lanesView,
                Bindings.createBooleanBinding(
                        () -> !practiceState.lanes().lanes().get().isEmpty(),
                        practiceState.lanes().lanes()));
        VBox invitation = invitation();
        ToggleButton tableToggle = footerToggle("practice.table", "table");
        AccessibleTierTable tierTable = new AccessibleTierTable(practiceState.lanes(), texts);
        tierTable.setMinHeight(TABLE_HEIGHT);
        tierTable.setPrefHeight(TABLE_HEIGHT);
        OnDemandPane table = new OnDemandPane(tierTable, tableToggle.selectedProperty());
        getChildren().addAll(lanesView, invitation, livePane, footer(tableToggle), table);
        ScrollReveal.revealWhen(table, tableToggle.selectedProperty());
        VBox.setVgrow(livePane, Priority.ALWAYS);
        NodeFactory.showWhen(
                livePane,
                Bindings.createBooleanBinding(
                        practiceState::hasLiveWave, practiceState.phase(), practiceState.recordedTakeShown()));
        lanesView
                .accessibleTextProperty()
                .bind(Bindings.createStringBinding(
                        this::told,
                        practiceState.sentenceDetail(),
                        practiceState.result(),
                        teacherTotal,
                        texts.language()));
        practiceState.sentenceDetail().subscribe(changed -> updateCaptions());
        texts.language().addListener(change -> updateCaptions());
        practiceState.names().hidden().addListener(change -> updateCaptions());
        texts.language()
                .subscribe(changed -> lanesView.setDifferenceNames(
                        difference -> texts.get("practice.difference." + difference.key())));
    }

    private String learnerOf(SentenceDetail.TakeCaption take) {
        boolean isNamed =
                !take.learnerName().isEmpty() && !practiceState.names().hidden().get();
        return isNamed ? take.learnerName() + " · " : "";
    }

    /// What is painted, in words: the figure, and each word with its level.
    private String told() {
        String words = practiceState.sentenceDetail().get().stream()
                .flatMap(sentence -> sentence.titleWords().stream())
                .map(word -> texts.get(
                        "practice.lanes.word",
                        word.text(),
                        texts.get("practice.level." + word.level().key())))
                .collect(Collectors.joining(", "));
        return practiceState
                .result()
                .get()
                .map(result -> texts.get("practice.lanes.scored", result.figure(teacherTotal.get()), words))
                .orElseGet(() -> texts.get("practice.lanes", words));
    }

    /// Tells the teacher's total, when there is one, as the figure.
    void showTeacherTotal(ObservableValue<Optional<TeacherTotal>> total) {
        teacherTotal.bind(total);
    }

    /// Adds a node above the invitation to record.
    void addToInvitation(Node node) {
        invitationPane.getChildren().addFirst(node);
    }

    /// Sets the node shown while a take is recorded.
    void showLive(Node node) {
        livePane.getChildren().setAll(node);
    }

    /// Requests the keyboard focus, also while there are no lanes.
    void focus() {
        if (lanesView.isVisible()) {
            lanesView.requestFocus();
        } else {
            requestFocus();
        }
    }

    private String modelCaption(String reader) {
        return reader.isEmpty() ? texts.get("practice.model") : texts.get("practice.caption.model", reader);
    }

    private void updateCaptions() {
        practiceState.sentenceDetail().get().ifPresent(this::updateCaptions);
    }

    private void updateCaptions(SentenceDetail sentence) {
        sentence.modelReading()
                .ifPresent(model -> lanesView.setCaption(
                        VoiceSide.MODEL,
                        modelCaption(VoiceTexts.reader(model.speaker(), model.accent(), texts)),
                        texts.get("practice.seconds", model.seconds())));
        sentence.comparedTake()
                .ifPresent(above -> lanesView.setCaption(
                        VoiceSide.MODEL,
                        texts.get(
                                        "practice.caption.take",
                                        above.number(),
                                        practiceState.takes().get().size())
                                + (above.best() ? " ★" : ""),
                        texts.get("practice.seconds", above.seconds())));
        sentence.take()
                .ifPresent(take -> lanesView.setCaption(
                        VoiceSide.LEARNER,
                        learnerOf(take)
                                + texts.get(
                                        "practice.caption.take",
                                        take.number(),
                                        practiceState.takes().get().size())
                                + (take.best() ? " ★" : ""),
                        take.speed()
                                .map(speed -> texts.get("practice.seconds-speed", take.seconds(), speed))
                                .orElseGet(() -> texts.get("practice.seconds", take.seconds()))));
    }

    /// Shown in place of the take until there is one.
    private VBox invitation() {
        Label words = NodeFactory.wrapped(NodeFactory.label(
                Bindings.createStringBinding(
                        () -> texts.get("practice.invite." + invitationKey()),
                        practiceState.phase(),
                        practiceState.lanes().lanes(),
                        texts.language()),
                "soft",
                "invitation"));
        // Then PassingPhaseNotice stands here.
        words.visibleProperty().bind(practiceState.phase().map(phase -> !phase.endsByItself()));
        VBox pane = invitationPane;
        pane.getChildren().add(words);
        pane.getStyleClass().add("invitation-pane");
        VBox.setVgrow(pane, Priority.SOMETIMES);
        NodeFactory.showWhen(
                pane,
                Bindings.createBooleanBinding(
                        () -> practiceState.lanes().lane(VoiceSide.LEARNER).isEmpty()
                                && !practiceState.hasLiveWave()
                                && !(practiceState.phase().get() instanceof PracticePhase.OpeningLesson),
                        practiceState.lanes().lanes(),
                        practiceState.phase(),
                        practiceState.recordedTakeShown()));
        return pane;
    }

    private String invitationKey() {
        if (practiceState.phase().get() instanceof PracticePhase.NoSentence) {
            return "nothing";
        }
        return practiceState.lanes().lane(VoiceSide.MODEL).isPresent() ? "listen" : "read";
    }

    private HBox footer(ToggleButton tableToggle) {
        ToggleButton axisToggle = new ToggleButton();
        axisToggle.getStyleClass().setAll("toggle-button", "foot-link");
        axisToggle
                .textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(
                                practiceState.lanes().axisMode().get() == AxisMode.WORD_ALIGNED
                                        ? "practice.axis.aligned"
                                        : "practice.axis.true"),
                        practiceState.lanes().axisMode(),
                        texts.language()));
        axisToggle.setOnAction(event -> toggleAxis(practiceState.lanes()));
        axisToggle.setId("axis");
        FlowPane toggles = new FlowPane(4, 0);
        TIER_KINDS.forEach(kind -> toggles.getChildren().add(toggle(kind)));
        for (LaneLayer layer : LaneLayer.values()) {
            toggles.getChildren().add(toggle(layer));
        }
        toggles.getChildren().add(tableToggle);
        toggles.setAlignment(Pos.CENTER_RIGHT);
        // Where the width is not known yet, one row is reckoned with.
        toggles.setPrefWrapLength(ONE_ROW_WIDTH);
        toggles.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(toggles, Priority.ALWAYS);
        axisToggle.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = NodeFactory.row(4, axisToggle, toggles);
        row.setMinHeight(Region.USE_PREF_SIZE);
        row.getStyleClass().add("lanes-foot");
        row.setAlignment(Pos.CENTER_LEFT);
        NodeFactory.showWhen(row, lanesView.visibleProperty());
        return row;
    }

    static void toggleAxis(LanesViewModel lanes) {
        lanes.setAxisMode(lanes.axisMode().get() == AxisMode.WORD_ALIGNED ? AxisMode.TRUE_TIME : AxisMode.WORD_ALIGNED);
    }

    private ToggleButton footerToggle(String key, String id) {
        ToggleButton button = new ToggleButton();
        button.textProperty().bind(texts.binding(key));
        button.getStyleClass().setAll("toggle-button", "foot-link");
        button.setId(id);
        return button;
    }

    private ToggleButton toggle(LaneTier.TierKind kind) {
        String name = kind.name().toLowerCase(Locale.ROOT);
        ToggleButton button = footerToggle("practice.tier." + name, "tier-" + name);
        practiceState.lanes().visibility().tiers().subscribe(shown -> button.setSelected(shown.contains(kind)));
        button.setOnAction(event -> practiceState.lanes().visibility().toggle(kind));
        if (kind == LaneTier.TierKind.MARKS) {
            // Only learners of a class have a teacher who marks.
            NodeFactory.showWhen(button, practiceState.sentenceList().map(list -> list.learner()
                    .filter(learner -> !learner.classAndNumber().isEmpty())
                    .isPresent()));
        }
        return button;
    }

    private ToggleButton toggle(LaneLayer layer) {
        String name = layer.name().toLowerCase(Locale.ROOT);
        ToggleButton button = footerToggle("practice.layer." + name, "layer-" + name);
        practiceState.lanes().visibility().layers().subscribe(layers -> button.setSelected(layers.contains(layer)));
        button.setOnAction(event -> practiceState.lanes().visibility().toggle(layer));
        return button;
    }
}
