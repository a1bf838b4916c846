package app.saywell.desk.practice.detail;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.kit.articulation.SoundConfusion;
import app.saywell.desk.kit.mouth.MouthView;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.ComponentDetail;
import app.saywell.speech.SoundNotation;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// A sound: expected and heard symbol with example words, what to change, and how it is formed.
final class SoundDetail extends VBox {
    private final LocalizedTexts texts;

    SoundDetail(ComponentDetail detail, LocalizedTexts texts) {
        super(12);
        this.texts = texts;
        String expected = detail.interval().label();
        String heard =
                detail.learner().map(learner -> learner.interval().heard()).orElse("");
        Optional<EnglishSound> expectedSound = EnglishSound.of(expected);
        Optional<EnglishSound> heardSound = heard.isEmpty() ? Optional.empty() : EnglishSound.of(heard);
        getChildren().add(comparisonRow(expected, expectedSound, heard, heardSound));
        detail.learner().ifPresent(learner -> getChildren().add(new ScoreLevelLabel(learner, texts)));
        SoundConfusion.of(expected, heard).ifPresent(this::addConfusion);
        detail.learner()
                .map(ComponentDetail.VoiceDetail::serviceText)
                .filter(words -> !words.isEmpty())
                .ifPresent(words -> getChildren().add(wrappedLabel(words, "small", "soft")));
        expectedSound.ifPresent(sound -> {
            getChildren().add(MouthView.of(sound, heardSound, texts));
            ArticulationGrid grid = new ArticulationGrid(sound, texts);
            grid.setId("forming");
            getChildren().add(grid);
        });
        heardSound.filter(sound -> !Optional.of(sound).equals(expectedSound)).ifPresent(this::addHeardSound);
    }

    private HBox comparisonRow(
            String expected, Optional<EnglishSound> expectedSound, String heard, Optional<EnglishSound> heardSound) {
        HBox row = NodeFactory.row(14, soundBox("practice.detail.expected", expected, expectedSound));
        if (!heard.isEmpty()) {
            Region arrow = NodeFactory.icon("icon-next");
            row.getChildren().addAll(arrow, soundBox("practice.detail.heard", heard, heardSound));
        }
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private VBox soundBox(String key, String ipa, Optional<EnglishSound> sound) {
        VBox box = NodeFactory.column(
                2, NodeFactory.label(texts.get(key), "caption"), NodeFactory.label("/" + ipa + "/", "sound-sign"));
        sound.ifPresent(englishSound -> box.getChildren().add(example(englishSound.example())));
        return box;
    }

    /// The example word with the letters of the sound in bold and underlined.
    private static TextFlow example(String example) {
        String[] parts = example.split("[\\[\\]]", -1);
        TextFlow flow = new TextFlow();
        for (int i = 0; i < parts.length; i++) {
            Text text = new Text(parts[i]);
            text.getStyleClass().add("prose");
            if (i == 1) {
                text.getStyleClass().add("letters");
            }
            flow.getChildren().add(text);
        }
        return flow;
    }

    private void addConfusion(SoundConfusion confusion) {
        VBox box = NodeFactory.column(6);
        box.getStyleClass().add("change");
        confusion.advice(texts).ifPresent(words -> box.getChildren().add(wrappedLabel(words)));
        confusion.minimalPair().ifPresent(pair -> box.getChildren()
                .add(wrappedLabel(texts.get("practice.detail.pair", pair.expected(), pair.other()), "small", "soft")));
        if (!box.getChildren().isEmpty()) {
            getChildren().add(box);
        }
    }

    /// A switch that shows how the heard sound is formed.
    private void addHeardSound(EnglishSound sound) {
        ToggleButton toggle =
                new ToggleButton(texts.get("practice.detail.other", "/" + SoundNotation.toDisplay(sound.ipa()) + "/"));
        toggle.getStyleClass().setAll("toggle-button", "link", "small");
        toggle.setId("other-sound");
        ArticulationGrid grid = new ArticulationGrid(sound, texts);
        grid.setId("forming-other");
        NodeFactory.showWhen(grid, toggle.selectedProperty());
        getChildren().addAll(toggle, grid);
    }

    private static Label wrappedLabel(String words, String... styles) {
        return NodeFactory.wrapped(NodeFactory.label(words, styles));
    }
}
