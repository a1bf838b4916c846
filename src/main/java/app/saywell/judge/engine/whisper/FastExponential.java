package app.saywell.judge.engine.whisper;

/// The exponential function of numbers that are not above 0, of which a row of the decoder has fifty thousand: a third
/// of the time of [Math#exp], and within one unit in the last place of it.
///
/// A number is a multiple of ln 2 / 128 and a rest of at most half of that. The power of two for the multiple comes
/// from a table, the exponential of the rest from the first terms of its series (P. T. P. Tang, ACM TOMS 15(2), 1989).
final class FastExponential {
    /// Below it the result is taken for 0; the smallest number with all its bits is a little below it.
    private static final double LEAST = -708;

    private static final int STEPS = 128;
    private static final int STEP_BITS = 7;
    private static final double STEPS_A_UNIT = STEPS / Math.log(2);

    /// ln 2 / 128 in two parts: the first has so few bits that its multiples are exact.
    private static final double STEP_HIGH = 0x1.62e42fefa0000p-8;

    private static final double STEP_LOW = 0x1.cf79abc9e3b3ap-47;

    /// Added and taken off again it rounds to a whole number, which then stands in the last bits of the sum.
    private static final double ROUNDING = 0x1.8p52;

    private static final long FRACTION_BITS = 52;

    private static final long[] POWERS = powers();

    private FastExponential() {}

    /// @param number 0 or below; minus infinity gives 0
    static double of(double number) {
        if (number < LEAST) {
            return 0;
        }
        double shifted = number * STEPS_A_UNIT + ROUNDING;
        long multiple = Double.doubleToRawLongBits(shifted);
        double whole = shifted - ROUNDING;
        double rest = number - whole * STEP_HIGH - whole * STEP_LOW;
        // The multiple's last bits choose the power between 1 and 2, the others the exponent.
        double power = Double.longBitsToDouble(
                POWERS[(int) multiple & (STEPS - 1)] + (multiple >> STEP_BITS << FRACTION_BITS));
        double square = rest * rest;
        double more = rest + square * (1.0 / 2 + rest * (1.0 / 6)) + square * square * (1.0 / 24 + rest * (1.0 / 120));
        return power + power * more;
    }

    private static long[] powers() {
        long[] powers = new long[STEPS];
        for (int i = 0; i < STEPS; i++) {
            powers[i] = Double.doubleToRawLongBits(StrictMath.pow(2, (double) i / STEPS));
        }
        return powers;
    }
}
