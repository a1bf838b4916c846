package app.saywell.speech.signal;

import java.util.Arrays;

/// Halves the sample rate of a sound several times, or not at all, while its samples come. For one
/// thread.
public final class RateHalverChain {
    private final RateHalver[] stages;
    private final SampleSink sink;

    /// Takes the samples of the result in their order.
    public interface SampleSink {
        /// Takes the next one.
        void accept(float sample);
    }

    /// @param halvings how often the rate is halved
    public RateHalverChain(int halvings, SampleSink sink) {
        stages = new RateHalver[halvings];
        Arrays.setAll(stages, stage -> new RateHalver());
        this.sink = sink;
    }

    /// How many samples become one.
    public int factor() {
        return 1 << stages.length;
    }

    /// Takes the next sample.
    public void add(float sample) {
        pass(sample, 0);
    }

    /// Gives the last samples of the result, with silence behind the last that was added.
    public void finish() {
        for (int stage = 0; stage < stages.length; stage++) {
            for (int i = 0; i < RateHalver.REACH; i++) {
                pass(0, stage);
            }
        }
    }

    private void pass(float sample, int stage) {
        if (stage == stages.length) {
            sink.accept(sample);
        } else if (stages[stage].add(sample)) {
            pass(stages[stage].output(), stage + 1);
        }
    }
}
