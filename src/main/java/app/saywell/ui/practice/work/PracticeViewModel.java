package app.saywell.ui.practice.work;

import app.saywell.library.settings.Setting;
import app.saywell.library.take.OwnRating;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.scoring.Scored;
import app.saywell.practice.scoring.Unknown;
import app.saywell.speech.Failure;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;
import app.saywell.ui.practice.desk.Roll;
import app.saywell.ui.practice.desk.Stage;
import app.saywell.ui.studio.Studio;
import app.saywell.ui.studio.TakeTaking;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The practice screen's mind: what lies on the desk, and what each verb makes of it.
///
/// Used on the window's thread alone. Whatever is read or judged in the background is laid on the
/// desk only if the same sentence still lies there.
public final class PracticeViewModel implements PracticeActions, AutoCloseable {
    private final Desk desk = new Desk();
    private final Studio studio;
    private final Practice practice;
    private final Listening listening;
    private final TakeTaking taking;
    private final Interruptions interruptions;
    private final Subscription changes;
    private final Bookmark bookmark;
    private final Pages pages;
    private final Countdown countdown;

    /// Opens the sentence that was practised last.
    public PracticeViewModel(Studio studio) {
        this.studio = studio;
        practice = studio.practice();
        listening = new Listening(desk, studio.sound());
        taking = new TakeTaking(studio, new Taking());
        interruptions = new Interruptions(desk, studio);
        PictureMemory.of(practice, desk.lanes());
        changes = practice.changes().listen(this::changed);
        bookmark = new Bookmark(practice);
        pages = new Pages(desk, studio, bookmark, taking::isRunning, this::laid);
        countdown =
                new Countdown(
                        left -> desk.stage().set(new Stage.Counting(left)), this::startTaking);
        pages.refresh(0);
    }

    /// What the screen shows.
    public Desk desk() {
        return desk;
    }

    /// Brings another lesson to the desk.
    public void open(long lessonId) {
        leave();
        turnTo(lessonId, 0, 0);
    }

    /// Brings one take of one learner to the desk, as it was judged; who practises stays who it
    /// was, and is back as soon as the screen is left.
    public void open(Take take) {
        leave();
        long lessonId =
                practice.lessons()
                        .sentence(take.owner().sentenceId())
                        .map(one -> one.lessonId())
                        .orElse(bookmark.lesson());
        pages.visit(take.owner().learnerId());
        turnTo(lessonId, take.owner().sentenceId(), take.id());
    }

    private void turnTo(long lesson, long sentence, long take) {
        bookmark.turnTo(lesson, sentence);
        desk.toRate().set(Optional.empty());
        desk.stage().set(new Stage.Ready());
        pages.refresh(take);
    }

    /// The screen is left: a running take ends and is kept, what plays falls silent.
    public void leave() {
        stopCounting();
        taking.stop(TakeTaking.Then.JUDGE);
        listening.stop();
    }

    /// Moves the playhead; to be called once a frame.
    public void follow() {
        listening.follow();
    }

    @Override
    public void close() {
        changes.close();
        leave();
    }

    @Override
    public void record() {
        if (taking.isRunning()) {
            taking.stop(TakeTaking.Then.JUDGE);
        } else if (bookmark.sentence() != 0) {
            int seconds = Countdown.wanted(practice);
            if (countdown.cancel() || seconds == 0) {
                startTaking();
            } else {
                listening.stop();
                countdown.start(seconds);
            }
        }
    }

    private void startTaking() {
        taking.start(owner());
    }

    private Take.Owner owner() {
        return new Take.Owner(bookmark.sentence(), pages.learner().id());
    }

    /// Back to what lay on the desk before the counting began.
    private void stopCounting() {
        if (countdown.cancel()) {
            desk.stage()
                    .set(desk.verdict().get().isPresent() ? new Stage.Judged() : new Stage.Ready());
        }
    }

    @Override
    public void takeIn(Path audio) {
        if (bookmark.sentence() != 0 && !taking.isRunning()) {
            taking.takeIn(owner(), audio);
        }
    }

    @Override
    public void next() {
        if (taking.isRunning()) {
            taking.stop(TakeTaking.Then.GO_ON);
        } else {
            step(1);
        }
    }

    @Override
    public void previous() {
        if (!taking.isRunning()) {
            step(-1);
        }
    }

    @Override
    public void discard() {
        stopCounting();
        taking.stop(TakeTaking.Then.DISCARD);
    }

    @Override
    public void choose(int row) {
        if (row >= 0 && row < desk.roll().get().rows().size()) {
            leave();
            turnTo(bookmark.lesson(), desk.roll().get().rows().get(row).sentence(), 0);
        }
    }

    @Override
    public void chooseTake(long take) {
        if (!taking.isRunning()) {
            pages.refresh(take);
        }
    }

    @Override
    public void markBest(long take) {
        practice.takes().markBest(take);
    }

    @Override
    public void play(Side side) {
        listening.play(side);
    }

    @Override
    public void playBoth() {
        listening.playBoth();
    }

    @Override
    public void play(Side side, double from, double to) {
        listening.play(side, from, to);
    }

    @Override
    public void playSelection() {
        listening.playSelection();
    }

    @Override
    public void toggle() {
        listening.toggle();
    }

    @Override
    public void judgeAgain() {
        boolean unknown =
                desk.stage().get() instanceof Stage.Refused refused
                        && refused.failure().kind() == Failure.Kind.NO_ANSWER;
        pages.chosenTake().ifPresent(take -> judge(take, unknown ? Unknown.LET_GO : Unknown.KEEP));
    }

    /// Another place comes into view: whoever was visited is left, too.
    public void goAway() {
        leave();
        if (pages.endVisit()) {
            pages.refresh(0);
        }
    }

    @Override
    public void endVisit() {
        goAway();
    }

    @Override
    public void rate(OwnRating rating) {
        Optional<Long> take = desk.toRate().get();
        desk.toRate().set(Optional.empty());
        take.ifPresent(one -> practice.classroom().ownRatings().rate(one, rating));
    }

    @Override
    public void skipRating() {
        desk.toRate().set(Optional.empty());
        pages.refresh();
    }

    @Override
    public void handOver(long learner) {
        leave();
        pages.endVisit();
        practice.people().choose(learner);
    }

    @Override
    public void drill(String title, List<String> words) {
        open(practice.drills().lesson(title, words).id());
    }

    @Override
    public void keepInterrupted() {
        interruptions.keep();
    }

    @Override
    public void discardInterrupted() {
        interruptions.discard();
    }

    @Override
    public void undo() {
        practice.history().undo();
    }

    @Override
    public void redo() {
        practice.history().redo();
    }

    private void step(int by) {
        List<Roll.Row> rows = desk.roll().get().rows();
        if (!rows.isEmpty()) {
            choose(Math.floorMod(desk.roll().get().chosen() + by, rows.size()));
        }
    }

    private void changed(Change change) {
        switch (change) {
            case Change.LessonsChanged lessons -> pages.refresh();
            case Change.SentencesChanged sentences -> pages.refresh();
            case Change.ReadingsChanged readings -> pages.refresh();
            case Change.TakesChanged takes -> pages.refresh();
            case Change.PeopleChanged people -> pages.refresh(0);
            case Change.SettingsChanged settings -> pages.refresh();
            default -> {}
        }
    }

    private void laid(Opened opened) {
        listening.put(
                opened.model().map(Opened.Voice::clip), opened.take().map(Opened.Voice::clip));
        if (countdown.isRunning()) {
            return;
        }
        if (opened.result().isPresent()) {
            desk.stage().set(new Stage.Judged());
        } else if (!(desk.stage().get() instanceof Stage.Judging)
                && !(desk.stage().get() instanceof Stage.Refused)) {
            desk.stage().set(new Stage.Ready());
        }
    }

    private void judge(long take) {
        judge(take, Unknown.KEEP);
    }

    private void judge(long take, Unknown unknown) {
        long judged = bookmark.sentence();
        desk.stage().set(new Stage.Judging());
        practice.scoring()
                .score(
                        take,
                        practice.get(Setting.SERVICE),
                        unknown,
                        outcome -> {
                            if (judged == bookmark.sentence()) {
                                judged(outcome, take);
                            }
                        });
    }

    private void judged(Outcome<Scored> outcome, long take) {
        desk.stage().set(Stages.after(outcome));
        pages.refresh(take);
    }

    private final class Taking implements TakeTaking.Listener {
        @Override
        public void recording() {
            listening.stop();
            desk.stage().set(new Stage.Recording());
        }

        @Override
        public void kept(Take take, TakeTaking.Then then) {
            switch (then) {
                case JUDGE -> {
                    pages.askFirst(take);
                    pages.refresh(take.id());
                    judge(take.id());
                }
                case GO_ON -> {
                    practice.queue().add(List.of(take.id()));
                    desk.stage().set(new Stage.Ready());
                    step(1);
                }
                case DISCARD -> {
                    desk.stage().set(new Stage.Ready());
                    practice.takes().delete(take.id());
                }
            }
        }

        @Override
        public void failed(String what, String code) {
            desk.stage().set(new Stage.Broken(what, code));
        }
    }
}
