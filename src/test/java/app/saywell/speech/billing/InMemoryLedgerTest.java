package app.saywell.speech.billing;

/// Runs the ledger contract against the in-memory ledger of the tests.
class InMemoryLedgerTest implements CallLedgerContract {
    @Override
    public CallLedger ledger() {
        return new InMemoryLedger();
    }
}
