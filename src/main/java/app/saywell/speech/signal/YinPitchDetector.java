package app.saywell.speech.signal;

import java.util.Arrays;

/// Finds the fundamental frequency of a voice in a window with YIN (A. de Cheveigné, H. Kawahara,
/// JASA 111(4), 2002): the first lag at which the window resembles itself.
///
/// The inner loop runs over the lags, so that the compiler can vectorize it. The lags end just
/// above the period of the lowest frequency. Not thread-safe.
final class YinPitchDetector {
    private static final double THRESHOLD = 0.2;
    private static final int UNROLLED_SAMPLES = 4;

    private final int sampleRate;
    private final int comparedSamples;
    private final float[] differences;

    /// @param window length of the windows, a multiple of 8
    /// @param minHertz lowest frequency to find, in Hz
    YinPitchDetector(int sampleRate, int window, double minHertz) {
        this.sampleRate = sampleRate;
        this.comparedSamples = window / 2;
        this.differences = new float[Math.min(comparedSamples, (int) (sampleRate / minHertz) + 3)];
    }

    /// The fundamental frequency in Hz; 0 when the window is not periodic. Frequencies slightly
    /// below the lowest one may be returned too.
    float f0Hz(float[] window) {
        computeDifferences(window);
        normalizeByRunningMean();
        int lag = firstDipLag();
        return lag == 0 ? 0 : sampleRate / interpolatedLag(lag);
    }

    /// Computes the squared differences between the window and itself shifted by each lag.
    private void computeDifferences(float[] window) {
        Arrays.fill(differences, 0);
        for (int i = 0; i < comparedSamples; i += UNROLLED_SAMPLES) {
            add(window, i, differences);
        }
    }

    /// Adds four samples per call, one after another in each sum.
    private static void add(float[] window, int i, float[] sums) {
        float a = window[i];
        float b = window[i + 1];
        float c = window[i + 2];
        float d = window[i + 3];
        for (int lag = 0; lag < sums.length; lag++) {
            float first = a - window[i + lag];
            float second = b - window[i + lag + 1];
            float third = c - window[i + lag + 2];
            float fourth = d - window[i + lag + 3];
            float sum = sums[lag] + first * first;
            sum += second * second;
            sum += third * third;
            sums[lag] = sum + fourth * fourth;
        }
    }

    /// Divides each difference by the mean of the differences at shorter lags.
    private void normalizeByRunningMean() {
        float sum = 0;
        differences[0] = 1;
        for (int lag = 1; lag < differences.length; lag++) {
            sum += differences[lag];
            differences[lag] *= lag / sum;
        }
    }

    /// The lag at the bottom of the first dip below the threshold, or 0.
    private int firstDipLag() {
        int lag = 2;
        while (lag < differences.length && !(differences[lag] < THRESHOLD)) {
            lag++;
        }
        if (lag == differences.length) {
            return 0;
        }
        while (lag + 1 < differences.length && differences[lag + 1] < differences[lag]) {
            lag++;
        }
        return lag;
    }

    /// The minimum of the parabola through a lag and its neighbours.
    private float interpolatedLag(int lag) {
        if (lag + 1 == differences.length) {
            return lag;
        }
        float beforeLag = differences[lag - 1];
        float atLag = differences[lag];
        float afterLag = differences[lag + 1];
        return lag + (afterLag - beforeLag) / (2 * (2 * atLag - afterLag - beforeLag));
    }
}
