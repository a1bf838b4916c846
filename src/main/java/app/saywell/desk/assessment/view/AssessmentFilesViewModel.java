package app.saywell.desk.assessment.view;

import app.saywell.desk.assessment.AppealCertificate;
import app.saywell.desk.assessment.AppealService.AppealOutcome;
import app.saywell.desk.assessment.AssessedReading;
import app.saywell.desk.assessment.AssessmentResults;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.reports.view.GradebookViewModel;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Files of assessments: results for the school's system, certificates of appeals, and their verification.
public final class AssessmentFilesViewModel {
    private static final int NAME_LENGTH = 12;

    private final AssessmentServices services;
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());

    public AssessmentFilesViewModel(AssessmentServices services) {
        this.services = services;
    }

    /// The school's own file, in which the points of an assessment are filled.
    ///
    /// @param shown the results that are shown
    GradebookViewModel gradebook(Supplier<Optional<AssessmentResults>> shown) {
        return new GradebookViewModel(
                services.gradebook(), services.tasks(), () -> shown.get().map(results -> results::grades));
    }

    /// The outcome of an export, an appeal or a verification.
    ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Forgets the outcome that is shown.
    void clear() {
        message.set(Optional.empty());
    }

    void exportCsv(AssessmentResults results, Locale language, Path file) {
        export(file, () -> services.exporter().exportCsv(results, language, file));
    }

    void exportXlsx(AssessmentResults results, Locale language, Path file) {
        export(file, () -> services.exporter().exportXlsx(results, language, file));
    }

    void exportPdf(AssessmentResults results, Locale language, Path file) {
        export(file, () -> services.exporter().exportPdf(results, language, file));
    }

    private interface FileWriting {
        void write() throws IOException;
    }

    private void export(Path file, FileWriting writing) {
        String name = String.valueOf(file.getFileName());
        services.tasks()
                .run(
                        progress -> {
                            writing.write();
                            return name;
                        },
                        (TaskOutcome<String> outcome) -> message.set(Optional.of(
                                outcome instanceof TaskOutcome.TaskDone<String>
                                        ? UserMessage.success("assessment.told.saved", name)
                                        : UserMessage.failure("assessment.told.not-saved", name))));
    }

    /// Judges every recording of a learner again, and writes a certificate for each into a folder.
    void appeal(AssessedReading reading, Path folder) {
        services.tasks().run(progress -> appealNow(reading, folder), this::appealed);
    }

    private List<AppealOutcome> appealNow(AssessedReading reading, Path folder) throws IOException {
        List<AppealOutcome> outcomes = new ArrayList<>();
        for (Take take : reading.takes()) {
            String name = take.audio().hash().substring(0, NAME_LENGTH) + ".txt";
            outcomes.add(services.appeals().appeal(take, folder.resolve(name)));
        }
        return outcomes;
    }

    private void appealed(TaskOutcome<List<AppealOutcome>> outcome) {
        List<AppealOutcome> outcomes =
                outcome instanceof TaskOutcome.TaskDone<List<AppealOutcome>>(var found) ? found : List.of();
        List<AppealOutcome.JudgedAgain> judged = outcomes.stream()
                .filter(AppealOutcome.JudgedAgain.class::isInstance)
                .map(AppealOutcome.JudgedAgain.class::cast)
                .toList();
        long same = judged.stream().filter(again -> again.statement().isSame()).count();
        message.set(Optional.of(
                judged.isEmpty()
                        ? UserMessage.failure("assessment.told.no-appeal")
                        : UserMessage.success(
                                "assessment.told.appeal",
                                same,
                                judged.size(),
                                outcomes.size(),
                                judged.getFirst().fingerprint())));
    }

    /// Verifies a certificate of this or another Saywell.
    void verify(Path certificate) {
        services.tasks()
                .run(
                        progress -> AppealCertificate.verify(Files.readString(certificate)),
                        (TaskOutcome<Optional<AppealCertificate>> outcome) ->
                                message.set(Optional.of(verified(outcome))));
    }

    private static UserMessage verified(TaskOutcome<Optional<AppealCertificate>> outcome) {
        Optional<AppealCertificate> found =
                outcome instanceof TaskOutcome.TaskDone<Optional<AppealCertificate>>(var read)
                        ? read
                        : Optional.empty();
        return found.map(certificate -> UserMessage.success(
                        certificate.statement().isSame() ? "assessment.told.genuine.same" : "assessment.told.genuine",
                        certificate.statement().sentence(),
                        certificate.fingerprint()))
                .orElseGet(() -> UserMessage.failure("assessment.told.not-genuine"));
    }
}
