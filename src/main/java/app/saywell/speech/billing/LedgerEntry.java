package app.saywell.speech.billing;

/// A line of the ledger.
///
/// @param id given by the ledger, rising
public record LedgerEntry(long id, Charge charge, Outcome outcome) {}
