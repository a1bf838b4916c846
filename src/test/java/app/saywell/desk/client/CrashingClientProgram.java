package app.saywell.desk.client;

import app.saywell.desk.store.Library;
import app.saywell.desk.store.billing.SqliteAnswerStore;
import app.saywell.desk.store.billing.SqliteLedger;
import app.saywell.speech.ServiceEndpoint;
import java.nio.file.Path;

/// A program that makes one call with stores on disk; [ProcessKillTest] kills it during the call.
final class CrashingClientProgram {
    private CrashingClientProgram() {}

    /// @param args the data folder, the service's address
    public static void main(String[] args) {
        try (Library library = Library.open(Path.of(args[0]));
                ClientTestRig rig = new ClientTestRig(ClientTestRig.settings(args[1]), stores(library))) {
            rig.ask(ServiceEndpoint.PRONUNCIATION);
        }
    }

    static BillingStores stores(Library library) {
        return new BillingStores(new SqliteAnswerStore(library.database()), new SqliteLedger(library.database()));
    }
}
