package app.saywell.judge.engine.ear;

/// All that tells whether one word of a text was said. The numbers are those of one word in one recording.
///
/// @param networks its probability by [SpokenProbabilities]
/// @param gain how much more probable the decoder finds it than with silence, a natural logarithm
/// @param ratio of [WordLikelihoods#ratio(int)]
/// @param heard what the networks heard of it
record WordEvidence(double networks, double gain, double ratio, HeardWord heard) {
    private static final double LIMIT = 30;
    private static final double LEAST = 1e-6;

    /// The numbers of the regression; `src/train/ear/FORMAT.md`, section 6, says what each is.
    enum Input {
        SAID,
        GAIN,
        AGAINST,
        SUPPORT,
        SOUNDS,
        OMISSION,
        BEST,
        REST,
        FUNCTION,
        SUBSTITUTION
    }

    double of(Input input) {
        return switch (input) {
            case SAID -> Math.log(Math.max(networks, LEAST) / Math.max(1 - networks, LEAST));
            case GAIN -> Math.clamp(gain, -LIMIT, LIMIT);
            case AGAINST -> Math.clamp(ratio, -LIMIT, 0);
            case SUPPORT -> Math.clamp(ratio, 0, LIMIT);
            case SOUNDS -> heard.of(HeardWord.Input.SOUNDS);
            case OMISSION -> heard.of(HeardWord.Input.OMISSION);
            case BEST -> heard.of(HeardWord.Input.BEST);
            case REST -> heard.of(HeardWord.Input.REST);
            case FUNCTION -> heard.of(HeardWord.Input.FUNCTION);
            case SUBSTITUTION -> heard.of(HeardWord.Input.SUBSTITUTION);
        };
    }
}
