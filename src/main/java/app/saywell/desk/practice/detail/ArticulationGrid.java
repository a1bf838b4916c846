package app.saywell.desk.practice.detail;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.Locale;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/// How a sound is formed, in words: tongue, lips and voice.
public final class ArticulationGrid extends GridPane {
    private final LocalizedTexts texts;

    /// In the language that the window has now.
    public ArticulationGrid(EnglishSound sound, LocalizedTexts texts) {
        super(10, 6);
        this.texts = texts;
        addPart("sounds.tongue", "sounds." + sound.key() + ".tongue");
        addPart("sounds.lips", "sounds." + sound.key() + ".lips");
        addPart("sounds.voice", "sounds.voice." + sound.voice().name().toLowerCase(Locale.ROOT));
    }

    private void addPart(String name, String words) {
        Label label = NodeFactory.label(texts.get(name), "small", "strong");
        label.setMinWidth(Region.USE_PREF_SIZE);
        setValignment(label, VPos.TOP);
        addRow(getRowCount(), label, NodeFactory.wrapped(NodeFactory.label(texts.get(words), "small")));
    }
}
