package app.saywell.speech.billing;

/// The ledger of the tests keeps its promises, too.
class InMemoryLedgerTest implements LedgerContract {
    @Override
    public Ledger ledger() {
        return new InMemoryLedger();
    }
}
