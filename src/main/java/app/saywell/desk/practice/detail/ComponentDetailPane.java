package app.saywell.desk.practice.detail;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.ProsodyDifference;
import app.saywell.desk.practice.state.ComponentDetail;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.speech.WordStressPattern;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Shows details of the inspected interval; hidden if there is none.
public final class ComponentDetailPane extends VBox {
    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final LocalizedTexts texts;

    /// Follows the practice state.
    public ComponentDetailPane(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        this.practiceState = practiceState;
        this.actions = actions;
        this.texts = texts;
        setId("detail");
        practiceState.lanes().inspected().subscribe(changed -> refresh());
        practiceState.lanes().lanes().addListener(change -> refresh());
        texts.language().addListener(change -> refresh());
    }

    /// Gives the keyboard to the first button that plays the shown interval, so that what was
    /// chosen by a key can be heard by the next one.
    public void focusFirst() {
        Optional<Node> first = lookupAll(".button").stream()
                .filter(node -> node.getParent() instanceof ListenButtons)
                .findFirst();
        first.ifPresent(NodeFactory::focusByKey);
    }

    private void refresh() {
        Optional<ComponentDetail> detail = ComponentDetail.of(practiceState.lanes());
        getChildren().setAll(detail.map(this::card).stream().toList());
        setVisible(detail.isPresent());
        setManaged(detail.isPresent());
    }

    private VBox card(ComponentDetail detail) {
        VBox card = NodeFactory.column(12, header(detail));
        card.getStyleClass().addAll("card", "detail-card");
        switch (detail.kind()) {
            case PHONEMES -> card.getChildren().add(new SoundDetail(detail, texts));
            case WORDS -> card.getChildren().add(new WordDetail(detail, stress(detail), texts));
            case PAUSES, SYLLABLES, MARKS ->
                card.getChildren()
                        .add(NodeFactory.wrapped(NodeFactory.label(
                                texts.get(
                                        "practice.detail.pause",
                                        detail.interval().soundEnd()
                                                - detail.interval().soundStart()),
                                "small")));
        }
        for (ProsodyDifference difference : detail.differences(practiceState.lanes())) {
            String explanation = texts.get("practice.difference." + difference.key() + ".said");
            card.getChildren().add(NodeFactory.wrapped(NodeFactory.label(explanation, "small", "change")));
        }
        card.getChildren().add(new ListenButtons(detail, actions, texts));
        detail.word()
                .filter(word -> practiceState.voiceAvailable().get())
                .map(word -> new ExampleButtons(detail, word, actions, texts))
                .ifPresent(card.getChildren()::add);
        return card;
    }

    /// As it was heard where the learner said it, else by the dictionary.
    private Optional<WordStressPattern> stress(ComponentDetail detail) {
        int index = detail.interval().wordIndex();
        return practiceState
                .lanes()
                .lane(VoiceSide.LEARNER)
                .filter(lane -> detail.learner().isPresent())
                .flatMap(lane -> lane.recording().stressOf(index))
                .or(() -> detail.word().flatMap(WordStressPattern::of));
    }

    private HBox header(ComponentDetail detail) {
        String key =
                switch (detail.kind()) {
                    case PHONEMES -> "practice.detail.sound-in";
                    case WORDS -> "practice.detail.word";
                    case PAUSES, SYLLABLES, MARKS -> "practice.detail.pause-title";
                };
        String word = detail.learner()
                .or(detail::model)
                .flatMap(ComponentDetail.VoiceDetail::wordInterval)
                .map(mark -> mark.label())
                .orElse("");
        Button closeButton = new Button("", NodeFactory.icon("icon-close"));
        closeButton.getStyleClass().setAll("button", "icon-only");
        closeButton.setId("detail-close");
        closeButton.setAccessibleText(texts.get("practice.detail.close"));
        closeButton.setOnAction(event -> practiceState.lanes().inspect(Optional.empty()));
        HBox head = NodeFactory.row(
                8, NodeFactory.label(texts.get(key, word), "caption"), NodeFactory.spacer(), closeButton);
        head.getStyleClass().add("detail-head");
        if (detail.kind() == LaneTier.TierKind.PAUSES) {
            head.setId("detail-pause");
        }
        return head;
    }
}
