package app.saywell.speech.billing;

/// What is known of a sending.
public enum Outcome {
    /// It went out and no answer is known: it may have been billed. The question is not sent again
    /// by itself.
    SENT,
    /// It was answered, and so billed.
    BILLED,
    /// The service failed (5xx). Its document does not say whether such a call is billed, so it
    /// counts against the budget; asking again is free to anyone.
    DOUBTFUL,
    /// Refused, or never on its way: nothing was billed.
    FREE,
    /// Was [#SENT], and the user, told so, allowed the question to be sent again. Counts as spent.
    LET_GO;

    /// Whether the money may be gone, which is what a budget has to reckon with.
    public boolean mayBeSpent() {
        return this != FREE;
    }
}
