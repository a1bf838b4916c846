package app.saywell.desk.settings.view;

import app.saywell.desk.privacy.LibraryEncryption;
import app.saywell.desk.privacy.LibraryEncryption.EncryptionStatus;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeyStore.KeyPlace;
import app.saywell.desk.store.seal.RecoveryPhrase;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The switch for the encryption of the library. The recovery phrase is shown once, and two of its
/// words are asked for before anything is switched.
final class EncryptionViewModel {
    /// The places of the words that are asked for, from 1.
    static final List<Integer> ASKED = List.of(4, 19);

    private final ReadOnlyObjectWrapper<EncryptionState> state = new ReadOnlyObjectWrapper<>(new EncryptionLoading());
    private final LibraryEncryption encryption;
    private final TaskRunner tasks;

    EncryptionViewModel(LibraryEncryption encryption, TaskRunner tasks) {
        this.encryption = encryption;
        this.tasks = tasks;
        tasks.run(progress -> encryption.status(), this::loaded);
    }

    /// What the card shows.
    sealed interface EncryptionState {}

    /// The library is being asked.
    record EncryptionLoading() implements EncryptionState {}

    /// The switch, as it is.
    ///
    /// @param asksPhraseAtStart whether the key could not be stored
    record EncryptionKnown(EncryptionStatus status, boolean asksPhraseAtStart) implements EncryptionState {}

    /// The phrase of a new key, which is not used yet.
    ///
    /// @param isRefused whether a word that was asked for was wrong
    record PhraseShown(LibraryKey key, List<String> words, boolean isRefused) implements EncryptionState {}

    /// Nothing was switched.
    record EncryptionFailed() implements EncryptionState {}

    ReadOnlyObjectProperty<EncryptionState> state() {
        return state.getReadOnlyProperty();
    }

    /// Makes a key and shows its phrase.
    void showPhrase() {
        LibraryKey key = LibraryKey.random();
        state.set(new PhraseShown(key, RecoveryPhrase.of(key), false));
    }

    /// Forgets the phrase that is shown.
    void cancel() {
        tasks.run(progress -> encryption.status(), this::loaded);
    }

    /// Switches it on, if the two words are right.
    void encrypt(List<String> entered) {
        if (!(state.get() instanceof PhraseShown(LibraryKey key, List<String> words, boolean _))) {
            return;
        }
        for (int i = 0; i < ASKED.size(); i++) {
            String word = entered.get(i).strip().toLowerCase(Locale.ROOT);
            if (!word.equals(words.get(ASKED.get(i) - 1))) {
                state.set(new PhraseShown(key, words, true));
                return;
            }
        }
        tasks.run(progress -> encryption.encrypt(key), this::encrypted);
    }

    /// Switches it off.
    void decrypt() {
        change(encryption::decrypt);
    }

    /// Whether the school leaves the choice.
    boolean mayBeSwitchedOff() {
        return encryption.mayBeSwitchedOff();
    }

    /// Leaves the library encrypted after all.
    void keepEncrypted() {
        change(encryption::keepEncrypted);
    }

    private void change(Runnable what) {
        tasks.run(
                progress -> {
                    what.run();
                    return encryption.status();
                },
                this::loaded);
    }

    private void encrypted(TaskOutcome<KeyPlace> outcome) {
        if (outcome instanceof TaskOutcome.TaskDone<KeyPlace>(KeyPlace place)) {
            state.set(new EncryptionKnown(EncryptionStatus.WILL_BE_ENCRYPTED, place == KeyPlace.MEMORY));
        } else {
            state.set(new EncryptionFailed());
        }
    }

    private void loaded(TaskOutcome<EncryptionStatus> outcome) {
        state.set(
                outcome instanceof TaskOutcome.TaskDone<EncryptionStatus>(EncryptionStatus status)
                        ? new EncryptionKnown(status, false)
                        : new EncryptionFailed());
    }
}
