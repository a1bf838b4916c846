package app.saywell.desk.practice.state;

import app.saywell.desk.takes.fluency.Hesitations;
import app.saywell.desk.takes.spoken.SpokenText;
import app.saywell.speech.CallFailure;
import java.util.List;
import java.util.Optional;

/// What is known of the words that were heard in the shown take.
public sealed interface HeardTextState {
    /// There is no take to listen to.
    record NothingToHear() implements HeardTextState {}

    /// Nobody has listened yet.
    ///
    /// @param microDollars the highest possible cost of listening
    record NotHeard(long microDollars) implements HeardTextState {}

    /// A service is listening.
    record Listening() implements HeardTextState {}

    /// The service could not be asked.
    record HearingFailed(CallFailure failure) implements HeardTextState {}

    /// It was written down.
    ///
    /// @param text as it was heard; may be empty
    /// @param words the words of the sentence and of the text
    /// @param wordsPerMinute correct words in a minute, for a passage
    /// @param incomplete the sentences of a passage with words that were not heard
    /// @param mayBeAnotherSentence whether neither its text nor its sound fits the sentence
    record Heard(
            String text,
            SpokenText words,
            Optional<Double> wordsPerMinute,
            List<String> incomplete,
            boolean mayBeAnotherSentence)
            implements HeardTextState {
        /// Copies the list.
        public Heard {
            incomplete = List.copyOf(incomplete);
        }
    }

    /// Fillers and restarts in what was heard; empty where it may be another sentence, or nobody listened.
    default Optional<Hesitations> hesitations() {
        return this instanceof Heard heard && !heard.mayBeAnotherSentence()
                ? Optional.of(Hesitations.in(heard.words()))
                : Optional.empty();
    }

    /// What was heard, where it may be another sentence.
    default Optional<String> anotherSentence() {
        return this instanceof Heard heard && heard.mayBeAnotherSentence()
                ? Optional.of(heard.text())
                : Optional.empty();
    }
}
