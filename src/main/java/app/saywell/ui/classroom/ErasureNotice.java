package app.saywell.ui.classroom;

import app.saywell.library.learner.SchoolClass;
import app.saywell.practice.UseCases;
import app.saywell.practice.privacy.PrivacyCertificate;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.classroom.selection.ClassTab;
import app.saywell.ui.classroom.selection.ClassViewModel;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.kit.NodeFactory;
import app.saywell.ui.kit.SchoolMark;
import app.saywell.ui.kit.text.LocalizedTexts;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Tells the teacher that the day has come to erase the recordings of the class, and erases them
/// after a confirmation. Nothing is erased without it.
final class ErasureNotice extends VBox {
    private final UseCases practice;
    private final ScreenContext context;
    private final ClassViewModel classViewModel;
    private final LocalizedTexts texts;
    private final Label messageLabel = NodeFactory.wrapped(NodeFactory.label(""));
    private final HBox buttons = NodeFactory.row(8);
    private boolean confirming;
    private Optional<ErasedRecordings> erased = Optional.empty();

    /// What was erased, until the teacher closes it.
    private record ErasedRecordings(long classId, int takes, int results) {}

    ErasureNotice(ScreenContext context, ClassViewModel classViewModel, LocalizedTexts texts) {
        super(8);
        this.context = context;
        this.classViewModel = classViewModel;
        this.texts = texts;
        practice = context.practice();
        getStyleClass().addAll("notice", "erasure-notice");
        setId("erasure-notice");
        getChildren().addAll(messageLabel, buttons);
        classViewModel.selectedClass().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private Optional<SchoolClass> dueClass() {
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        return classViewModel.selectedClass().get().filter(schoolClass -> schoolClass
                .eraseOn()
                .filter(day -> !day.isAfter(today))
                .isPresent());
    }

    /// Erasing takes the day from the class, so that the class is read anew; what was erased stays
    /// to be read.
    private void show() {
        Optional<SchoolClass> due = dueClass();
        Optional<ErasedRecordings> outcome = erased.filter(recordings -> classViewModel
                .selectedClass()
                .get()
                .filter(chosen -> chosen.id() == recordings.classId())
                .isPresent());
        NodeFactory.setShown(this, due.isPresent() || outcome.isPresent());
        outcome.ifPresentOrElse(this::showOutcome, () -> due.ifPresent(this::show));
    }

    private void show(SchoolClass schoolClass) {
        messageLabel.setText(texts.get(confirming ? "classroom.due.sure" : "classroom.due.come", schoolClass.name()));
        Button eraseButton = NodeFactory.button(
                texts.binding(confirming ? "classroom.everything.erase.yes" : "classroom.due.erase"),
                () -> erase(schoolClass),
                confirming ? "primary" : "quiet");
        eraseButton.setId("erase-voices");
        Button laterButton = NodeFactory.button(
                texts.binding(confirming ? "classroom.everything.erase.no" : "classroom.due.other"),
                this::postpone,
                "quiet");
        laterButton.setId("erase-later");
        buttons.getChildren().setAll(SchoolMark.locked(eraseButton, !classViewModel.mayErase(), texts), laterButton);
    }

    private void postpone() {
        if (!confirming) {
            classViewModel.selectedTab().set(ClassTab.CLASS);
        }
        confirming = false;
        show();
    }

    private void erase(SchoolClass schoolClass) {
        if (!confirming) {
            confirming = true;
            show();
            return;
        }
        confirming = false;
        context.tasks()
                .run(
                        progress -> practice.erasure().eraseClassRecordings(schoolClass.id()),
                        (TaskOutcome<List<PrivacyCertificate>> outcome) -> finished(schoolClass, outcome));
    }

    private void finished(SchoolClass schoolClass, TaskOutcome<List<PrivacyCertificate>> outcome) {
        if (outcome instanceof TaskOutcome.TaskDone<List<PrivacyCertificate>>(List<PrivacyCertificate> all)) {
            erased = Optional.of(new ErasedRecordings(
                    schoolClass.id(),
                    all.stream().mapToInt(PrivacyCertificate::takes).sum(),
                    all.stream().mapToInt(PrivacyCertificate::results).sum()));
        }
        show();
    }

    private void showOutcome(ErasedRecordings recordings) {
        messageLabel.setText(texts.get("classroom.due.done", recordings.takes(), recordings.results()));
        buttons.getChildren()
                .setAll(NodeFactory.button(texts.binding("classroom.certificate.close"), this::closeOutcome, "quiet"));
    }

    private void closeOutcome() {
        erased = Optional.empty();
        show();
    }
}
