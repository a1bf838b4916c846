package app.saywell.speech.signal.prosody;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchCurve;
import java.util.Arrays;

/// Where the periods of the voice lie: one mark in each, at the same place of its wave, usually its highest peak.
///
/// In each voiced stretch the first mark is the highest peak of its middle; from there the next ones are found to both
/// sides where the wave resembles the last period most, within a fifth of a period of where it is expected (as Praat
/// does it by cross-correlation).
final class PitchMarks {
    private static final double SEARCH_SHARE = 0.2;
    /// At higher rates marks are looked for roughly first.
    private static final int COARSE_RATE = 16_000;

    /// Half a period, and what rounding adds.
    private static final double NEAR_SHARE = 0.55;

    private static final double SURE_CORRELATION = 0.3;

    private final Pcm audio;
    private final PitchCurve curve;
    private int[] positions = new int[256];
    private int[] stretchOf = new int[256];
    private int count;

    /// The marks of a recording.
    ///
    /// @param curve the pitch of `audio`
    static PitchMarks of(Pcm audio, PitchCurve curve) {
        PitchMarks marks = new PitchMarks(audio, curve);
        marks.findAll();
        return marks;
    }

    private PitchMarks(Pcm audio, PitchCurve curve) {
        this.audio = audio;
        this.curve = curve;
    }

    int count() {
        return count;
    }

    /// The sample at which a mark stands.
    int position(int mark) {
        return positions[mark];
    }

    /// The mark nearest to a sample, if that lies within a voiced stretch; otherwise -1.
    int nearest(double sample) {
        int found = Arrays.binarySearch(positions, 0, count, (int) Math.round(sample));
        int after = found >= 0 ? found : -found - 1;
        int nearest = after == count || (after > 0 && sample - positions[after - 1] < positions[after] - sample)
                ? after - 1
                : after;
        return nearest >= 0 && Math.abs(positions[nearest] - sample) <= NEAR_SHARE * period(nearest) ? nearest : -1;
    }

    /// The sample of a mark or, if that lies before `sample`, of the next one of its stretch.
    double nextFrom(int mark, double sample) {
        return positions[mark] < sample && mark + 1 < count && stretchOf[mark + 1] == stretchOf[mark]
                ? positions[mark + 1]
                : positions[mark];
    }

    /// Samples from the mark before to this one; from the one after where it is the first of its stretch.
    double periodBefore(int mark) {
        return mark > 0 && stretchOf[mark - 1] == stretchOf[mark]
                ? positions[mark] - positions[mark - 1]
                : mark + 1 < count && stretchOf[mark + 1] == stretchOf[mark]
                        ? positions[mark + 1] - positions[mark]
                        : audio.sampleRate() / PitchCurve.MAX_HERTZ;
    }

    /// Samples from this mark to the next; from the one before where it is the last of its stretch.
    double periodAfter(int mark) {
        return mark + 1 < count && stretchOf[mark + 1] == stretchOf[mark]
                ? positions[mark + 1] - positions[mark]
                : periodBefore(mark);
    }

    /// The mean of both.
    double period(int mark) {
        return (periodBefore(mark) + periodAfter(mark)) / 2;
    }

    private void findAll() {
        float[] hertz = curve.hertz();
        int stretch = 0;
        for (int from = 0; from < hertz.length; from++) {
            if (hertz[from] > 0) {
                int to = from;
                while (to + 1 < hertz.length && hertz[to + 1] > 0) {
                    to++;
                }
                findIn((from - 0.5) * curve.stepSeconds(), (to + 0.5) * curve.stepSeconds(), stretch++);
                from = to;
            }
        }
    }

    private void findIn(double from, double to, int stretch) {
        int rate = audio.sampleRate();
        int first = (int) Math.max(0, from * rate);
        int end = (int) Math.min(audio.samples().length, to * rate);
        int middle = (first + end) / 2;
        int start = peakAround(middle, (int) periodAt(middle) / 2);
        int before = count;
        for (int mark = step(start, -1); mark >= first; mark = step(mark, -1)) {
            append(mark, stretch);
        }
        reverse(before, count);
        append(start, stretch);
        for (int mark = step(start, 1); mark < end; mark = step(mark, 1)) {
            append(mark, stretch);
        }
    }

    /// The period in samples, interpolated between the values of the curve.
    private double periodAt(int sample) {
        double step = (double) sample / audio.sampleRate() / curve.stepSeconds();
        int left = Math.clamp((int) step, 0, curve.hertz().length - 1);
        int right = Math.min(left + 1, curve.hertz().length - 1);
        double a = curve.hertz()[left];
        double b = curve.hertz()[right];
        double hertz = a == 0 ? b : b == 0 ? a : a + (step - left) * (b - a);
        for (int away = 1; hertz == 0 && away < curve.hertz().length; away++) {
            hertz = Math.max(
                    curve.hertz()[Math.max(0, left - away)],
                    curve.hertz()[Math.min(curve.hertz().length - 1, right + away)]);
        }
        return audio.sampleRate() / Math.clamp(hertz, PitchCurve.MIN_HERTZ, PitchCurve.MAX_HERTZ);
    }

    private int peakAround(int sample, int reach) {
        float[] samples = audio.samples();
        int best = Math.clamp(sample, 0, samples.length - 1);
        for (int i = Math.max(0, sample - reach); i <= Math.min(samples.length - 1, sample + reach); i++) {
            if (Math.abs(samples[i]) > Math.abs(samples[best])) {
                best = i;
            }
        }
        return best;
    }

    /// The mark a period before or after another, at least one sample away.
    private int step(int mark, int direction) {
        double period = periodAt(Math.clamp(mark, 0, audio.samples().length - 1));
        int expected = mark + direction * (int) Math.round(period);
        int reach = (int) (SEARCH_SHARE * period);
        int half = (int) (period / 2);
        int stride = Math.max(1, audio.sampleRate() / COARSE_RATE);
        int coarse = best(mark - half, expected - half, reach, stride, 2 * half);
        return half + (stride == 1 ? coarse : best(mark - half, coarse, stride - 1, 1, 2 * half));
    }

    /// Where the wave around `expected` resembles that from `mark` on most, looking at every `stride`th place and
    /// sample; `expected` where it resembles it nowhere.
    private int best(int mark, int expected, int reach, int stride, int length) {
        int best = expected;
        double bestCorrelation = SURE_CORRELATION;
        for (int candidate = expected - reach; candidate <= expected + reach; candidate += stride) {
            double correlation = correlation(mark, candidate, length, stride);
            if (correlation > bestCorrelation) {
                bestCorrelation = correlation;
                best = candidate;
            }
        }
        return best;
    }

    private double correlation(int a, int b, int length, int stride) {
        float[] samples = audio.samples();
        if (a < 0 || b < 0 || Math.max(a, b) + length > samples.length) {
            return 0;
        }
        float product = 0;
        float squaresA = 0;
        float squaresB = 0;
        for (int i = 0; i < length; i += stride) {
            float x = samples[a + i];
            float y = samples[b + i];
            product += x * y;
            squaresA += x * x;
            squaresB += y * y;
        }
        return squaresA == 0 || squaresB == 0 ? 0 : product / Math.sqrt((double) squaresA * squaresB);
    }

    private void append(int mark, int stretch) {
        if (count == positions.length) {
            positions = Arrays.copyOf(positions, 2 * count);
            stretchOf = Arrays.copyOf(stretchOf, 2 * count);
        }
        positions[count] = mark;
        stretchOf[count++] = stretch;
    }

    private void reverse(int from, int to) {
        for (int i = from, j = to - 1; i < j; i++, j--) {
            int kept = positions[i];
            positions[i] = positions[j];
            positions[j] = kept;
        }
    }
}
