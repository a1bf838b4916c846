package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.signal.Pcm;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// What stress is heard by in the syllables of one word: length, level, pitch, spectral balance and vowel quality
/// (Fry 1958; Sluijter and van Heuven 1996), and what the encoder hears of it, each above the mean of the word, so that
/// neither the voice nor the microphone matters.
///
/// Not thread-safe, because a [RecordingAnalysis] isn't.
final class SyllableCues {
    /// Values of a syllable.
    static final int COUNT = 28;

    private static final int FIRST_VOWEL = 12;
    private static final int HEARD = 27;

    private static final double PAUSE_SECONDS = 0.15;
    private static final double MIN_PROBABILITY = 0.01;

    /// Vowels that most syllables without stress have.
    private static final Set<Phone> REDUCED = EnumSet.of(Phone.AH, Phone.IH, Phone.ER, Phone.UH);

    private static final List<Phone> VOWELS =
            EnumSet.allOf(Phone.class).stream().filter(Phone::isVowel).toList();

    private final RecordingAnalysis analysis;
    private final Pcm differences;

    SyllableCues(RecordingAnalysis analysis) {
        this.analysis = analysis;
        this.differences = differences(analysis.audio());
    }

    /// A syllable of a word.
    ///
    /// @param sounds all of them, the vowel among them
    record HeardSyllable(PhoneSegment vowel, List<PhoneSegment> sounds) {}

    /// The values of each syllable, [#COUNT] of them.
    ///
    /// @param secondsToNext from the end of the word to the beginning of the next one; infinite for the last one
    List<double[]> of(List<HeardSyllable> syllables, double secondsToNext) {
        List<double[]> all = new ArrayList<>();
        for (int i = 0; i < syllables.size(); i++) {
            boolean isLast = i + 1 == syllables.size();
            double[] values = values(syllables.get(i));
            values[9] = isLast ? 1 : 0;
            values[10] = isLast && secondsToNext > PAUSE_SECONDS ? 1 : 0;
            values[11] = i == 0 ? 1 : 0;
            all.add(values);
        }
        for (int cue = 0; cue < COUNT; cue++) {
            aboveMean(all, cue);
        }
        return all;
    }

    private double[] values(HeardSyllable syllable) {
        PhoneSegment vowel = syllable.vowel();
        double[] values = new double[COUNT];
        double start = analysis.secondsAt(vowel.startFrame());
        double end = analysis.secondsAt(vowel.endFrame());
        values[0] = Math.log(vowel.frameCount());
        values[1] = Math.log((double) syllable.sounds().getLast().endFrame()
                - syllable.sounds().getFirst().startFrame());
        values[2] = SegmentLoudness.decibels(analysis.audio(), start, end) / 10;
        values[3] = highestLevel(vowel) / 10;
        values[7] = SegmentLoudness.decibels(differences, start, end) / 10 - values[2];
        values[8] = fullness(vowel);
        values[HEARD] = heard(vowel);
        values[FIRST_VOWEL + VOWELS.indexOf(vowel.sound().phone())] = 1;
        addPitch(vowel, values);
        return values;
    }

    private void addPitch(PhoneSegment vowel, double... values) {
        double highest = Double.NaN;
        double sum = 0;
        int voiced = 0;
        for (int frame = vowel.startFrame(); frame < vowel.endFrame(); frame++) {
            double hertz = analysis.hertzAt(frame);
            if (hertz > 0) {
                double semitones = 12 * Math.log(hertz) / Math.log(2);
                highest = voiced == 0 ? semitones : Math.max(highest, semitones);
                sum += semitones;
                voiced++;
            }
        }
        values[4] = highest / 10;
        values[5] = voiced == 0 ? Double.NaN : sum / voiced / 10;
        values[6] = (double) voiced / vowel.frameCount();
    }

    /// The loudest 20 ms, in dB.
    private double highestLevel(PhoneSegment vowel) {
        double highest = Double.NaN;
        for (int frame = vowel.startFrame(); frame + 2 <= vowel.endFrame(); frame++) {
            double level = SegmentLoudness.decibels(
                    analysis.audio(), analysis.secondsAt(frame), analysis.secondsAt(frame + 2));
            highest = Double.isNaN(highest) ? level : Math.max(highest, level);
        }
        return highest;
    }

    /// What the encoder hears of stress in the vowel, in whole steps of two frames.
    private double heard(PhoneSegment vowel) {
        float[] stress = analysis.reading().posteriors().stress();
        int lag = analysis.reading().lagFrames();
        int first = Math.clamp((vowel.startFrame() - lag) / 2, 0, stress.length / 2 - 1);
        int end = Math.clamp((vowel.endFrame() - lag + 1) / 2, first + 1, stress.length / 2);
        double sum = 0;
        for (int step = first; step < end; step++) {
            sum += stress[2 * step];
        }
        return sum / (end - first);
    }

    /// The natural logarithm of how much more probable a full vowel is than a reduced one, on the mean.
    private double fullness(PhoneSegment vowel) {
        FramePosteriors posteriors = analysis.reading().posteriors();
        double sum = 0;
        int count = 0;
        for (int frame = Math.max(0, vowel.startFrame());
                frame < Math.min(posteriors.frames(), vowel.endFrame());
                frame++) {
            double full = MIN_PROBABILITY;
            double reduced = MIN_PROBABILITY;
            for (Phone phone : VOWELS) {
                double probability = posteriors.probability(frame, phone);
                full += REDUCED.contains(phone) ? 0 : probability;
                reduced += REDUCED.contains(phone) ? probability : 0;
            }
            sum += Math.log(full / reduced);
            count++;
        }
        return count == 0 ? Double.NaN : sum / count;
    }

    /// Takes the mean of the syllables that have a value off; the others get it.
    private static void aboveMean(List<double[]> syllables, int cue) {
        double mean = syllables.stream()
                .mapToDouble(values -> values[cue])
                .filter(Double::isFinite)
                .average()
                .orElse(0);
        for (double[] values : syllables) {
            values[cue] = Double.isFinite(values[cue]) ? values[cue] - mean : 0;
        }
    }

    /// Each sample less the one before it: louder where high frequencies are.
    private static Pcm differences(Pcm audio) {
        float[] samples = audio.samples();
        float[] changes = new float[samples.length];
        for (int i = 1; i < samples.length; i++) {
            changes[i] = samples[i] - samples[i - 1];
        }
        return new Pcm(changes, audio.sampleRate());
    }
}
