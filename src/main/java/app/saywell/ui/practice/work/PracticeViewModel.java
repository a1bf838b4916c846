package app.saywell.ui.practice.work;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.people.Strictness;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.lesson.SentenceState;
import app.saywell.practice.scoring.Scored;
import app.saywell.practice.scoring.Unknown;
import app.saywell.speech.Failure;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;
import app.saywell.ui.kit.wave.Mark;
import app.saywell.ui.kit.wave.Opinion;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.kit.wave.Tier;
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
    private static final Setting<String> LESSON = Setting.text("practice.lesson", "0");
    private static final Setting<String> SENTENCE = Setting.text("practice.sentence", "0");

    private final Desk desk = new Desk();
    private final Studio studio;
    private final Practice practice;
    private final Listening listening;
    private final TakeTaking taking;
    private final Interruptions interruptions;
    private final Overruling overruling;
    private final Subscription changes;
    private long lesson;
    private long sentence;
    private long wanted;
    private int opening;

    /// Opens the sentence that was practised last.
    public PracticeViewModel(Studio studio) {
        this.studio = studio;
        practice = studio.practice();
        listening = new Listening(desk, studio.sound());
        taking = new TakeTaking(studio, new Taking());
        interruptions = new Interruptions(desk, studio);
        overruling = new Overruling(practice.classroom().marks());
        PictureMemory.of(practice, desk.lanes());
        changes = practice.changes().listen(this::changed);
        lesson = Long.parseLong(practice.get(LESSON));
        sentence = Long.parseLong(practice.get(SENTENCE));
        refresh(0);
    }

    /// What the screen shows.
    public Desk desk() {
        return desk;
    }

    /// Brings another lesson to the desk.
    public void open(long lessonId) {
        leave();
        lesson = lessonId;
        sentence = 0;
        desk.stage().set(new Stage.Ready());
        refresh(0);
    }

    /// Brings one take of one learner to the desk, as it was judged.
    public void open(Take take) {
        leave();
        long lessonId =
                practice.lessons()
                        .sentence(take.owner().sentenceId())
                        .map(one -> one.lessonId())
                        .orElse(lesson);
        practice.people().choose(take.owner().learnerId());
        lesson = lessonId;
        sentence = take.owner().sentenceId();
        desk.stage().set(new Stage.Ready());
        refresh(take.id());
    }

    /// The screen is left: a running take ends and is kept, what plays falls silent.
    public void leave() {
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
        } else if (sentence != 0) {
            taking.start(new Take.Owner(sentence, learner().id()));
        }
    }

    @Override
    public void takeIn(Path audio) {
        if (sentence != 0 && !taking.isRunning()) {
            taking.takeIn(new Take.Owner(sentence, learner().id()), audio);
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
        taking.stop(TakeTaking.Then.DISCARD);
    }

    @Override
    public void choose(int row) {
        if (row >= 0 && row < desk.roll().get().rows().size()) {
            leave();
            sentence = desk.roll().get().rows().get(row).sentence();
            desk.stage().set(new Stage.Ready());
            refresh(0);
        }
    }

    @Override
    public void chooseTake(long take) {
        if (!taking.isRunning()) {
            refresh(take);
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
        chosenTake().ifPresent(take -> judge(take, unknown ? Unknown.LET_GO : Unknown.KEEP));
    }

    @Override
    public void overrule(Opinion opinion) {
        overruling.set(opinion);
    }

    @Override
    public void agree(Tier.Kind kind, Mark.Place place) {
        overruling.clear(kind, place);
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

    private Learner learner() {
        return practice.people().current();
    }

    private Optional<Long> chosenTake() {
        return desk.takes().get().stream()
                .filter(take -> take.chosen())
                .map(take -> take.take())
                .findFirst();
    }

    private void changed(Change change) {
        switch (change) {
            case Change.LessonsChanged lessons -> refresh(keptTake());
            case Change.SentencesChanged sentences -> refresh(keptTake());
            case Change.ReadingsChanged readings -> refresh(keptTake());
            case Change.TakesChanged takes -> refresh(keptTake());
            case Change.PeopleChanged people -> refresh(0);
            case Change.SettingsChanged settings -> refresh(keptTake());
            default -> {}
        }
    }

    private long keptTake() {
        return wanted == 0 ? chosenTake().orElse(0L) : wanted;
    }

    /// Reads the roll again and opens the sentence.
    private void refresh(long take) {
        if (taking.isRunning()) {
            return;
        }
        wanted = take;
        var lessons = practice.lessons().all();
        if (lessons.stream().noneMatch(one -> one.id() == lesson)) {
            lesson = lessons.isEmpty() ? 0 : lessons.getFirst().id();
        }
        Learner learner = learner();
        List<SentenceState> states =
                lesson == 0 ? List.of() : practice.lessons().sentences(lesson, learner.id());
        if (states.stream().noneMatch(one -> one.sentence().id() == sentence)) {
            sentence = states.isEmpty() ? 0 : states.getFirst().sentence().id();
        }
        String title =
                lessons.stream()
                        .filter(one -> one.id() == lesson)
                        .map(one -> one.title())
                        .findFirst()
                        .orElse("");
        desk.roll().set(Rolls.of(learner, title, states, sentence, strictness()));
        states.stream()
                .map(SentenceState::sentence)
                .filter(one -> one.id() == sentence)
                .findFirst()
                .ifPresentOrElse(
                        one -> open(one, learner, take), () -> Laying.clear(desk, strictness()));
    }

    /// The borders of the learner's class.
    private Strictness strictness() {
        return learner()
                .classId()
                .flatMap(practice.classroom().classes()::find)
                .map(one -> one.strictness())
                .orElse(Strictness.ORDINARY);
    }

    private void open(Sentence one, Learner learner, long take) {
        int mine = ++opening;
        remember();
        studio.tasks()
                .run(
                        progress -> Opened.read(practice, studio.clips(), one, learner, take),
                        outcome -> {
                            if (mine == opening && !taking.isRunning()) {
                                opened(outcome, learner);
                            }
                        });
    }

    private void remember() {
        if (!practice.get(SENTENCE).equals(String.valueOf(sentence))) {
            practice.set(LESSON, String.valueOf(lesson));
            practice.set(SENTENCE, String.valueOf(sentence));
        }
    }

    private void opened(Outcome<Opened> outcome, Learner learner) {
        switch (outcome) {
            case Outcome.Done<Opened> done -> lay(done.value(), learner);
            case Outcome.Failed<Opened> failed ->
                    desk.stage()
                            .set(
                                    new Stage.Broken(
                                            "practice.broken.opening",
                                            failed.cause().getClass().getSimpleName()));
            case Outcome.Cancelled<Opened> cancelled -> {}
        }
    }

    private void lay(Opened opened, Learner learner) {
        overruling.of(opened.result());
        Laying.lay(desk, opened, learner.name(), strictness());
        listening.put(
                opened.model().map(Opened.Voice::clip), opened.take().map(Opened.Voice::clip));
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
        long judged = sentence;
        desk.stage().set(new Stage.Judging());
        practice.scoring()
                .score(
                        take,
                        practice.get(Setting.SERVICE),
                        unknown,
                        outcome -> {
                            if (judged == sentence) {
                                judged(outcome, take);
                            }
                        });
    }

    private void judged(Outcome<Scored> outcome, long take) {
        desk.stage().set(Stages.after(outcome));
        refresh(take);
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
                    refresh(take.id());
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
