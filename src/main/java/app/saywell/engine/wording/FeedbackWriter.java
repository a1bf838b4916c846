package app.saywell.engine.wording;

import app.saywell.engine.prosody.PronunciationScore;
import app.saywell.engine.prosody.ProsodyComparison;
import app.saywell.engine.wording.SoundFault.Heard;
import app.saywell.engine.wording.SoundFault.Substituted;
import app.saywell.engine.wording.SoundFault.Unclear;
import app.saywell.speech.Dimension;
import app.saywell.speech.Feedback;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Scale;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;

import java.util.ArrayList;
import java.util.List;

/// Puts a judged reading into words.
///
/// Deterministic: the wording varies with the text and the scores, so that two attempts read
/// differently and the same answer is always given to the same bytes. Safe for several threads.
public final class FeedbackWriter {
    private final ReadingSentences reading;
    private final Annotator annotator;

    private FeedbackWriter(Phrasebook book) {
        this.reading = new ReadingSentences(book);
        this.annotator = new Annotator(new SoundSentences(book));
    }

    /// A writer for one language and audience.
    public static FeedbackWriter of(FeedbackLanguage language, Audience audience) {
        return new FeedbackWriter(Phrasebook.of(language, audience));
    }

    /// The components with `feedback` filled in on the words and phonemes of the surest few faults,
    /// and null everywhere else.
    ///
    /// @param faults in any order; their indexes count the words among the components
    public List<SpeechComponent> annotate(
            List<SpeechComponent> components, List<SoundFault> faults) {
        return annotator.annotate(components, faults);
    }

    /// As [#annotate(List, List)], with the faults read off the components: phonemes that are not
    /// correct, the lowest score as the surest.
    public List<SpeechComponent> annotate(List<SpeechComponent> components) {
        return annotate(components, faultsOf(components));
    }

    /// The sentence as a whole for `/pronunciation-simple`: pronunciation alone, 0-100.
    public Feedback feedback(List<SpeechComponent> components) {
        long seed = Seed.of(components);
        return new Feedback(pronunciation(components, Scale.HUNDRED, seed), null, null, null);
    }

    /// The sentence as a whole for `/pronunciation`: pronunciation 50-70, the others 0-10.
    public Feedback feedback(List<SpeechComponent> components, ProsodyComparison comparison) {
        long seed = Seed.of(components);
        return new Feedback(
                pronunciation(components, Scale.FIFTY_TO_SEVENTY, seed),
                new Dimension(
                        comparison.stress().score(),
                        reading.stress(comparison.stress(), Seed.mix(seed, "stress"))),
                new Dimension(
                        comparison.pause().score(),
                        reading.pause(comparison.pause(), Seed.mix(seed, "pause"))),
                new Dimension(
                        comparison.speed().score(),
                        reading.speed(comparison.speed(), Seed.mix(seed, "speed"))));
    }

    private Dimension pronunciation(List<SpeechComponent> components, Scale scale, long seed) {
        List<Word> words = wordsOf(components);
        return new Dimension(
                PronunciationScore.of(words, scale),
                reading.pronunciation(words, Seed.mix(seed, "pronunciation")));
    }

    private static List<SoundFault> faultsOf(List<SpeechComponent> components) {
        List<Word> words = wordsOf(components);
        List<SoundFault> faults = new ArrayList<>();
        for (int w = 0; w < words.size(); w++) {
            List<Phoneme> phonemes = words.get(w).phonemes();
            for (int p = 0; p < phonemes.size(); p++) {
                Phoneme phoneme = phonemes.get(p);
                if (!phoneme.correct()) {
                    double certainty = 1 - phoneme.score() / 100;
                    faults.add(new SoundFault(w, p, heard(phoneme), certainty));
                }
            }
        }
        return faults;
    }

    private static Heard heard(Phoneme phoneme) {
        String user = phoneme.userPhoneme();
        return user != null && phoneme.substituted() ? new Substituted(user) : new Unclear();
    }

    private static List<Word> wordsOf(List<SpeechComponent> components) {
        return components.stream().filter(Word.class::isInstance).map(Word.class::cast).toList();
    }
}
