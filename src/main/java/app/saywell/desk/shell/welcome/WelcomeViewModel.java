package app.saywell.desk.shell.welcome;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.task.Subscription;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The questions of the very first start, and what their answers do.
///
/// Language and microphone take effect at once; role and name when the questions are finished.
public final class WelcomeViewModel implements AutoCloseable {
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<Optional<UserRole>> role = new SimpleObjectProperty<>(Optional.empty());
    private final StringProperty name = new SimpleStringProperty("");
    private final LearnerService learnerService;
    private final LibraryEdits edits;
    private final PublishedSettings settings;
    private final Consumer<UserRole> begin;
    private final Subscription changes;

    /// @param begin opens the screen that suits the role, once the questions are answered
    public WelcomeViewModel(
            LearnerService learnerService,
            ChangePublisher changes,
            LibraryEdits edits,
            PublishedSettings settings,
            Consumer<UserRole> begin) {
        this.learnerService = learnerService;
        this.edits = edits;
        this.settings = settings;
        this.begin = begin;
        this.changes = changes.subscribe(change -> {
            if (change instanceof LibraryChange.SettingsChanged) {
                refresh();
            }
        });
        refresh();
    }

    /// Whether the questions are shown.
    public ReadOnlyBooleanProperty open() {
        return open.getReadOnlyProperty();
    }

    /// Who uses Saywell, once that is answered.
    ObjectProperty<Optional<UserRole>> role() {
        return role;
    }

    /// The name of whoever practises on this computer; may stay blank.
    StringProperty name() {
        return name;
    }

    /// Changes the language of the window and of the feedback.
    void chooseLanguage(InterfaceLanguage language) {
        settings.set(Setting.INTERFACE_LANGUAGE, language.locale().toLanguageTag());
        settings.set(
                Setting.FEEDBACK_LANGUAGE,
                language == InterfaceLanguage.KOREAN ? FeedbackLanguage.KOREAN : FeedbackLanguage.ENGLISH);
    }

    /// Ends the questions and uses the answers: whoever gave a name practises from now on, and who gave none under the
    /// word for oneself, never under somebody else's. Does nothing until the role is chosen.
    ///
    /// @param oneself the word for oneself
    void finish(String oneself) {
        role.get().ifPresent(chosen -> {
            String given = name.get().strip();
            edits.edit(() -> practiseAs(given.isEmpty() ? oneself : given));
            settings.set(Setting.ROLE, chosen);
            settings.set(Setting.WELCOME_PENDING, false);
            begin.accept(chosen);
        });
    }

    /// An answer is no change that anybody would want to undo.
    private void practiseAs(String given) {
        Learner added = learnerService.add(given, "", Optional.empty(), Consent.THIS_COMPUTER);
        learnerService.setCurrent(added.id());
        edits.history().clear();
    }

    /// Ends the questions; the role stays as it was, and takes belong to nobody else.
    ///
    /// @param oneself the word for oneself
    public void skip(String oneself) {
        edits.edit(() -> practiseAs(oneself));
        settings.set(Setting.WELCOME_PENDING, false);
    }

    private void refresh() {
        open.set(settings.get(Setting.WELCOME_PENDING));
    }

    @Override
    public void close() {
        changes.close();
    }
}
