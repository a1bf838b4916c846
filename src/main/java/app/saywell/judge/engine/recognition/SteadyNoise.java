package app.saywell.judge.engine.recognition;

import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.signal.LoudBlocks;
import java.util.Arrays;

/// Tells noise that goes on without a change from anything in which somebody may speak.
///
/// Speech grows louder and quieter with each syllable, in some part of the spectrum by far more
/// than noise does that has one level throughout. Whisper would look for words in such noise with
/// its whole beam, for seconds of processor time, and find none.
final class SteadyNoise {
    private static final int BANDS = 4;

    /// Hum and rumble lie below.
    private static final int FIRST = 4;

    /// Frames of the spectrum that are taken together: a tenth of a second, about a sound.
    private static final int TOGETHER = 10;

    /// Shorter sounds are listened to anyhow.
    private static final int LEAST = 20;

    private static final double LOW = 0.05;
    private static final double HIGH = 0.9;
    private static final int SHORT_BLOCKS_PER_SECOND = 50;
    private static final double MIN_POWER = 1e-10;

    /// The level of a short sound without a word rises by less, in decibels.
    private static final double EVEN = 3;

    /// A word takes at least so many of these tenths of a second.
    private static final int WORD = 2;

    /// The most decibels by which the level of steady noise rises in any of the bands.
    private static final double STEADY = 4.5;

    private SteadyNoise() {}

    /// Whether nothing but steady noise is heard.
    ///
    /// @param samples at [LogMel#SAMPLE_RATE]
    static boolean fills(float[] samples) {
        return rise(samples) < STEADY || isShortAndEven(samples);
    }

    /// Whether a sound too short for the bands of the spectrum has one level from beginning to end,
    /// which no word has.
    private static boolean isShortAndEven(float[] samples) {
        double[] power = LoudBlocks.powers(samples, LogMel.SAMPLE_RATE / SHORT_BLOCKS_PER_SECOND);
        if (power.length == 0 || power.length >= LEAST * SHORT_BLOCKS_PER_SECOND / 10) {
            return false;
        }
        Arrays.sort(power);
        double high = power[(int) (HIGH * (power.length - 1))];
        double low = power[(int) (LOW * (power.length - 1))];
        return 10 * Math.log10((high + MIN_POWER) / (low + MIN_POWER)) < EVEN;
    }

    /// By how many decibels the level rises in the band where it changes most; infinite where there
    /// is too little to tell.
    static double rise(float[] samples) {
        LogMel spectrum = LogMel.ofAll(samples, 0);
        int count = samples.length / (LogMel.SAMPLE_RATE / 100) / TOGETHER;
        if (count < LEAST) {
            return Double.POSITIVE_INFINITY;
        }
        double most = 0;
        for (int band = 0; band < BANDS; band++) {
            int from = FIRST + (LogMel.BANDS - FIRST) * band / BANDS;
            int to = FIRST + (LogMel.BANDS - FIRST) * (band + 1) / BANDS;
            double[] levels = new double[count];
            for (int i = 0; i < count; i++) {
                levels[i] = level(spectrum, from, to, i * TOGETHER);
            }
            Arrays.sort(levels);
            double rise = levels[count - WORD] - levels[(int) (LOW * (count - 1))];
            most = Math.max(most, rise);
        }
        return most;
    }

    private static double level(LogMel spectrum, int fromBand, int toBand, int fromFrame) {
        double power = 0;
        for (int band = fromBand; band < toBand; band++) {
            for (int frame = fromFrame; frame < fromFrame + TOGETHER; frame++) {
                power += spectrum.power(band, frame);
            }
        }
        return 10 * Math.log10(power);
    }
}
