package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.ear.HeardReading;
import app.saywell.judge.engine.ear.KnownTextScorer;
import app.saywell.judge.engine.ear.PhoneScore;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Word;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;
import app.saywell.speech.language.InterruptCheck;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchTracker;
import app.saywell.speech.signal.Resampler;
import app.saywell.speech.signal.SpeechBand;
import app.saywell.speech.signal.TakeQuality;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Aligns and scores recordings. Thread-safe and deterministic.
///
/// @param reader reads the reference text
/// @param ear hears it
record RecordingAnalyzer(TextNormalizer reader, KnownTextScorer ear) {
    /// A word that ends so shortly before the end of what was recorded may go on, or be another one. Of 363 words of
    /// learners 2.3 % were ever two levels off what the whole recording told, and no fewer at twice the time
    /// (`BegunTextTrial`).
    private static final double HELD_BACK = 0.2;

    private static final double LEAST_SECONDS = 0.4;

    /// The first sound of a word begins a little before its mark.
    private static final double BEFORE_SETTLED = 0.1;

    /// The same analyzer with another text normalizer.
    RecordingAnalyzer withTextReader(TextNormalizer otherReader) {
        return new RecordingAnalyzer(otherReader, ear);
    }

    /// The words of a recording that goes on, as far as they are surely over. Where some are settled, it is heard from
    /// the last of these on: that gives the next one its neighbour.
    ///
    /// @param settled words from the first one on that stay as they are
    /// @throws EngineException where the text cannot be spoken, of kind MODEL_MISSING or of kind INTERRUPTED
    List<FollowedWord> follow(Pcm audio, String goldText, List<FollowedWord> settled, JudgingRule rule) {
        List<SpokenToken> tokens = reader.read(goldText);
        if (settled.size() >= tokens.size()) {
            return settled;
        }
        int first = Math.max(0, settled.size() - 1);
        double start = settled.isEmpty() ? 0 : Math.max(0, settled.getLast().start() - BEFORE_SETTLED);
        double settledEnd = settled.isEmpty() ? 0 : settled.getLast().end();
        List<FollowedWord> words = new ArrayList<>(settled);
        heardWords(from(audio, start), tokens, first, rule).stream()
                .skip(settled.size() - first)
                .map(word -> later(word, start, settledEnd))
                .forEach(words::add);
        return words;
    }

    /// @param first the word with which the audio begins
    private List<FollowedWord> heardWords(Pcm audio, List<SpokenToken> tokens, int first, JudgingRule rule) {
        Pcm speech = SpeechBand.of(audio);
        if (audio.seconds() < LEAST_SECONDS || TakeQuality.of(audio, speech).isSilent()) {
            return List.of();
        }
        Pcm heard = Resampler.resample(speech, LogMel.SAMPLE_RATE);
        return ear.hearBegun(heard.samples(), tokens, first, rule)
                .map(reading -> over(speech, reading))
                .orElse(List.of());
    }

    private static Pcm from(Pcm audio, double start) {
        int first = (int) Math.round(start * audio.sampleRate());
        return first == 0
                ? audio
                : new Pcm(Arrays.copyOfRange(audio.samples(), first, audio.samples().length), audio.sampleRate());
    }

    /// A word of a recording from some seconds on, in the whole of it. The settled ones, of which the last is found
    /// anew with it, lie before it.
    private static FollowedWord later(FollowedWord word, double seconds, double settledEnd) {
        double start = Math.max(settledEnd, RecordingAnalysis.rounded(word.start() + seconds));
        double end = Math.max(start, RecordingAnalysis.rounded(word.end() + seconds));
        return new FollowedWord(word.word(), start, end, word.score(), word.correct());
    }

    private static List<FollowedWord> over(Pcm audio, HeardReading reading) {
        double end = audio.seconds() - HELD_BACK;
        return reading.tokens().stream()
                .map(word -> new FollowedWord(
                        word.aligned().token().text(),
                        RecordingAnalysis.seconds(audio, reading, word.aligned().startFrame()),
                        RecordingAnalysis.seconds(audio, reading, word.aligned().endFrame()),
                        word.score(),
                        word.score() >= Word.CORRECT_THRESHOLD
                                && word.phones().stream().allMatch(PhoneScore::isRight)))
                .takeWhile(word -> word.end() <= end)
                .toList();
    }

    /// @throws EngineException of any kind but MISMATCHED_COMPONENTS
    RecordingAnalysis analyze(Pcm audio, String goldText, JudgingRule rule) {
        List<SpokenToken> tokens = reader.read(goldText);
        InterruptCheck.throwIfInterrupted();
        Pcm speech = AudioUsabilityCheck.usableSpeech(audio);
        Pcm heard = Resampler.resample(speech, LogMel.SAMPLE_RATE);
        InterruptCheck.throwIfInterrupted();
        return ear.hear(heard.samples(), tokens, rule)
                .map(reading -> new RecordingAnalysis(speech, reading, speech != audio, new PitchTracker(heard)))
                .orElseThrow(
                        () -> new EngineException(EngineErrorKind.NOT_ALL_WORDS_SPOKEN, "Not all words are spoken."));
    }
}
