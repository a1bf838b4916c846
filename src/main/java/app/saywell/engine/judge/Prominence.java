package app.saywell.engine.judge;

import app.saywell.engine.align.PhoneSegment;
import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.engine.lexicon.Stress;
import app.saywell.engine.score.TokenScore;
import app.saywell.signal.PitchTrack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Which words carry the stress of the sentence, by what is heard: height, loudness and length of
/// the vowel that the dictionary stresses.
///
/// Each measure is compared with the other words of the recording, so that neither the voice nor
/// the microphone matters (the three cues: Fry 1958).
final class Prominence {
    private static final double DECIBELS_PER_POINT = 4;
    private static final double SEMITONES_PER_POINT = 3;
    private static final double LOG_FRAMES_PER_POINT = 0.4;

    /// Points over the mean of the sentence from which a word stands out.
    private static final double STANDS_OUT = 0.35;

    private final PitchTrack pitch;
    private final Clock clock;

    Prominence(Analysis analysis) {
        this.pitch = new PitchTrack(analysis.audio());
        this.clock = analysis.clock();
    }

    /// One for each token; at least one word of a sentence is stressed.
    List<Boolean> of(List<TokenScore> tokens) {
        double[][] cues = new double[3][tokens.size()];
        for (int t = 0; t < tokens.size(); t++) {
            PhoneEvidence vowel = stressedVowel(tokens.get(t));
            cues[0][t] = vowel.loudness() / DECIBELS_PER_POINT;
            cues[1][t] = semitones(vowel.segment()) / SEMITONES_PER_POINT;
            cues[2][t] = Math.log(vowel.segment().frames()) / LOG_FRAMES_PER_POINT;
        }
        double[] points = new double[tokens.size()];
        for (double[] cue : cues) {
            double mean = Arrays.stream(cue).filter(Double::isFinite).average().orElse(0);
            for (int t = 0; t < points.length; t++) {
                points[t] += Double.isFinite(cue[t]) ? (cue[t] - mean) / cues.length : 0;
            }
        }
        double best = Arrays.stream(points).max().orElse(0);
        List<Boolean> stressed = new ArrayList<>();
        for (double point : points) {
            stressed.add(point >= Math.min(STANDS_OUT, best));
        }
        return stressed;
    }

    /// The vowel under primary stress, else the first vowel, else the first sound.
    private static PhoneEvidence stressedVowel(TokenScore token) {
        List<PhoneEvidence> phones = token.evidence().phones();
        return phones.stream()
                .filter(p -> p.segment().sound().stress() == Stress.PRIMARY)
                .findFirst()
                .or(() -> phones.stream().filter(p -> p.phone().vowel()).findFirst())
                .orElse(phones.getFirst());
    }

    /// The highest voice within the segment; not a number where there is none.
    private double semitones(PhoneSegment segment) {
        double highest = 0;
        for (int frame = segment.start(); frame < segment.end(); frame++) {
            highest = Math.max(highest, pitch.at(clock.at(frame)));
        }
        return highest > 0 ? 12 * Math.log(highest) / Math.log(2) : Double.NaN;
    }
}
