package app.saywell.desk.practice.detail;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.WordStressPattern;
import app.saywell.speech.WordStressPattern.StressedSyllable;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The syllables of a word with a big dot above each that should be stressed and a small one above the others.
final class StressDots extends HBox {
    StressDots(WordStressPattern pattern, LocalizedTexts texts) {
        super(10);
        setId("stress-dots");
        getStyleClass().add("stress-dots");
        setAlignment(Pos.BOTTOM_LEFT);
        for (StressedSyllable syllable : pattern.syllables()) {
            Region dot = new Region();
            dot.getStyleClass().add(syllable.stressed() ? "stress-dot" : "stress-dot-small");
            dot.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
            VBox place = new VBox(dot);
            place.setAlignment(Pos.CENTER);
            place.getStyleClass().add("stress-place");
            VBox column = NodeFactory.column(
                    2, place, NodeFactory.label(syllable.text(), syllable.stressed() ? "strong" : "soft"));
            column.setAlignment(Pos.BOTTOM_CENTER);
            VBox.setVgrow(place, Priority.NEVER);
            getChildren().add(column);
        }
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(texts.get(
                "practice.detail.stress",
                pattern.stressedText(),
                pattern.syllables().size()));
    }
}
