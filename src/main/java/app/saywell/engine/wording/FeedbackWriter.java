package app.saywell.engine.wording;

import app.saywell.engine.prosody.ProsodyComparison;
import app.saywell.speech.Feedback;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.SpeechComponent;

import java.util.List;

/// Puts a judged reading into words.
///
/// Deterministic: the wording varies with the text and the scores, so that two attempts read
/// differently and the same answer is always given to the same bytes. Safe for several threads.
public final class FeedbackWriter {

    private FeedbackWriter() {}

    /// A writer for one language and audience.
    public static FeedbackWriter of(FeedbackLanguage language, Audience audience) {
        return new FeedbackWriter();
    }

    /// The components with `feedback` filled in on the words and phonemes of the surest few faults,
    /// and null everywhere else.
    public List<SpeechComponent> annotate(
            List<SpeechComponent> components, List<SoundFault> faults) {
        return List.copyOf(components);
    }

    /// As [#annotate(List, List)], with the faults read off the components: phonemes that are not
    /// correct, the lowest score as the surest.
    public List<SpeechComponent> annotate(List<SpeechComponent> components) {
        return List.copyOf(components);
    }

    /// The sentence as a whole for `/pronunciation-simple`: pronunciation alone, 0-100.
    public Feedback feedback(List<SpeechComponent> components) {
        throw new UnsupportedOperationException();
    }

    /// The sentence as a whole for `/pronunciation`: pronunciation 50-70, the others 0-10.
    public Feedback feedback(List<SpeechComponent> components, ProsodyComparison comparison) {
        throw new UnsupportedOperationException();
    }
}
