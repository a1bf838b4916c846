package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.QuestionNotice;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.privacy.backup.BackupService;
import app.saywell.desk.school.settings.UserRole;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// Says on every screen what is wrong with the backups that are made unasked: that their key is nowhere but on this
/// computer, that those made before are not in their folder, or that none could be made for a while. A school's policy
/// may have set them up.
final class BackupNotice extends QuestionNotice {
    private final ObjectProperty<Optional<BackupConcern>> concern = new SimpleObjectProperty<>(Optional.empty());
    private final Set<BackupConcern> answered = EnumSet.noneOf(BackupConcern.class);
    private final BackupService backups;
    private final Runnable showBackups;

    private enum BackupConcern {
        KEY_ONLY_HERE,
        FOLDER_EMPTIED,
        LATE
    }

    /// @param showBackups opens where backups are made and the words of their key stand
    /// @param isShown whether there is room for it
    /// @param role who uses the window; learners are shown nothing
    BackupNotice(
            BackupService backups,
            Runnable showBackups,
            LocalizedTexts texts,
            ObservableValue<Boolean> isShown,
            ObservableValue<UserRole> role) {
        super("backup", texts);
        this.backups = backups;
        this.showBackups = showBackups;
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> Boolean.TRUE.equals(isShown.getValue())
                                && concern.get().isPresent()
                                && role.getValue() == UserRole.TEACHER,
                        isShown,
                        concern,
                        role));
        concern.subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    /// Looks whether there is something to say. What was answered is not said again until Saywell is started again.
    void look() {
        concern.set(found());
    }

    private Optional<BackupConcern> found() {
        if (!answered.contains(BackupConcern.KEY_ONLY_HERE)
                && !backups.wordsNotOnPaper().isEmpty()) {
            return Optional.of(BackupConcern.KEY_ONLY_HERE);
        }
        if (backups.scheduled().isEmptied()) {
            return Optional.of(BackupConcern.FOLDER_EMPTIED).filter(emptied -> !answered.contains(emptied));
        }
        return Optional.of(BackupConcern.LATE)
                .filter(late -> !answered.contains(late)
                        && backups.scheduled().lateSince().isPresent());
    }

    private void show() {
        concern.get().ifPresent(found -> {
            switch (found) {
                case KEY_ONLY_HERE -> show(texts.get("shell.backup-key"), "shell.backup-key.show");
                case FOLDER_EMPTIED ->
                    show(texts.get("shell.backup-emptied", backups.scheduled().folder()), "shell.backup-late.show");
                case LATE ->
                    show(
                            texts.get(
                                    "shell.backup-late",
                                    backups.scheduled().folder(),
                                    backups.scheduled()
                                            .lateSince()
                                            .map(this::day)
                                            .orElse("")),
                            "shell.backup-late.show");
            }
        });
    }

    private void show(String text, String showKey) {
        show(
                text,
                button(showKey, "backup-show", () -> {
                    answer();
                    showBackups.run();
                }),
                button("shell.backup-key.later", "backup-later", this::answer));
    }

    private String day(LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(texts.language().get().locale())
                .format(day);
    }

    private void answer() {
        concern.get().ifPresent(answered::add);
        concern.set(Optional.empty());
    }
}
