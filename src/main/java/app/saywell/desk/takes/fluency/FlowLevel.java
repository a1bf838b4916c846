package app.saywell.desk.takes.fluency;

/// How fluently people find a reading, in the groups in which it was measured what is usual.
public enum FlowLevel {
    /// People give 5 of 10 or less.
    TO_FIVE,
    /// People give 6 or 7.
    SIX_AND_SEVEN,
    /// People give 8.
    EIGHT,
    /// People give 9 or 10.
    NINE_AND_TEN;

    private static final int LAST_OF_LOWEST = 5;
    private static final int LAST_OF_SECOND = 7;
    private static final int THIRD = 8;

    /// @param fluency what people would give, 0 to 10, as in a report on fluency
    public static FlowLevel of(double fluency) {
        long points = Math.round(fluency);
        if (points <= LAST_OF_LOWEST) {
            return TO_FIVE;
        }
        if (points <= LAST_OF_SECOND) {
            return SIX_AND_SEVEN;
        }
        return points == THIRD ? EIGHT : NINE_AND_TEN;
    }
}
