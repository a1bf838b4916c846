package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.keyboard.KeySheet;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.scene.layout.FlowPane;

/// An overview of all keys over the screen.
final class KeyboardHelpOverlay extends KeySheet {
    private static final double WIDTH = 780;

    KeyboardHelpOverlay(KeyBindings keymap, LocalizedTexts texts) {
        super(
                texts,
                WIDTH,
                groups(keymap, texts),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("kit.keys.mouse"), "small", "soft")),
                NodeFactory.label(texts.binding("kit.keys.change"), "small", "soft"));
        setId("key-sheet");
    }

    private static FlowPane groups(KeyBindings keymap, LocalizedTexts texts) {
        FlowPane groups = new FlowPane(32, 20);
        groups.setPrefWrapLength(WIDTH - 48);
        for (KeyCommand.CommandGroup group : KeyCommand.CommandGroup.values()) {
            groups.getChildren().add(groupColumn(group, keymap, texts));
        }
        return groups;
    }
}
