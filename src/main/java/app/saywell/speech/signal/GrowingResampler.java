package app.saywell.speech.signal;

import java.util.Arrays;

/// Changes the sample rate of a recording that grows: all that it returns together is what [Resampler] makes of the
/// whole, but for the last few thousandths of a second, which wait for what follows them. For one thread.
public final class GrowingResampler {
    private static final float FULL_SCALE = 32_768;

    private final int inputRate;
    private final int outputRate;
    private final Resampler resampler;
    private final int inputPeriod;
    private final int outputPeriod;
    private final int context;
    private float[] pending;

    /// Both rates in Hz.
    public GrowingResampler(int inputRate, int outputRate) {
        this.inputRate = inputRate;
        this.outputRate = outputRate;
        resampler = Resampler.between(inputRate, outputRate);
        int divisor = Resampler.gcd(inputRate, outputRate);
        inputPeriod = inputRate / divisor;
        outputPeriod = outputRate / divisor;
        context = Math.ceilDiv(resampler.halfWidth(), inputPeriod) * inputPeriod;
        pending = new float[context];
    }

    /// Adds samples of 16 bits.
    ///
    /// @return what is decided by that, from -1 to 1
    public float[] add(short[] samples) {
        float[] all = Arrays.copyOf(pending, pending.length + samples.length);
        for (int i = 0; i < samples.length; i++) {
            all[pending.length + i] = samples[i] / FULL_SCALE;
        }
        int periods = Math.max(0, all.length - 2 * context) / inputPeriod;
        int decided = periods * inputPeriod;
        pending = Arrays.copyOfRange(all, decided, all.length);
        if (inputRate == outputRate) {
            return Arrays.copyOfRange(all, context, context + decided);
        }
        if (periods == 0) {
            return new float[0];
        }
        float[] resampled = resampler
                .resample(new Pcm(Arrays.copyOf(all, decided + 2 * context), inputRate))
                .samples();
        int from = context / inputPeriod * outputPeriod;
        return Arrays.copyOfRange(resampled, from, from + periods * outputPeriod);
    }
}
