package app.saywell.signal;

import java.util.Arrays;

/// The height of a voice in a window by YIN (A. de Cheveigné, H. Kawahara, JASA 111(4), 2002): the
/// first lag at which the window is much like itself.
///
/// The lags are passed sample by sample, so that the compiler works on many of them at once; they
/// end just beyond the lowest height that is looked for. Not safe for several threads.
final class Yin {
    private static final double THRESHOLD = 0.2;
    private static final int TOGETHER = 4;

    private final int rate;
    private final int compared;
    private final float[] differences;

    /// @param window length of the windows, a multiple of 8
    /// @param lowest height that matters, in Hz
    Yin(int rate, int window, double lowest) {
        this.rate = rate;
        this.compared = window / 2;
        this.differences = new float[Math.min(compared, (int) (rate / lowest) + 3)];
    }

    /// The height in Hz; 0 where nothing repeats itself. Heights a little below the lowest may be
    /// found too.
    float height(float[] window) {
        measure(window);
        normalise();
        int lag = firstDip();
        return lag == 0 ? 0 : rate / between(lag);
    }

    /// Squared differences of the window from itself, later by each lag.
    private void measure(float[] window) {
        Arrays.fill(differences, 0);
        for (int i = 0; i < compared; i += TOGETHER) {
            add(window, i, differences);
        }
    }

    /// Four samples, one after the other in each sum.
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

    /// By the mean of those at shorter lags.
    private void normalise() {
        float sum = 0;
        differences[0] = 1;
        for (int lag = 1; lag < differences.length; lag++) {
            sum += differences[lag];
            differences[lag] *= lag / sum;
        }
    }

    /// The bottom of the first dip below the threshold, or 0.
    private int firstDip() {
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

    /// The bottom of the parabola through a lag and its neighbours.
    private float between(int lag) {
        if (lag + 1 == differences.length) {
            return lag;
        }
        float before = differences[lag - 1];
        float here = differences[lag];
        float after = differences[lag + 1];
        return lag + (after - before) / (2 * (2 * here - after - before));
    }
}
