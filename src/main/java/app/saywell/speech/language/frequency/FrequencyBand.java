package app.saywell.speech.language.frequency;

/// How common a word is, among the forms of English by their frequency.
public enum FrequencyBand {
    /// One of the thousand most common ones.
    FIRST_THOUSAND(1000),
    /// One of the next thousand.
    SECOND_THOUSAND(2000),
    /// One of the five thousand most common ones, but not of the first two thousand.
    TO_FIVE_THOUSAND(5000),
    /// None of them.
    RARER(Integer.MAX_VALUE);

    private final int last;

    FrequencyBand(int last) {
        this.last = last;
    }

    /// The band of a rank, counted from 1.
    static FrequencyBand ofRank(int rank) {
        FrequencyBand band = FIRST_THOUSAND;
        while (rank > band.last) {
            band = values()[band.ordinal() + 1];
        }
        return band;
    }
}
