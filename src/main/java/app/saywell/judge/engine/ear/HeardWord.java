package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.PathEvidence;

/// What the networks heard of one word of a text, before the decoder is asked.
///
/// @param path how well its sounds fit, without boundaries
/// @param omission of [app.saywell.judge.engine.align.OmissionEvidence]
/// @param soundCount how many sounds it has
/// @param leastFault how probable it is that another sound was said in the place of the one that was heard best
/// @param meanFault the mean log-odds of that, over its sounds
/// @param rest what people would give the sounds of the other words, 0 to 2 on the mean
/// @param function whether it is one of [app.saywell.speech.language.text.FunctionWords], which are often swallowed
record HeardWord(
        PathEvidence path,
        double omission,
        int soundCount,
        double leastFault,
        double meanFault,
        double rest,
        boolean function) {
    /// Probabilities of faults are kept within it and 1 less it.
    static final double LEAST_FAULT = 1e-3;

    private static final double SUBSTITUTION_LIMIT = 20;
    private static final double LEFT_LIMIT = 30;
    private static final double OMISSION_LIMIT = 60;

    /// The numbers of the regression; `src/train/ear/FORMAT.md`, section 6, says what each is.
    enum Input {
        SUBSTITUTION,
        LEFT,
        MEAN,
        BEST,
        REST,
        SOUNDS,
        OMISSION,
        FUNCTION
    }

    double of(Input input) {
        return switch (input) {
            case SUBSTITUTION -> Math.max(path.substitution(), -SUBSTITUTION_LIMIT);
            case LEFT -> Math.clamp(path.omission(), -LEFT_LIMIT, LEFT_LIMIT);
            case MEAN -> meanFault;
            case BEST -> LogOdds.of(leastFault, LEAST_FAULT);
            case REST -> rest;
            case SOUNDS -> Math.log(soundCount);
            case OMISSION -> Math.clamp(omission, -OMISSION_LIMIT, OMISSION_LIMIT);
            case FUNCTION -> function ? 1 : 0;
        };
    }
}
