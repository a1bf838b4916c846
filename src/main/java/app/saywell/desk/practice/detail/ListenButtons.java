package app.saywell.desk.practice.detail;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.TierInterval;
import app.saywell.desk.practice.state.ComponentDetail;
import app.saywell.desk.practice.state.PracticeActions;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/// Buttons that play the interval in both recordings. A sound can be played alone and within its
/// word, because a sound alone is too short to understand.
final class ListenButtons extends GridPane {
    private final PracticeActions actions;
    private final LocalizedTexts texts;
    private int rows;

    ListenButtons(ComponentDetail detail, PracticeActions actions, LocalizedTexts texts) {
        super(8, 8);
        this.actions = actions;
        this.texts = texts;
        if (detail.kind() == LaneTier.TierKind.PHONEMES) {
            addListenRow(
                    "sound",
                    detail.learner().map(ComponentDetail.VoiceDetail::interval),
                    detail.model().map(ComponentDetail.VoiceDetail::interval));
        }
        if (detail.kind() == LaneTier.TierKind.PAUSES) {
            addListenRow(
                    "pause",
                    detail.learner().map(ComponentDetail.VoiceDetail::interval),
                    detail.model().map(ComponentDetail.VoiceDetail::interval));
        } else {
            addListenRow(
                    "word",
                    detail.learner().flatMap(ComponentDetail.VoiceDetail::wordInterval),
                    detail.model().flatMap(ComponentDetail.VoiceDetail::wordInterval));
        }
    }

    private void addListenRow(String kind, Optional<TierInterval> learner, Optional<TierInterval> model) {
        Label name = NodeFactory.label(texts.get("practice.detail.hear." + kind), "small", "soft");
        name.setMinWidth(Region.USE_PREF_SIZE);
        int rowIndex = rows++;
        add(name, 0, rowIndex);
        learner.ifPresent(mark -> add(listenButton(kind, VoiceSide.LEARNER, mark), 1, rowIndex));
        model.ifPresent(mark -> add(listenButton(kind, VoiceSide.MODEL, mark), 2, rowIndex));
    }

    private Button listenButton(String kind, VoiceSide side, TierInterval interval) {
        boolean isLearner = side == VoiceSide.LEARNER;
        Button chip = new Button(
                texts.get(isLearner ? "practice.hear-mine" : "practice.hear-model"), NodeFactory.icon("icon-play"));
        chip.getStyleClass().setAll("button", "chip");
        chip.setId("hear-" + kind + (isLearner ? "-mine" : "-model"));
        chip.setOnAction(event -> actions.play(side, interval.soundStart(), interval.soundEnd()));
        return chip;
    }
}
