package app.saywell.desk.daily.view;

import app.saywell.desk.classes.view.ClipPlayer;
import app.saywell.desk.daily.DailySessions;
import app.saywell.desk.daily.DueSounds;
import app.saywell.desk.daily.sounds.SpokenSound;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.store.take.ClassGridStore.MissedClip;
import app.saywell.speech.task.Subscription;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of the page of the day: what today brings, and what came of it.
public final class DailyViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<DailyPage> page = new ReadOnlyObjectWrapper<>(new DailyPage.Opening());
    private final DailyServices services;
    private final SessionViewModel session;
    private final LatestRead reads;
    private final ClipPlayer player;
    private final Subscription changes;
    private Optional<DailySession> shown = Optional.empty();
    private boolean isOpen;

    /// Follows the session.
    public DailyViewModel(DailyServices services, SessionViewModel session) {
        this.services = services;
        this.session = session;
        reads = new LatestRead(services.tasks());
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

    /// Shows the end of a session.
    public void showEnd(DailySession ended) {
        shown = Optional.of(ended);
        refresh();
    }

    /// Shows what today brings.
    public void showStart() {
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
        LocalDate today = sessions.today();
        List<DailySession> all = sessions.all(learner);
        int seconds = all.stream().mapToInt(DailySession::seconds).sum();
        Stream<LocalDate> days = all.stream()
                .filter(one -> one.seconds() > 0)
                .map(DailySession::day)
                .distinct();
        return new DailyPage.Start(
                new DueSounds(sessions.sounds(learner)).on(today),
                sessions.placement(learner),
                (int) days.count(),
                DailyTexts.minutes(seconds),
                all.reversed().stream()
                        .filter(one -> one.day().equals(today) && one.endedAt().isPresent() && !one.isPlacement())
                        .findFirst());
    }

    @Override
    public void close() {
        changes.close();
        reads.cancel();
    }
}
