package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.judge.engine.ear.TokenScore;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.signal.PitchTracker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Finds the words with sentence stress from the pitch, loudness and length of their stressed
/// vowels.
///
/// Each cue is compared with the other words of the recording, so neither the voice nor the
/// microphone matters (the three cues: Fry 1958).
final class SentenceStressDetector {
    private static final double DECIBELS_PER_POINT = 4;
    private static final double SEMITONES_PER_POINT = 3;
    private static final double LOG_FRAMES_PER_POINT = 0.4;

    /// From this many points above the mean of the sentence, a word is stressed.
    private static final double STRESS_THRESHOLD = 0.35;

    private final PitchTracker pitchTracker;
    private final RecordingAnalysis analysis;

    SentenceStressDetector(RecordingAnalysis analysis) {
        this.pitchTracker = new PitchTracker(analysis.audio());
        this.analysis = analysis;
    }

    /// One value per token. At least one word of a sentence is stressed.
    List<Boolean> detect(List<TokenScore> tokens) {
        double[][] cueValues = new double[3][tokens.size()];
        for (int tokenIndex = 0; tokenIndex < tokens.size(); tokenIndex++) {
            PhoneSegment vowel = stressedVowel(tokens.get(tokenIndex));
            cueValues[0][tokenIndex] = loudness(vowel) / DECIBELS_PER_POINT;
            cueValues[1][tokenIndex] = semitones(vowel) / SEMITONES_PER_POINT;
            cueValues[2][tokenIndex] = Math.log(vowel.frameCount()) / LOG_FRAMES_PER_POINT;
        }
        double[] prominence = new double[tokens.size()];
        for (double[] values : cueValues) {
            double mean =
                    Arrays.stream(values).filter(Double::isFinite).average().orElse(0);
            for (int tokenIndex = 0; tokenIndex < prominence.length; tokenIndex++) {
                prominence[tokenIndex] +=
                        Double.isFinite(values[tokenIndex]) ? (values[tokenIndex] - mean) / cueValues.length : 0;
            }
        }
        double highest = Arrays.stream(prominence).max().orElse(0);
        List<Boolean> stressed = new ArrayList<>();
        for (double tokenProminence : prominence) {
            stressed.add(tokenProminence >= Math.min(STRESS_THRESHOLD, highest));
        }
        return stressed;
    }

    /// The vowel with primary stress, else the first vowel, else the first sound.
    private static PhoneSegment stressedVowel(TokenScore token) {
        List<PhoneSegment> phones = token.aligned().phones();
        return phones.stream()
                .filter(phone -> phone.sound().stress() == Stress.PRIMARY)
                .findFirst()
                .or(() -> phones.stream()
                        .filter(phone -> phone.sound().phone().isVowel())
                        .findFirst())
                .orElse(phones.getFirst());
    }

    private double loudness(PhoneSegment segment) {
        return SegmentLoudness.decibels(
                analysis.audio(), analysis.secondsAt(segment.startFrame()), analysis.secondsAt(segment.endFrame()));
    }

    /// The highest pitch in the segment; NaN when it has no voice.
    private double semitones(PhoneSegment segment) {
        double highest = 0;
        for (int frame = segment.startFrame(); frame < segment.endFrame(); frame++) {
            highest = Math.max(highest, pitchTracker.hertzAt(analysis.secondsAt(frame)));
        }
        return highest > 0 ? 12 * Math.log(highest) / Math.log(2) : Double.NaN;
    }
}
