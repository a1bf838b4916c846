package app.saywell.desk.classroom.roster;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.ImportedRoster;
import app.saywell.desk.classes.RosterColumn;
import app.saywell.desk.classes.RosterPreview;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
            files.run(() -> ImportedRoster.ofText(text), list -> showDraft(List.of(list), 0));
        }
    }

    /// Reads the file of a spreadsheet, a text, or the ZIP file of a OneRoster export.
    public void open(Path file) {
        files.run(() -> read(file), Runnable::run);
    }

    /// Reads a file on a worker thread; what it returns shows it.
    private Runnable read(Path file) {
        try {
            List<ImportedRoster> lists = ImportedRoster.read(file);
            return lists.isEmpty()
                    ? () -> rosterViewModel.showMessage("classroom.told.nobody", false)
                    : () -> showDraft(lists, 0);
        } catch (IOException e) {
            return () -> rosterViewModel.showMessage("classroom.told.unreadable", false, file.getFileName());
        }
    }

    /// Changes the meaning of a column.
    public void setColumn(int index, RosterColumn column) {
        draft.get().ifPresent(current -> {
            ImportedRoster list = current.lists().get(current.selectedList());
            List<RosterColumn> columns = new ArrayList<>(list.roster().columns());
            if (column != RosterColumn.IGNORED && column != RosterColumn.CLASS) {
                columns.replaceAll(existing -> existing == column ? RosterColumn.IGNORED : existing);
            }
            columns.set(index, column);
            List<ImportedRoster> lists = new ArrayList<>(current.lists());
            lists.set(current.selectedList(), list.withColumns(columns));
            showDraft(lists, current.selectedList(), current.shownColumns());
        });
    }

    /// Shows another class of the file.
    void selectClassList(int index) {
        draft.get()
                .filter(current -> index >= 0 && index < current.lists().size())
                .ifPresent(current -> showDraft(current.lists(), index));
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
        additions.make(
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

    private void showDraft(List<ImportedRoster> lists, int index) {
        showDraft(lists, index, lists.get(index).roster().columnsToShow());
    }

    private void showDraft(List<ImportedRoster> lists, int index, List<Integer> shownColumns) {
        RosterPreview roster = lists.get(index).roster();
        RosterPreview newcomers =
                roster.withoutExisting(rosterViewModel.learners().get());
        rosterViewModel.clearMessage();
        draft.set(Optional.of(new RosterDraft(List.copyOf(lists), index, newcomers, shownColumns)));
    }
}
