package app.saywell.library.billing;

import app.saywell.library.Library;
import app.saywell.speech.billing.CallLedger;
import app.saywell.speech.billing.CallLedgerContract;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The ledger in the library fulfils the contract of all ledgers.
class SqliteLedgerTest implements CallLedgerContract {
    private final List<Library> opened = new ArrayList<>();
    @TempDir private Path folder;

    @Override
    public CallLedger ledger() {
        Library library = Library.open(folder);
        opened.add(library);
        return new SqliteLedger(library.database());
    }

    @AfterEach
    void close() {
        opened.forEach(Library::close);
    }
}
