package app.saywell.desk.classes.progress;

/// Student's t distribution, as far as bands of 95 % need it.
public final class StudentT {
    private static final double[] TWO_SIDED_95 = {
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131
    };

    /// Of more degrees of freedom; on the safe side.
    private static final double BEYOND = 2.12;

    private StudentT() {}

    /// How many standard errors a band of 95 % reaches to each side.
    ///
    /// @param freedom degrees of freedom, at least 1; a broken number is rounded down
    public static double band95(double freedom) {
        int place = Math.max(1, (int) freedom) - 1;
        return place < TWO_SIDED_95.length ? TWO_SIDED_95[place] : BEYOND;
    }
}
