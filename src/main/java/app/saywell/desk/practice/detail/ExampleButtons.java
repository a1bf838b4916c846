package app.saywell.desk.practice.detail;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.articulation.SoundConfusion;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.practice.state.ComponentDetail;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.SpokenExample;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import app.saywell.speech.language.minimalpair.MinimalPairCatalog.MinimalPair;
import java.util.Optional;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Buttons that have the computer voice say the word: as it should sound, beside what was heard,
/// slowly, and a minimal pair.
final class ExampleButtons extends VBox {
    private final PracticeActions actions;
    private final LocalizedTexts texts;
    private final FlowPane row = new FlowPane(8, 8);

    ExampleButtons(ComponentDetail detail, Word word, PracticeActions actions, LocalizedTexts texts) {
        super(6);
        this.actions = actions;
        this.texts = texts;
        setId("examples");
        addButton("word", new SpokenExample.WordAsExpected(word));
        difference(detail, word).ifPresent(example -> addButton("difference", example));
        addButton("slowly", new SpokenExample.SoundBySound(word));
        minimalPair(detail)
                .ifPresent(pair -> addButton(
                        "pair",
                        new SpokenExample.ContrastPair(pair.expected(), pair.other()),
                        pair.expected(),
                        pair.other()));
        getChildren().addAll(NodeFactory.label(texts.get("practice.example"), "small", "soft"), row);
    }

    private static Optional<SpokenExample> difference(ComponentDetail detail, Word word) {
        if (detail.kind() == LaneTier.TierKind.WORDS) {
            return word.phonemes().stream().anyMatch(Phoneme::wasSubstituted)
                    ? Optional.of(new SpokenExample.WordDifference(word))
                    : Optional.empty();
        }
        String heard =
                detail.learner().map(learner -> learner.interval().heard()).orElse("");
        return heard.isEmpty()
                ? Optional.empty()
                : Optional.of(new SpokenExample.SoundDifference(
                        word, detail.interval().position().partIndex(), heard));
    }

    private static Optional<MinimalPair> minimalPair(ComponentDetail detail) {
        String heard =
                detail.learner().map(learner -> learner.interval().heard()).orElse("");
        return detail.kind() == LaneTier.TierKind.PHONEMES
                ? SoundConfusion.of(detail.interval().label(), heard).flatMap(SoundConfusion::minimalPair)
                : Optional.empty();
    }

    private void addButton(String name, SpokenExample example, Object... arguments) {
        ExampleButton button = new ExampleButton(texts.get("practice.example." + name, arguments), example, actions);
        button.setId("example-" + name);
        row.getChildren().add(button);
    }
}
