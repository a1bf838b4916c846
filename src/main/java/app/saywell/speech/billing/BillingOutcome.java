package app.saywell.speech.billing;

/// What is known about an attempt.
public enum BillingOutcome {
    /// It was sent and no answer is known, so it may have been billed. The request is not sent
    /// again automatically.
    SENT,
    /// It was answered and therefore billed.
    BILLED,
    /// The service failed (5xx). Its document does not say whether such a call is billed, so it
    /// counts against the budget. The request may be sent again.
    DOUBTFUL,
    /// It was refused or never sent; nothing was billed.
    FREE,
    /// It was [#SENT], and the user was told and allowed the request to be sent again. It counts as
    /// spent.
    LET_GO;

    /// Whether it may have been billed and so counts against the budget.
    public boolean mayBeSpent() {
        return this != FREE;
    }
}
