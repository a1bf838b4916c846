package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.QuestionNotice;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.settings.UserRole;
import java.util.function.BooleanSupplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/// Says on every screen that there are backups whose key is nowhere but on this computer. A school's policy may have
/// them made without anybody having asked for one.
final class BackupKeyNotice extends QuestionNotice {
    private final BooleanProperty isDue = new SimpleBooleanProperty();
    private final BooleanSupplier isKeyOnlyHere;
    private final Runnable showWords;
    private boolean isAnswered;

    /// @param isKeyOnlyHere whether nobody has confirmed to have the words
    /// @param showWords opens where they stand
    /// @param isShown whether there is room for it
    /// @param role who uses the window; learners are shown nothing
    BackupKeyNotice(
            BooleanSupplier isKeyOnlyHere,
            Runnable showWords,
            LocalizedTexts texts,
            ObservableValue<Boolean> isShown,
            ObservableValue<UserRole> role) {
        super("backup-key", texts);
        this.isKeyOnlyHere = isKeyOnlyHere;
        this.showWords = showWords;
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> Boolean.TRUE.equals(isShown.getValue())
                                && isDue.get()
                                && role.getValue() == UserRole.TEACHER,
                        isShown,
                        isDue,
                        role));
        ask();
        texts.language().addListener(change -> ask());
    }

    /// Looks whether there is something to say. Until Saywell is started again it is said once.
    void look() {
        isDue.set(!isAnswered && isKeyOnlyHere.getAsBoolean());
    }

    private void ask() {
        show(
                texts.get("shell.backup-key"),
                button("shell.backup-key.show", "backup-key-show", () -> {
                    answer();
                    showWords.run();
                }),
                button("shell.backup-key.later", "backup-key-later", this::answer));
    }

    private void answer() {
        isAnswered = true;
        isDue.set(false);
    }
}
