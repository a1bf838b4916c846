package app.saywell.speech.signal.prosody;

import app.saywell.speech.signal.Pcm;

/// Makes a recording longer, shorter, higher and lower in the time domain by pitch-synchronous overlap-add (TD-PSOLA;
/// E.
/// Moulines, F. Charpentier, Speech Communication 9, 1990).
///
/// Voiced sound is cut into grains of two periods around the [PitchMarks], which are set anew at the distances of the
/// wanted pitch. Sound without voice is set anew in grains of 16 ms; where such a grain is used twice in turn, the
/// second time it is played backwards, so that noise doesn't become a tone.
final class PitchSynchronousOverlapAdd {
    /// An octave up or down: beyond that a voice sounds like another's.
    private static final double MAX_PITCH_RATIO = 2;

    private static final double NOISE_STEP_SECONDS = 0.008;

    /// Grains nearer to each other than that share of a step repeat the same noise.
    private static final double REPEATED_SHARE = 0.75;

    private final float[] source;
    private final int rate;
    private final PitchMarks marks;
    private final ProsodyPlan plan;
    private final float[] target;
    private double at;
    private double spaceBefore;
    private double lastNoise = Double.NEGATIVE_INFINITY;
    private boolean backwards;
    private boolean isVoiced;

    private PitchSynchronousOverlapAdd(Pcm audio, PitchMarks marks, ProsodyPlan plan) {
        source = audio.samples();
        rate = audio.sampleRate();
        this.marks = marks;
        this.plan = plan;
        target = new float[(int) Math.round(plan.seconds() * rate)];
    }

    /// The recording as planned, at its own sample rate.
    ///
    /// @param marks of the recording
    static Pcm synthesize(Pcm audio, PitchMarks marks, ProsodyPlan plan) {
        var synthesis = new PitchSynchronousOverlapAdd(audio, marks, plan);
        synthesis.run();
        return new Pcm(synthesis.target, audio.sampleRate());
    }

    private void run() {
        double noiseStep = NOISE_STEP_SECONDS * rate;
        spaceBefore = noiseStep;
        while (at < target.length) {
            boolean wasVoiced = isVoiced;
            double heard = plan.sourceSeconds(at / rate) * rate;
            int mark = Double.isNaN(heard) ? -1 : marks.nearest(heard);
            isVoiced = mark >= 0;
            if (Double.isNaN(heard)) {
                advance(noiseStep);
            } else if (mark >= 0) {
                double ahead = wasVoiced ? 0 : marks.nextFrom(mark, heard) - heard;
                if (ahead > 0) {
                    // Up to the first mark, so that the voice is where it was.
                    noise(heard, Math.min(ahead, noiseStep));
                    isVoiced = ahead <= noiseStep;
                } else {
                    voiced(mark);
                }
            } else {
                noise(heard, noiseStep);
            }
        }
    }

    private void voiced(int mark) {
        double own = marks.period(mark);
        double wanted = plan.hertz(at / rate);
        double space = wanted > 0
                ? Math.clamp(rate / wanted, own / MAX_PITCH_RATIO, own * MAX_PITCH_RATIO)
                : marks.periodAfter(mark);
        add(
                marks.position(mark),
                Math.min(spaceBefore, marks.periodBefore(mark)),
                Math.min(space, marks.periodAfter(mark)),
                1);
        lastNoise = Double.NEGATIVE_INFINITY;
        advance(space);
    }

    private void noise(double heard, double step) {
        backwards = Math.abs(heard - lastNoise) < REPEATED_SHARE * step && !backwards;
        add((int) Math.round(heard), spaceBefore, step, backwards ? -1 : 1);
        lastNoise = heard;
        advance(step);
    }

    private void advance(double space) {
        at += space;
        spaceBefore = space;
    }

    /// Adds a grain around a sample of the recording at the present place: half a Hann window up, half a one down.
    ///
    /// @param direction 1, or -1 for a grain played backwards
    private void add(int center, double up, double down, int direction) {
        int place = (int) Math.round(at);
        float gain = (float) plan.gain(at / rate);
        for (int offset = -(int) up; offset <= (int) down; offset++) {
            int from = center + direction * offset;
            int to = place + offset;
            if (from >= 0 && from < source.length && to >= 0 && to < target.length) {
                double width = offset < 0 ? up : down;
                target[to] += (float) (gain * source[from] * 0.5 * (1 + Math.cos(Math.PI * offset / width)));
            }
        }
    }
}
