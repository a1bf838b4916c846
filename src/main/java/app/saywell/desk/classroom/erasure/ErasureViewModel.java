package app.saywell.desk.classroom.erasure;

import app.saywell.desk.classroom.erasure.ErasurePhase.ClassDue;
import app.saywell.desk.classroom.erasure.ErasurePhase.Confirming;
import app.saywell.desk.classroom.erasure.ErasurePhase.Erasing;
import app.saywell.desk.classroom.erasure.ErasurePhase.ErasureFailed;
import app.saywell.desk.classroom.erasure.ErasurePhase.FilesRemain;
import app.saywell.desk.classroom.erasure.ErasurePhase.NothingDue;
import app.saywell.desk.classroom.erasure.ErasurePhase.RecordingsErased;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.privacy.ErasureService;
import app.saywell.desk.privacy.PrivacyCertificate;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Asks for every class whose day of erasure has come, one after another: at the start, when a day
/// begins, and when classes change. Use it only on the JavaFX thread.
public final class ErasureViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<ErasurePhase> phase = new ReadOnlyObjectWrapper<>(new NothingDue());
    private final ErasureService erasureService;
    private final TaskRunner tasks;
    private final PublishedSettings settings;
    private final LatestRead dueRead;
    private final DayClock clock;
    private final Subscription subscription;
    private final Set<Long> postponed = new HashSet<>();
    private List<SchoolClass> due = List.of();

    public ErasureViewModel(
            ErasureService erasureService, TaskRunner tasks, ChangePublisher changes, PublishedSettings settings) {
        this.erasureService = erasureService;
        this.tasks = tasks;
        this.settings = settings;
        dueRead = new LatestRead(tasks);
        clock = new DayClock(erasureService::today, this::dayBegan);
        subscription = changes.subscribe(this::changed);
        read();
    }

    /// Where the question stands.
    public ReadOnlyObjectProperty<ErasurePhase> phase() {
        return phase.getReadOnlyProperty();
    }

    /// Whether the school allows to erase.
    boolean mayErase() {
        return settings.policy().allows(LockedFeature.ERASURE);
    }

    /// Looks whether another day has begun.
    public void lookAtClock() {
        clock.look();
    }

    /// The first call asks once more; the second erases.
    void erase() {
        switch (phase.get()) {
            case ClassDue(SchoolClass asked, int others) -> phase.set(new Confirming(asked, others));
            case Confirming(SchoolClass asked, int others) -> eraseNow(asked);
            case ErasureFailed(SchoolClass asked) -> eraseNow(asked);
            case FilesRemain(SchoolClass asked) -> finishNow(asked);
            case Erasing running -> {}
            case RecordingsErased done -> {}
            case NothingDue nothing -> {}
        }
    }

    /// Takes the question back one step; a class that is due is asked about again on the next day
    /// or at the next start.
    void postpone() {
        switch (phase.get()) {
            case ClassDue(SchoolClass asked, int others) -> postpone(asked);
            case ErasureFailed(SchoolClass asked) -> postpone(asked);
            case Confirming(SchoolClass asked, int others) -> phase.set(new ClassDue(asked, others));
            case FilesRemain remain -> next();
            case RecordingsErased done -> next();
            case Erasing running -> {}
            case NothingDue nothing -> {}
        }
    }

    private void postpone(SchoolClass asked) {
        postponed.add(asked.id());
        next();
    }

    private void eraseNow(SchoolClass asked) {
        run(asked, () -> erasureService.eraseClassRecordings(asked.id()));
    }

    private void finishNow(SchoolClass asked) {
        run(asked, erasureService::finish);
    }

    private void run(SchoolClass asked, java.util.concurrent.Callable<List<PrivacyCertificate>> work) {
        phase.set(new Erasing(asked));
        tasks.run(progress -> work.call(), outcome -> ended(asked, outcome));
    }

    private void ended(SchoolClass asked, TaskOutcome<List<PrivacyCertificate>> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<List<PrivacyCertificate>>(List<PrivacyCertificate> all) -> {
                phase.set(new RecordingsErased(
                        asked,
                        all.stream().mapToInt(PrivacyCertificate::takes).sum(),
                        all.stream().mapToInt(PrivacyCertificate::results).sum(),
                        all.stream()
                                .flatMap(certificate -> certificate.remainingCopies().stream())
                                .distinct()
                                .toList()));
                read();
            }
            case TaskOutcome.TaskFailed<List<PrivacyCertificate>> failed ->
                dueRead.run(erasureService::classesDueToday, classes -> {
                    due = classes;
                    boolean isUntouched = classes.stream().anyMatch(other -> other.id() == asked.id());
                    phase.set(isUntouched ? new ErasureFailed(asked) : new FilesRemain(asked));
                });
            case TaskOutcome.TaskCancelled<List<PrivacyCertificate>> cancelled -> next();
        }
    }

    private void dayBegan() {
        postponed.clear();
        read();
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.LearnersChanged) {
            read();
        }
    }

    private void read() {
        dueRead.run(erasureService::classesDueToday, classes -> {
            due = classes;
            if (phase.get() instanceof NothingDue || phase.get() instanceof ClassDue || isTakenBack()) {
                next();
            }
        });
    }

    /// Whether another day was chosen for the class while the teacher was asked once more.
    private boolean isTakenBack() {
        return phase.get() instanceof Confirming(SchoolClass asked, int others)
                && due.stream().noneMatch(other -> other.id() == asked.id());
    }

    private void next() {
        List<SchoolClass> asked = new ArrayList<>(due);
        asked.removeIf(schoolClass -> postponed.contains(schoolClass.id()));
        phase.set(asked.isEmpty() ? new NothingDue() : new ClassDue(asked.getFirst(), asked.size() - 1));
    }

    @Override
    public void close() {
        clock.close();
        subscription.close();
        dueRead.cancel();
    }
}
