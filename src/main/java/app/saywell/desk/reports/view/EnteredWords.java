package app.saywell.desk.reports.view;

import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.RecoveryPhrase;
import java.util.Optional;
import java.util.function.Consumer;

/// The 24 words that a user entered to open a file of another computer.
final class EnteredWords {
    private EnteredWords() {}

    /// The key of the words; empty if they are none, which is told.
    static Optional<LibraryKey> key(String words, Consumer<UserMessage> tell) {
        try {
            return Optional.of(RecoveryPhrase.parse(words));
        } catch (RecoveryPhrase.PhraseException e) {
            tell.accept(
                    e.place() > 0
                            ? UserMessage.failure("reports.restore.word", e.place())
                            : UserMessage.failure("reports.restore.phrase"));
            return Optional.empty();
        }
    }
}
