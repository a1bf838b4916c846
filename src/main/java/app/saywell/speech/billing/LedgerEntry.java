package app.saywell.speech.billing;

/// One entry of the ledger.
///
/// @param id an increasing number assigned by the ledger
public record LedgerEntry(long id, CallCharge charge, BillingOutcome outcome) {}
