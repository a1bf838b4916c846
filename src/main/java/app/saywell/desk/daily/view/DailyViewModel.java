package app.saywell.desk.daily.view;

import app.saywell.desk.classes.sounds.SpokenSound;
import app.saywell.desk.classes.view.ClipPlayer;
import app.saywell.desk.daily.DailySessions;
import app.saywell.desk.daily.LearnerProgress;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.store.take.ClassGridStore.MissedClip;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of the page of the day: what today brings, and what came of it.
public final class DailyViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<DailyPage> page = new ReadOnlyObjectWrapper<>(new DailyPage.Opening());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final DailyServices services;
    private final SessionViewModel session;
    private final LatestRead reads;
    private final LatestRead openings;
    private final ClipPlayer player;
    private final Subscription changes;
    private Optional<DailySession> shown = Optional.empty();
    private boolean isOpen;

    /// Follows the session.
    public DailyViewModel(DailyServices services, SessionViewModel session) {
        this.services = services;
        this.session = session;
        reads = new LatestRead(services.tasks());
        openings = new LatestRead(services.tasks());
        player = new ClipPlayer(services.takes(), services.tasks(), services.audioSession(), services.recordings());
        changes = services.changes().subscribe(this::changed);
        session.ended().subscribe(ended -> {
            shown = ended;
            refresh();
        });
    }

    /// What is shown.
    public ReadOnlyObjectProperty<DailyPage> page() {
        return page.getReadOnlyProperty();
    }

    /// The session that the page begins and resumes.
    public SessionViewModel session() {
        return session;
    }

    public void showEnd(DailySession ended) {
        shown = Optional.of(ended);
        refresh();
    }

    /// Shows what today brings.
    void showStart() {
        shown = Optional.empty();
        refresh();
    }

    /// Plays words of takes one after the other.
    public void play(List<SpokenSound> sounds) {
        player.play(sounds.stream()
                .map(SpokenSound::place)
                .map(place -> new MissedClip(place.takeId(), place.start(), place.end()))
                .toList());
    }

    /// Plays a whole take.
    void playTake(long takeId) {
        openings.run(() -> services.takes().find(takeId), found -> found.ifPresent(player::play));
    }

    /// Writes the sounds by day as a table.
    ///
    /// @param headings of its columns
    void exportCsv(Path file, List<String> headings) {
        export(file, learner -> services.export().writeCsv(learner, headings, file));
    }

    /// Writes the answers of ear training as a table.
    ///
    /// @param headings of its columns
    void exportEarCsv(Path file, List<String> headings) {
        export(file, learner -> services.export().writeEarCsv(learner, headings, file));
    }

    /// Writes everything as JSON.
    void exportJson(Path file) {
        export(file, learner -> services.export().writeJson(learner, file));
    }

    private interface ExportWriter {
        void write(long learnerId) throws IOException;
    }

    private void export(Path file, ExportWriter writer) {
        String name = String.valueOf(file.getFileName());
        services.tasks()
                .run(
                        progress -> {
                            writer.write(services.learners().current().id());
                            return name;
                        },
                        outcome -> message.set(Optional.of(
                                outcome instanceof TaskOutcome.TaskDone<String>
                                        ? UserMessage.success("daily.export.done", name)
                                        : UserMessage.failure("daily.export.failed", name))));
    }

    /// The outcome of the last export.
    public ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// The screen is shown.
    public void open() {
        isOpen = true;
        refresh();
    }

    /// The screen is hidden.
    public void leave() {
        isOpen = false;
        shown = Optional.empty();
        services.audioSession().stopPlayback();
    }

    private void changed(LibraryChange change) {
        boolean concernsPage = change instanceof LibraryChange.TakesChanged
                || change instanceof LibraryChange.LearnersChanged
                || change instanceof LibraryChange.SettingsChanged
                || change instanceof LibraryChange.EarAnswersChanged;
        if (concernsPage) {
            refresh();
        }
    }

    private void refresh() {
        if (isOpen) {
            Optional<DailySession> wanted = shown;
            reads.refresh(() -> wanted.isPresent() ? readEnd(wanted.get()) : readStart(), page::set);
        }
    }

    private DailyPage readEnd(DailySession ended) {
        DailySessions sessions = services.sessions();
        return ended.isPlacement()
                ? new DailyPage.Placed(ended, sessions.placement(ended.learnerId()))
                : new DailyPage.End(ended, sessions.endOf(ended));
    }

    private DailyPage readStart() {
        DailySessions sessions = services.sessions();
        long learner = services.learners().current().id();
        LearnerProgress progress = services.progress().read(learner);
        return new DailyPage.Start(
                sessions.dueSounds(learner, progress.sounds()).on(progress.today()),
                sessions.placement(learner),
                progress,
                sessions.dialogue(learner).map(dialogue -> dialogue.lesson().title()),
                progress.sessions().reversed().stream()
                        .filter(one -> one.day().equals(progress.today())
                                && one.endedAt().isPresent()
                                && !one.isPlacement())
                        .findFirst());
    }

    @Override
    public void close() {
        changes.close();
        reads.cancel();
        openings.cancel();
    }
}
