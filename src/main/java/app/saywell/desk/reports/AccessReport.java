package app.saywell.desk.reports;

import app.saywell.desk.reports.table.CsvWriter;
import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.policy.LockedFeatureException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/// Who did what with the data of learners, for whoever answers for them in a school.
public final class AccessReport {
    private static final String BUNDLE = "app.saywell.desk.reports.Access";

    private final UseCaseContext context;

    public AccessReport(UseCaseContext context) {
        this.context = context;
    }

    /// A line with the names that are there today.
    ///
    /// @param className empty without a class, or if it is gone
    /// @param learner number and name; empty without a learner
    /// @param isErased whether there was a learner who has been erased
    public record AccessLine(AccessEntry entry, String className, String learner, boolean isErased) {}

    /// Whether the school lets the record be read on this computer.
    public boolean mayRead() {
        return context.library().policy().allows(LockedFeature.ACCESS_RECORD);
    }

    /// All lines, newest first, also those that were written while the clock was ahead. Call it on a worker thread.
    ///
    /// @throws LockedFeatureException if the school keeps the record for its officer
    public List<AccessLine> read() {
        Library library = context.library();
        LockedFeatureException.requireUnlocked(library.policy(), LockedFeature.ACCESS_RECORD);
        return library.accessRecord().find(Instant.EPOCH, Instant.ofEpochMilli(Long.MAX_VALUE)).stream()
                .map(entry -> line(library, entry))
                .toList();
    }

    private static AccessLine line(Library library, AccessEntry entry) {
        Optional<Learner> learner = library.learners().find(entry.learnerId());
        return new AccessLine(
                entry,
                library.classes().find(entry.classId()).map(SchoolClass::name).orElse(""),
                learner.map(found -> (found.number() + " " + found.name()).strip())
                        .orElse(""),
                entry.learnerId() != 0 && learner.isEmpty());
    }

    /// Writes all lines to a table, which is itself noted.
    ///
    /// @return how many lines it has
    /// @throws LockedFeatureException if the school keeps the record for its officer
    public int export(Locale language, Path csv) throws IOException {
        LockedFeatureException.requireUnlocked(context.library().policy(), LockedFeature.ACCESS_RECORD);
        context.noteAccess(AccessEntry.AccessAction.EXPORTED, 0, Optional.empty());
        ResourceBundle texts = ResourceBundle.getBundle(
                BUNDLE,
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        List<AccessLine> lines = read();
        List<String> headings = Stream.of("time", "account", "what", "class", "learner")
                .map(heading -> texts.getString("heading." + heading))
                .toList();
        CsvWriter.write(
                new TableSheet(
                        texts.getString("title"),
                        headings,
                        lines.stream().map(line -> row(line, texts)).toList()),
                csv,
                CsvWriter.CsvSeparator.COMMA);
        return lines.size();
    }

    private static List<TableSheet.SheetCell> row(AccessLine line, ResourceBundle texts) {
        AccessEntry entry = line.entry();
        return Stream.of(
                        entry.at()
                                .atZone(ZoneId.systemDefault())
                                .toOffsetDateTime()
                                .toString(),
                        entry.person(),
                        texts.getString("action." + entry.action().name()),
                        line.className(),
                        line.isErased() ? texts.getString("erased") : line.learner())
                .<TableSheet.SheetCell>map(TableSheet.SheetCell.TextCell::new)
                .toList();
    }
}
