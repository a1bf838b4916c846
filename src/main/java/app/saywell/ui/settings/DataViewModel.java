package app.saywell.ui.settings;

import app.saywell.library.people.Learner;
import app.saywell.practice.Practice;
import app.saywell.practice.privacy.Certificate;
import app.saywell.task.Outcome;
import app.saywell.ui.kit.Told;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// Who practises here, and the end of everything about whoever practises.
final class DataViewModel {
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new Idle());
    private final BooleanProperty asked = new SimpleBooleanProperty();
    private final Practice practice;

    /// What is going on.
    sealed interface State {}

    /// Nothing.
    record Idle() implements State {}

    /// Something is being done.
    record Working() implements State {}

    /// What came of it.
    record Ended(Told told) implements State {}

    DataViewModel(Practice practice) {
        this.practice = practice;
    }

    ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    /// Whether erasing waits for a second word.
    BooleanProperty asked() {
        return asked;
    }

    /// Who practises here.
    Learner learner() {
        return practice.people().current();
    }

    void rename(Learner learner, String name) {
        practice.people()
                .find(learner.id())
                .filter(now -> !now.name().equals(name.strip()))
                .ifPresent(
                        now -> practice.people().edit(now.id(), name, now.number(), now.classId()));
    }

    /// The second word: all recordings and results of whoever practises here are erased for good.
    void erase() {
        asked.set(false);
        long learner = learner().id();
        state.set(new Working());
        practice.tasks().run(progress -> practice.erasure().erase(learner), this::erased);
    }

    private void erased(Outcome<Certificate> outcome) {
        state.set(
                switch (outcome) {
                    case Outcome.Done<Certificate>(Certificate certificate) ->
                            new Ended(
                                    Told.done(
                                            "settings.erase.done",
                                            certificate.takes(),
                                            certificate.results()));
                    case Outcome.Failed<Certificate> failed ->
                            new Ended(Told.failed("settings.erase.failed"));
                    case Outcome.Cancelled<Certificate> cancelled -> new Idle();
                });
    }
}
