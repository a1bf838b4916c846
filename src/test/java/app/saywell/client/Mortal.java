package app.saywell.client;

import app.saywell.library.Library;
import app.saywell.library.billing.SqliteAnswerStore;
import app.saywell.library.billing.SqliteLedger;
import app.saywell.speech.Endpoint;

import java.nio.file.Path;

/// A program that asks one question with books on disk; [CrashTest] kills it while it does.
final class Mortal {
    private Mortal() {}

    /// @param args the data folder, the service's address
    public static void main(String[] args) {
        try (Library library = Library.open(Path.of(args[0]));
                Rig rig = new Rig(Rig.settings(args[1]), books(library))) {
            rig.ask(Endpoint.PRONUNCIATION);
        }
    }

    static Books books(Library library) {
        return new Books(
                new SqliteAnswerStore(library.database()), new SqliteLedger(library.database()));
    }
}
