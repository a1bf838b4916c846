package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.judge.engine.ear.TokenScore;
import app.saywell.judge.engine.prosody.StressEvidence;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.text.FunctionWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// Finds the words with sentence stress from the pitch, loudness and length of their stressed
/// vowels, and from the kind of word: most content words are stressed, the last one more than the
/// others (nuclear accent), and few function words.
///
/// Each cue is compared with the middle of the words of the recording, so neither the voice nor the
/// microphone matters (the three cues: Fry 1958).
final class SentenceStressDetector {
    private static final double DECIBELS_PER_POINT = 5;
    private static final double SEMITONES_PER_POINT = 3.75;
    private static final double LOG_FRAMES_PER_POINT = 0.5;

    /// No cue alone says more: in noise a vowel is easily found too long.
    private static final double MAX_CUE_POINTS = 1.5;

    private static final double SEMITONES_PER_OCTAVE = 12;

    /// Vowels are not further from the middle of the voice. What seems to be is an octave off, because the tracker
    /// took two periods for one or the voice broke, which is no accent.
    private static final double MAX_SEMITONES_FROM_VOICE = 9;

    private static final double LOG_ODDS_PER_POINT = 2.5;
    private static final double CONTENT_WORD_LOG_ODDS = 0.5;
    private static final double NUCLEAR_LOG_ODDS = 0.3;

    private final RecordingAnalysis analysis;
    private final double voice;

    private SentenceStressDetector(RecordingAnalysis analysis) {
        this.analysis = analysis;
        this.voice = median(analysis.scores().stream()
                .flatMap(token -> token.aligned().phones().stream())
                .filter(phone -> phone.sound().phone().isVowel())
                .flatMapToDouble(this::semitones)
                .toArray());
    }

    /// One value per token. At least one word of a sentence is stressed.
    static List<WordStress> detect(RecordingAnalysis analysis) {
        List<TokenScore> tokens = analysis.scores();
        double[] points = new SentenceStressDetector(analysis).points(tokens);
        int nucleus = lastContentWord(tokens);
        double[] heard = new double[points.length];
        double[] believed = new double[points.length];
        for (int i = 0; i < points.length; i++) {
            heard[i] = Math.clamp(
                    LOG_ODDS_PER_POINT * points[i], -StressEvidence.MAX_LOG_ODDS, StressEvidence.MAX_LOG_ODDS);
            believed[i] = heard[i]
                    + (isContentWord(tokens.get(i)) ? CONTENT_WORD_LOG_ODDS : -CONTENT_WORD_LOG_ODDS)
                    + (i == nucleus ? NUCLEAR_LOG_ODDS : 0);
        }
        double highest = Arrays.stream(believed).max().orElse(0);
        List<WordStress> stresses = new ArrayList<>();
        for (int i = 0; i < points.length; i++) {
            stresses.add(new WordStress(believed[i] >= Math.min(0, highest), heard[i]));
        }
        return stresses;
    }

    private static int lastContentWord(List<TokenScore> tokens) {
        int last = tokens.size() - 1;
        while (last >= 0 && !isContentWord(tokens.get(last))) {
            last--;
        }
        return last;
    }

    private static boolean isContentWord(TokenScore token) {
        return !FunctionWords.contains(token.aligned().token().text());
    }

    /// How prominent each word is, in points above the middle of the sentence.
    private double[] points(List<TokenScore> tokens) {
        double[][] cueValues = new double[3][tokens.size()];
        for (int tokenIndex = 0; tokenIndex < tokens.size(); tokenIndex++) {
            PhoneSegment vowel = stressedVowel(tokens.get(tokenIndex));
            cueValues[0][tokenIndex] = loudness(vowel) / DECIBELS_PER_POINT;
            cueValues[1][tokenIndex] = pitch(vowel) / SEMITONES_PER_POINT;
            cueValues[2][tokenIndex] = Math.log(vowel.frameCount()) / LOG_FRAMES_PER_POINT;
        }
        double[] points = new double[tokens.size()];
        for (double[] values : cueValues) {
            double usual = median(values);
            for (int tokenIndex = 0; tokenIndex < points.length; tokenIndex++) {
                double cue = Math.clamp(values[tokenIndex] - usual, -MAX_CUE_POINTS, MAX_CUE_POINTS);
                points[tokenIndex] += Double.isFinite(values[tokenIndex]) ? cue / cueValues.length : 0;
            }
        }
        return points;
    }

    /// The middle value of those there are; 0 without any.
    private static double median(double[] values) {
        double[] sorted =
                Arrays.stream(values).filter(Double::isFinite).sorted().toArray();
        return sorted.length == 0 ? 0 : (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
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

    /// The highest pitch in the segment, in semitones from the middle of the voice; NaN when it has no voice.
    private double pitch(PhoneSegment segment) {
        return semitones(segment)
                .map(semitones -> withoutOctaves(semitones - voice))
                .max()
                .orElse(Double.NaN);
    }

    private static double withoutOctaves(double fromVoice) {
        return Math.abs(fromVoice) <= MAX_SEMITONES_FROM_VOICE
                ? fromVoice
                : fromVoice - SEMITONES_PER_OCTAVE * Math.round(fromVoice / SEMITONES_PER_OCTAVE);
    }

    /// The pitch of the frames that have a voice.
    private DoubleStream semitones(PhoneSegment segment) {
        return IntStream.range(segment.startFrame(), segment.endFrame())
                .mapToDouble(analysis::hertzAt)
                .filter(hertz -> hertz > 0)
                .map(hertz -> SEMITONES_PER_OCTAVE * Math.log(hertz) / Math.log(2));
    }
}
