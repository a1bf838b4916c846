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

/// The syllables of a word with a big dot above each that should be stressed and a small one above the others. Where
/// another one was stressed, dots below the syllables show how it was said.
final class StressDots extends HBox {
    StressDots(WordStressPattern pattern, LocalizedTexts texts) {
        super(10);
        setId("stress-dots");
        getStyleClass().add("stress-dots");
        setAlignment(Pos.BOTTOM_LEFT);
        boolean isElsewhere = pattern.heardElsewhere().isPresent();
        for (int i = 0; i < pattern.syllables().size(); i++) {
            StressedSyllable syllable = pattern.syllables().get(i);
            VBox column = NodeFactory.column(
                    2,
                    place(syllable.stressed() ? "stress-dot" : "stress-dot-small"),
                    NodeFactory.label(syllable.text(), syllable.stressed() ? "strong" : "soft"));
            if (isElsewhere) {
                boolean heard = pattern.heardElsewhere().getAsInt() == i;
                column.getChildren().add(place(heard ? "stress-dot-heard" : "stress-dot-small"));
            }
            column.setAlignment(Pos.BOTTOM_CENTER);
            getChildren().add(column);
        }
        if (isElsewhere) {
            VBox names = NodeFactory.column(
                    2,
                    NodeFactory.label(texts.get("practice.detail.stress.usual"), "caption"),
                    NodeFactory.label("", "soft"),
                    NodeFactory.label(texts.get("practice.detail.stress.you"), "caption"));
            names.setAlignment(Pos.BOTTOM_LEFT);
            getChildren().add(names);
        }
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(
                isElsewhere
                        ? texts.get("practice.stress.elsewhere", pattern.heardText(), pattern.usualText())
                        : texts.get(
                                "practice.detail.stress",
                                pattern.stressedText(),
                                pattern.syllables().size()));
    }

    private static VBox place(String dotStyle) {
        Region dot = new Region();
        dot.getStyleClass().add(dotStyle);
        dot.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        VBox place = new VBox(dot);
        place.setAlignment(Pos.CENTER);
        place.getStyleClass().add("stress-place");
        VBox.setVgrow(place, Priority.NEVER);
        return place;
    }
}
