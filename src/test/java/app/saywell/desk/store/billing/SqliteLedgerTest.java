package app.saywell.desk.store.billing;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.store.Library;
import app.saywell.speech.billing.CallCharge;
import app.saywell.speech.billing.CallLedger;
import app.saywell.speech.billing.CallLedgerContract;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The ledger in the library fulfils the contract of all ledgers.
class SqliteLedgerTest implements CallLedgerContract {
    private final List<Library> opened = new ArrayList<>();

    @TempDir
    private Path folder;

    @Override
    public CallLedger ledger() {
        Library library = Library.open(folder);
        opened.add(library);
        return new SqliteLedger(library.database());
    }

    @Test
    void theReportBeginsWithTheMonthOfTheFirstCall() {
        CallLedger empty = ledger();
        assertThat(((SqliteLedger) empty).firstMonth()).isEmpty();
        CallCharge later = new CallCharge(REQUEST, Instant.parse("2026-04-01T00:00:00Z"), 1, 1, "");
        CallCharge first = new CallCharge(REQUEST, Instant.parse("2026-03-31T23:59:59Z"), 1, 1, "");
        empty.openEntry(later, Long.MAX_VALUE);
        empty.openEntry(first, Long.MAX_VALUE);
        assertThat(((SqliteLedger) empty).firstMonth()).contains(MARCH);
    }

    @AfterEach
    void close() {
        opened.forEach(Library::close);
    }
}
