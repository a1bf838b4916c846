package app.saywell.speech;

/// The scale of a pronunciation score. Scores of different scales are never compared or averaged.
public enum ScoreScale {
    /// Of `/pronunciation`: 50 to 70. With the three other dimensions of 0 to 10 the maximum is
    /// 100.
    FIFTY_TO_SEVENTY(50, 70),
    /// Of `/pronunciation-simple`: 0 to 100.
    HUNDRED(0, 100);

    private final int min;
    private final int max;

    ScoreScale(int min, int max) {
        this.min = min;
        this.max = max;
    }

    /// The lowest possible score.
    public int min() {
        return min;
    }

    /// The highest possible score.
    public int max() {
        return max;
    }
}
