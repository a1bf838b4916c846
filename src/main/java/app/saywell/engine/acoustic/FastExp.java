package app.saywell.engine.acoustic;

/// The exponential function for weights of densities: a power of two times a polynomial.
///
/// Right to 1e-5 of its value, and the same on every machine.
final class FastExp {
    static final float LOG2_E = 1.44269504f;
    static final int BIAS = 127;
    static final int MANTISSA_BITS = 23;

    /// Factors of the polynomial from the sixth power down to the first; 1 for the rest.
    static final float SIXTH = 1.5403530e-4f;

    static final float FIFTH = 1.3333558e-3f;
    static final float FOURTH = 9.6181291e-3f;
    static final float THIRD = 5.5504109e-2f;
    static final float SECOND = 2.4022651e-1f;
    static final float FIRST = 6.9314718e-1f;

    private FastExp() {}

    /// @param x from -80 to 0
    static float of(float x) {
        float scaled = x * LOG2_E;
        int whole = (int) (scaled - 1); // rounds towards zero: the floor of what is not positive
        float rest = scaled - whole;
        float power = SIXTH;
        power = power * rest + FIFTH;
        power = power * rest + FOURTH;
        power = power * rest + THIRD;
        power = power * rest + SECOND;
        power = power * rest + FIRST;
        power = power * rest + 1;
        return power * Float.intBitsToFloat((whole + BIAS) << MANTISSA_BITS);
    }
}
