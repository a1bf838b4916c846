package app.saywell.judge.engine.ear;

import java.util.Locale;

/// What tells whether one word of a text was said. The numbers are those of one word in one recording.
///
/// @param networks its probability by [SpokenProbabilities]
/// @param gain how much more probable the decoder finds it than with silence, a natural logarithm
/// @param ratio of [WordLikelihoods#ratio(int)]
/// @param omission of [app.saywell.judge.engine.align.OmissionEvidence]
/// @param soundCount how many sounds it has
/// @param leastFault how probable it is that another sound was said in the place of the one that was heard best
/// @param rest what people would give the sounds of the other words, 0 to 2 on the mean
record WordEvidence(
        double networks, double gain, double ratio, double omission, int soundCount, double leastFault, double rest) {
    private static final double LIMIT = 30;
    private static final double OMISSION_LIMIT = 60;
    private static final double LEAST = 1e-6;
    private static final double LEAST_FAULT = 1e-3;

    /// The numbers of the regression; `src/train/ear/FORMAT.md`, section 6, says what each is.
    enum Input {
        SAID,
        GAIN,
        AGAINST,
        SUPPORT,
        SOUNDS,
        OMISSION,
        BEST,
        REST;

        String key() {
            return "spoken.weight." + name().toLowerCase(Locale.ROOT);
        }
    }

    double of(Input input) {
        return switch (input) {
            case SAID -> Math.log(Math.max(networks, LEAST) / Math.max(1 - networks, LEAST));
            case GAIN -> Math.clamp(gain, -LIMIT, LIMIT);
            case AGAINST -> Math.clamp(ratio, -LIMIT, 0);
            case SUPPORT -> Math.clamp(ratio, 0, LIMIT);
            case SOUNDS -> Math.log(soundCount);
            case OMISSION -> Math.clamp(omission, -OMISSION_LIMIT, OMISSION_LIMIT);
            case BEST -> LogOdds.of(leastFault, LEAST_FAULT);
            case REST -> rest;
        };
    }
}
