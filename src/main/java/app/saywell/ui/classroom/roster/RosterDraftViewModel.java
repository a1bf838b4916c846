package app.saywell.ui.classroom.roster;

import app.saywell.library.learner.Learner;
import app.saywell.library.learner.SchoolClass;
import app.saywell.practice.classroom.ClassService;
import app.saywell.practice.classroom.OneRosterReader;
import app.saywell.practice.classroom.RosterColumn;
import app.saywell.practice.classroom.RosterPreview;
import app.saywell.practice.text.TextFileReader;
import app.saywell.practice.text.TextTable;
import app.saywell.task.TaskRunner;
import app.saywell.ui.classroom.selection.ClassViewModel;
import app.saywell.ui.context.LatestRead;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A list that may become learners of the class. It is stored only after the teacher has seen it.
/// Use it only on the JavaFX thread.
public final class RosterDraftViewModel {
    private final ReadOnlyObjectWrapper<Optional<RosterDraft>> draft = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ClassService classService;
    private final ClassViewModel classViewModel;
    private final RosterViewModel rosterViewModel;
    private final LatestRead additions;
    private final LatestRead files;

    /// @param rosterViewModel has the present learners, and shows what came of the list
    RosterDraftViewModel(
            ClassService classService,
            TaskRunner tasks,
            ClassViewModel classViewModel,
            RosterViewModel rosterViewModel) {
        this.classViewModel = classViewModel;
        this.rosterViewModel = rosterViewModel;
        this.classService = classService;
        additions = new LatestRead(tasks);
        files = new LatestRead(tasks);
    }

    /// The list; empty while there is none.
    public ReadOnlyObjectProperty<Optional<RosterDraft>> draft() {
        return draft.getReadOnlyProperty();
    }

    /// Reads a list that was pasted or typed.
    public void paste(String text) {
        if (!text.isBlank()) {
            files.run(() -> readTable(text), Runnable::run);
        }
    }

    /// Reads a CSV file or the ZIP file of a OneRoster export.
    public void open(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        files.run(
                () -> {
                    try {
                        return name.endsWith(".zip") ? openOneRoster(file) : openTable(file);
                    } catch (IOException e) {
                        return () ->
                                rosterViewModel.showMessage("classroom.told.unreadable", false, file.getFileName());
                    }
                },
                Runnable::run);
    }

    /// Reads a file on a worker thread; what it returns shows it.
    private Runnable openTable(Path file) throws IOException {
        return readTable(TextFileReader.read(file));
    }

    /// Changes the meaning of a column.
    public void setColumn(int index, RosterColumn column) {
        draft.get().flatMap(RosterDraft::table).ifPresent(table -> {
            List<RosterColumn> columns =
                    new ArrayList<>(draft.get().orElseThrow().roster().columns());
            if (column != RosterColumn.IGNORED) {
                columns.replaceAll(existing -> existing == column ? RosterColumn.IGNORED : existing);
            }
            columns.set(index, column);
            showDraft(
                    Optional.of(table),
                    List.of(),
                    0,
                    RosterPreview.read(table, columns),
                    draft.get().orElseThrow().shownColumns());
        });
    }

    /// Shows another class of a OneRoster file.
    public void selectClassList(int index) {
        draft.get()
                .filter(current -> index >= 0 && index < current.classLists().size())
                .ifPresent(current -> showClassList(current.classLists(), index));
    }

    /// Discards the list.
    public void cancel() {
        draft.set(Optional.empty());
    }

    /// Adds the learners on the list to the class. This can be undone.
    public void add(ConsentInput consentInput) {
        Optional<SchoolClass> schoolClass = classViewModel.selectedClass().get();
        if (schoolClass.isEmpty() || draft.get().isEmpty()) {
            return;
        }
        List<RosterPreview.RosterEntry> entries =
                draft.get().orElseThrow().roster().entries();
        long classId = schoolClass.get().id();
        draft.set(Optional.empty());
        additions.runAfterEdits(
                () -> addNow(classId, entries, consentInput),
                added -> rosterViewModel.showMessage("classroom.told.added", true, added));
    }

    private int addNow(long classId, List<RosterPreview.RosterEntry> entries, ConsentInput consentInput) {
        List<Learner> added = classService.addLearners(classId, entries, consentInput.consent());
        if (consentInput.consent().allowsRecording()) {
            rosterViewModel.saveConsent(added, consentInput);
        }
        return added.size();
    }

    /// Reads a table on a worker thread; what it returns shows it.
    private Runnable readTable(String text) {
        try {
            TextTable table = TextTable.read(text);
            RosterPreview roster = RosterPreview.read(table);
            List<Integer> shownColumns = roster.columnsToShow();
            return () -> showDraft(Optional.of(table), List.of(), 0, roster, shownColumns);
        } catch (UncheckedIOException e) {
            return () -> rosterViewModel.showMessage("classroom.told.quotes", false);
        }
    }

    private Runnable openOneRoster(Path file) throws IOException {
        List<OneRosterReader.OneRosterClass> classLists = OneRosterReader.read(file);
        return () -> {
            if (classLists.isEmpty()) {
                rosterViewModel.showMessage("classroom.told.nobody", false);
            } else {
                showClassList(classLists, 0);
            }
        };
    }

    private void showClassList(List<OneRosterReader.OneRosterClass> classLists, int index) {
        showDraft(Optional.empty(), classLists, index, classLists.get(index).roster(), List.of());
    }

    private void showDraft(
            Optional<TextTable> table,
            List<OneRosterReader.OneRosterClass> classLists,
            int index,
            RosterPreview roster,
            List<Integer> shownColumns) {
        RosterPreview newcomers =
                roster.withoutExisting(rosterViewModel.learners().get());
        Set<RosterPreview.RosterEntry> added = Set.copyOf(newcomers.entries());
        List<String> existingNames = roster.entries().stream()
                .filter(entry -> !added.contains(entry))
                .map(RosterPreview.RosterEntry::name)
                .toList();
        rosterViewModel.clearMessage();
        draft.set(Optional.of(new RosterDraft(table, classLists, index, newcomers, shownColumns, existingNames)));
    }
}
