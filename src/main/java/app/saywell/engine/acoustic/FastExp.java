package app.saywell.engine.acoustic;

/// The exponential function for weights of densities: a power of two times a polynomial.
///
/// Right to 1e-5 of its value, and the same on every machine.
final class FastExp {
    private static final float LOG2_E = 1.44269504f;
    private static final int BIAS = 127;
    private static final int MANTISSA_BITS = 23;

    private FastExp() {}

    /// @param x from -80 to 0
    static float of(float x) {
        float scaled = x * LOG2_E;
        int whole = (int) (scaled - 1); // rounds towards zero: the floor of what is not positive
        float rest = scaled - whole;
        float power = 1.5403530e-4f;
        power = power * rest + 1.3333558e-3f;
        power = power * rest + 9.6181291e-3f;
        power = power * rest + 5.5504109e-2f;
        power = power * rest + 2.4022651e-1f;
        power = power * rest + 6.9314718e-1f;
        power = power * rest + 1;
        return power * Float.intBitsToFloat((whole + BIAS) << MANTISSA_BITS);
    }
}
