package app.saywell.desk.privacy.maintenance;

import app.saywell.desk.privacy.ErasureService;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.settings.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/// Brings the data folder into order at a start, before anything is recorded.
public final class StartMaintenance {
    private static final System.Logger LOG = System.getLogger(StartMaintenance.class.getName());

    /// Set once the scores in lists and charts follow the marks that were made while they did not.
    private static final Setting<Boolean> MARKS_COUNTED =
            new Setting<>("maintenance.marks-counted", false, Boolean::valueOf, String::valueOf);

    /// The token of the database in whose place a noted restore came: a sweep that fails leaves it unknown until a
    /// later start.
    private static final Setting<String> RESTORE_NOTED = Setting.text("access.restore-noted", "");

    private static final String NOT_IN_ORDER = "the data folder is not in order yet";

    private StartMaintenance() {}

    private interface Step {
        void run() throws IOException;
    }

    /// Empties the cache, carries on interrupted erasures, then sweeps. What fails is tried again at the next
    /// start, keeps nothing else from being done, and does not keep the library closed. A library that is only
    /// read stays as it is.
    public static void run(UseCaseContext context) {
        Library library = context.library();
        if (library.isReadOnly()) {
            return;
        }
        attempt(() -> FileSweeper.emptyCache(library)); // first, because it makes room
        attempt(() -> new ErasureService(context).carryOn());
        // Before a line is written, because the newest one tells where the count of days begins.
        attempt(() -> new AccessRetention(library).sweep(context.clock().instant()));
        attempt(() -> noteRestore(context)); // before the sweep, which makes the database the one that was used last
        attempt(() -> new FileSweeper(library, context.clock().instant()).sweep());
        attempt(() -> countMarks(library));
        attempt(() -> library.folder().reserveRoom());
    }

    private static void attempt(Step step) {
        try {
            step.run();
        } catch (IOException | UncheckedIOException | LibraryException e) {
            LOG.log(System.Logger.Level.WARNING, NOT_IN_ORDER, e);
        }
    }

    // By whatever way another database has come here: it has another record, too.
    private static void noteRestore(UseCaseContext context) {
        Settings settings = context.library().settings();
        context.library()
                .openingStamp()
                .unknownToken()
                .filter(token -> !settings.isSet(RESTORE_NOTED) || !token.equals(settings.get(RESTORE_NOTED)))
                .ifPresent(token -> {
                    context.noteAccess(AccessEntry.AccessAction.RESTORED, 0, Optional.empty());
                    settings.set(RESTORE_NOTED, token);
                });
    }

    private static void countMarks(Library library) {
        if (!library.settings().get(MARKS_COUNTED)) {
            library.results().refreshMarkedScores();
            library.settings().set(MARKS_COUNTED, true);
        }
    }
}
