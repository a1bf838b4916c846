package app.saywell.ui.welcome;

import app.saywell.library.learner.Consent;
import app.saywell.library.learner.Learner;
import app.saywell.library.settings.Setting;
import app.saywell.practice.UseCases;
import app.saywell.practice.change.LibraryChange;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.task.Subscription;
import app.saywell.ui.kit.text.InterfaceLanguage;
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
    private final ObjectProperty<WelcomeRole> role = new SimpleObjectProperty<>(WelcomeRole.TEACHER);
    private final StringProperty name = new SimpleStringProperty("");
    private final UseCases practice;
    private final Consumer<WelcomeRole> begin;
    private final Subscription changes;

    /// @param begin opens the screen that suits the role, once the questions are answered
    public WelcomeViewModel(UseCases practice, Consumer<WelcomeRole> begin) {
        this.practice = practice;
        this.begin = begin;
        changes = practice.changes().subscribe(change -> {
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

    /// Who uses Saywell.
    ObjectProperty<WelcomeRole> role() {
        return role;
    }

    /// The name of whoever practises on this computer; may stay blank.
    StringProperty name() {
        return name;
    }

    /// Changes the language of the window and of the feedback.
    void chooseLanguage(InterfaceLanguage language) {
        practice.setSetting(Setting.INTERFACE_LANGUAGE, language.locale().toLanguageTag());
        practice.setSetting(
                Setting.FEEDBACK_LANGUAGE,
                language == InterfaceLanguage.KOREAN ? FeedbackLanguage.KOREAN : FeedbackLanguage.ENGLISH);
    }

    /// Ends the questions and uses the answers: whoever gave a name practises from now on.
    void finish() {
        String given = name.get().strip();
        if (!given.isEmpty()) {
            practice.edit(() -> practiseAs(given));
        }
        skip();
        begin.accept(role.get());
    }

    /// An answer is no change that anybody would want to undo.
    private void practiseAs(String given) {
        Learner added = practice.learners().add(given, "", Optional.empty(), Consent.THIS_COMPUTER);
        practice.learners().setCurrent(added.id());
        practice.history().clear();
    }

    /// Ends the questions; role and name stay as they were.
    public void skip() {
        practice.setSetting(Setting.WELCOME_PENDING, false);
    }

    private void refresh() {
        open.set(practice.getSetting(Setting.WELCOME_PENDING));
    }

    @Override
    public void close() {
        changes.close();
    }
}
