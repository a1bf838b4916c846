package app.saywell.desk.practice;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.DerivedSound;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import javafx.beans.binding.Bindings;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// Other ways to practise the sentence than reading it, and other sounds to hear than the two recordings, each with its
/// key.
final class ExercisesMenu extends MenuButton {
    private final LocalizedTexts texts;
    private final KeyBindings keymap;
    private int exercises = 2;

    /// @param openDictation opens the dictation of the sentence
    ExercisesMenu(
            PracticeState practiceState,
            PracticeActions actions,
            LocalizedTexts texts,
            KeyBindings keymap,
            Runnable openDictation) {
        this.texts = texts;
        this.keymap = keymap;
        setId("exercises");
        getStyleClass().addAll("chip", "menu-chip");
        setMinWidth(USE_PREF_SIZE);
        textProperty().bind(texts.binding("practice.exercises"));
        MenuItem shadowing = item("shadow", KeyCommand.SHADOW, actions::shadow);
        shadowing
                .disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> practiceState.lanes().lane(VoiceSide.MODEL).isEmpty(),
                        practiceState.lanes().lanes()));
        getItems()
                .addAll(
                        shadowing,
                        item("dictation", KeyCommand.DICTATE, openDictation),
                        new SeparatorMenuItem(),
                        listening(
                                DerivedSound.MINE_LIKE_MODEL, KeyCommand.PLAY_MINE_LIKE_MODEL, practiceState, actions),
                        listening(DerivedSound.MY_MELODY, KeyCommand.PLAY_MY_MELODY, practiceState, actions),
                        listening(DerivedSound.MODEL_MELODY, KeyCommand.PLAY_MODEL_MELODY, practiceState, actions));
    }

    /// Adds an exercise that another screen has.
    void add(String name, KeyCommand command, Runnable action) {
        getItems().add(exercises++, item(name, command, action));
    }

    /// What is made of the recordings, to be heard.
    private MenuItem listening(
            DerivedSound sound, KeyCommand command, PracticeState practiceState, PracticeActions actions) {
        MenuItem item = new MenuItem();
        item.setId(sound.key());
        item.textProperty()
                .bind(texts.binding("practice.listening." + sound.key())
                        .concat("   ")
                        .concat(keymap.keyLabel(command)));
        item.setOnAction(event -> actions.play(sound));
        item.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> !practiceState.derivedSounds().get().contains(sound), practiceState.derivedSounds()));
        return item;
    }

    private MenuItem item(String name, KeyCommand command, Runnable action) {
        MenuItem item = new MenuItem();
        item.setId(name);
        item.textProperty()
                .bind(texts.binding("practice.exercises." + name).concat("   ").concat(keymap.keyLabel(command)));
        item.setOnAction(event -> action.run());
        return item;
    }
}
