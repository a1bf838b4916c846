package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.keyboard.KeySheet;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.scene.layout.Region;

/// An overview of the keys that work on every screen, for screens that have no keys of their own.
final class WindowKeysOverlay extends KeySheet {
    WindowKeysOverlay(KeyBindings keymap, LocalizedTexts texts) {
        super(
                texts,
                Region.USE_PREF_SIZE,
                NodeFactory.row(
                        32,
                        groupColumn(KeyCommand.CommandGroup.SCREENS, keymap, texts),
                        groupColumn(KeyCommand.CommandGroup.DATA, keymap, texts)),
                NodeFactory.label(texts.binding("kit.keys.change"), "small", "soft"));
        setId("window-keys");
    }
}
