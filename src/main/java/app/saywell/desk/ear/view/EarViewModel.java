package app.saywell.desk.ear.view;

import app.saywell.desk.ear.Contrast;
import app.saywell.desk.ear.ContrastProgress;
import app.saywell.desk.ear.Trial;
import app.saywell.desk.ear.TrialChooser;
import app.saywell.desk.ear.view.EarPhase.RoundEnded;
import app.saywell.desk.ear.view.EarPhase.RoundIdle;
import app.saywell.desk.ear.view.EarPhase.TrialAsked;
import app.saywell.desk.ear.view.EarPhase.TrialPreparing;
import app.saywell.desk.ear.view.EarPhase.TrialTold;
import app.saywell.desk.ear.view.EarPhase.VoiceFailed;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.lessons.view.voice.VoiceTexts;
import app.saywell.desk.lessons.voice.VoiceProfile;
import app.saywell.desk.lessons.voice.WordAudio.GuidedText;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The view model of ear training. While one trial is heard and answered, the sounds of the next two
/// are made, one after the other; so they are asked at the level from before the answer.
public final class EarViewModel implements AutoCloseable {
    /// Trials of a round, unless a shorter one is asked for.
    public static final int ROUND = 20;

    private static final int MIXED = 3;

    /// Trials whose sound is made ahead: while the words of an answer are made, one is ready.
    private static final int AHEAD = 2;

    private final ReadOnlyObjectWrapper<List<ContrastProgress>> contrasts = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<String>> chosen = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<EarPhase> phase = new ReadOnlyObjectWrapper<>(new RoundIdle());
    private final ReadOnlyObjectWrapper<RoundScore> score = new ReadOnlyObjectWrapper<>(RoundScore.NONE);
    private final EarServices services;
    private final RandomGenerator random;
    private final LatestRead reads;
    private final Subscription changes;
    private Set<String> missed = Set.of();
    private long learnerId;
    private int asked;
    private int roundLength = ROUND;
    private Optional<Runnable> onward = Optional.empty();
    private boolean isOpen;
    private boolean isPreparing;
    private final Deque<PreparedTrial> upcoming = new ArrayDeque<>();
    private @Nullable Trial last;
    private @Nullable Pcm heard;
    private RunningTask speaking = () -> {};

    /// Follows the library.
    ///
    /// @param random chooses words and voices
    public EarViewModel(EarServices services, RandomGenerator random) {
        this.services = services;
        this.random = random;
        reads = new LatestRead(services.tasks());
        changes = services.changes().subscribe(this::changed);
        reload();
    }

    private record Loaded(long learnerId, List<ContrastProgress> contrasts, Set<String> missed) {}

    /// What the learner has learned of every contrast, in the order in which they are worth training.
    public ReadOnlyObjectProperty<List<ContrastProgress>> contrasts() {
        return contrasts.getReadOnlyProperty();
    }

    /// The id of the contrast that is trained; empty for a mixture of the first ones.
    public ReadOnlyObjectProperty<Optional<String>> chosen() {
        return chosen.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<EarPhase> phase() {
        return phase.getReadOnlyProperty();
    }

    /// The score of the round so far.
    public ReadOnlyObjectProperty<RoundScore> score() {
        return score.getReadOnlyProperty();
    }

    /// Whether the learner misses a sound of the contrast when speaking.
    boolean isMissed(Contrast contrast) {
        return missed.contains(contrast.id());
    }

    /// The contrasts that a round asks, at least one once they are read.
    List<ContrastProgress> inRound() {
        Optional<String> id = chosen.get();
        return contrasts.get().stream()
                .filter(progress -> id.isEmpty() || progress.contrast().id().equals(id.get()))
                .limit(MIXED)
                .toList();
    }

    /// Trains one contrast, or a mixture of the first ones. A running round ends.
    public void choose(Optional<String> contrastId) {
        stop();
        chosen.set(contrastId);
        prepareNext();
    }

    /// Trials of the round that is running or comes next.
    int roundLength() {
        return roundLength;
    }

    /// Makes the next round, of what the learner needs, so long; until the screen is left. A running round goes on.
    ///
    /// @param after leads on from the end of a round
    public void shorten(int trials, Runnable after) {
        onward = Optional.of(after);
        switch (phase.get()) {
            case RoundIdle _, RoundEnded _, VoiceFailed _ -> {
                roundLength = trials;
                choose(Optional.empty());
            }
            case TrialPreparing _, TrialAsked _, TrialTold _ -> {}
        }
    }

    /// Whether something comes after the round.
    boolean leadsOn() {
        return onward.isPresent();
    }

    /// Leads on from the end of a round.
    void goOn() {
        onward.ifPresent(Runnable::run);
    }

    /// Starts a round.
    public void start() {
        if (services.voice().voices().isEmpty()) {
            phase.set(new VoiceFailed(VoiceTexts.failure(new IllegalStateException("no voice"))));
            return;
        }
        score.set(RoundScore.NONE);
        ask();
    }

    /// Asks the next trial, or ends the round after the last.
    public void next() {
        if (!(phase.get() instanceof TrialTold)) {
            return;
        }
        if (score.get().answered() >= roundLength) {
            phase.set(new RoundEnded(score.get()));
        } else {
            ask();
        }
    }

    /// Answers the trial that was asked. It is told at once, and what was said is heard once more, and then what was
    /// chosen instead, or the other words.
    ///
    /// @param word index of the word that was heard
    public void answer(int word) {
        if (!(phase.get() instanceof TrialAsked(Trial trial))
                || word >= trial.set().words().size()) {
            return;
        }
        EarAnswer answer = trial.answer(word, services.earTraining().now());
        long learner = learnerId;
        services.edits().edit(() -> services.earTraining().store(learner, answer));
        contrasts.set(contrasts.get().stream()
                .map(progress -> progress.contrast().equals(trial.contrast()) ? progress.with(answer) : progress)
                .toList());
        score.set(score.get().with(answer.isRight()));
        phase.set(new TrialTold(trial, word));
        hearBoth();
    }

    /// Plays what was said once more; after the answer all words of the set.
    public void hearAgain() {
        if (phase.get() instanceof TrialAsked && heard != null) {
            play(heard);
        } else if (phase.get() instanceof TrialTold) {
            hearBoth();
        }
    }

    /// Plays one word of the set, after the answer.
    public void hear(int word) {
        if (phase.get() instanceof TrialTold(Trial trial, int _)
                && word < trial.set().words().size()) {
            speak(trial, List.of(word));
        }
    }

    /// Ends the round; what was answered is kept.
    public void stop() {
        speaking.cancel();
        upcoming.forEach(prepared -> prepared.sound().cancel());
        upcoming.clear();
        services.audioSession().stopPlayback();
        phase.set(new RoundIdle());
    }

    /// The screen is shown: reads what the learner has learned, and makes the first sound.
    public void open() {
        isOpen = true;
        reload();
    }

    /// The screen is hidden: a running round ends.
    public void leave() {
        isOpen = false;
        roundLength = ROUND;
        onward = Optional.empty();
        stop();
    }

    private void reload() {
        reads.refresh(
                () -> {
                    long learner = services.learners().current().id();
                    return new Loaded(
                            learner,
                            services.earTraining().progress(learner),
                            services.earTraining().missed(learner).stream()
                                    .map(Contrast::id)
                                    .collect(Collectors.toSet()));
                },
                this::show);
    }

    private void show(Loaded loaded) {
        if (loaded.learnerId != learnerId) {
            stop();
            learnerId = loaded.learnerId;
            chosen.set(Optional.empty());
        }
        missed = loaded.missed;
        contrasts.set(loaded.contrasts);
        prepareNext();
    }

    /// Makes the sound of one more trial, and when it is there of another; of the first one while the
    /// learner still reads what the round is about.
    private void prepareNext() {
        if (isPreparing) {
            return;
        }
        isPreparing = true;
        List<ContrastProgress> wanted = inRound();
        while (wantsMore() && !wanted.isEmpty()) {
            TrialChooser chooser = new TrialChooser(
                    random,
                    services.voice().voices().stream().map(VoiceProfile::id).toList());
            Trial before = upcoming.isEmpty() ? last : upcoming.getLast().trial();
            Trial trial = chooser.choose(wanted.get(asked++ % wanted.size()), Optional.ofNullable(before));
            upcoming.add(PreparedTrial.of(trial, services.wordAudio(), this::prepareNext));
        }
        isPreparing = false;
    }

    private boolean wantsMore() {
        int left = roundLength - score.get().answered() - (phase.get() instanceof TrialAsked ? 1 : 0);
        return isOpen
                && upcoming.size() < Math.min(AHEAD, left)
                && upcoming.stream().allMatch(prepared -> prepared.sound().isMade())
                && !services.voice().voices().isEmpty();
    }

    private void ask() {
        prepareNext();
        PreparedTrial asking = upcoming.peekFirst();
        if (asking == null) {
            return;
        }
        asking.sound().sound().ifPresentOrElse(sound -> asked(asking, sound), () -> {
            phase.set(new TrialPreparing());
            asking.sound().whenMade(outcome -> made(asking, outcome));
        });
    }

    private void made(PreparedTrial asking, TaskOutcome<Pcm> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<Pcm>(Pcm sound) -> asked(asking, sound);
            case TaskOutcome.TaskFailed<Pcm>(Throwable cause) -> failed(cause);
            case TaskOutcome.TaskCancelled<Pcm> cancelled -> stop();
        }
    }

    private void asked(PreparedTrial asking, Pcm sound) {
        upcoming.remove(asking);
        speaking.cancel();
        heard = sound;
        last = asking.trial();
        play(sound);
        phase.set(new TrialAsked(asking.trial()));
        prepareNext();
    }

    private void failed(Throwable cause) {
        upcoming.clear();
        phase.set(new VoiceFailed(VoiceTexts.failure(cause)));
    }

    private void hearBoth() {
        if (!(phase.get() instanceof TrialTold(Trial trial, int word))) {
            return;
        }
        List<Integer> order = new ArrayList<>(List.of(trial.said()));
        if (word != trial.said()) {
            order.add(word);
        }
        for (int other = 0; other < trial.set().words().size(); other++) {
            if (!order.contains(other) && word == trial.said()) {
                order.add(other);
            }
        }
        speak(trial, order);
    }

    private void speak(Trial trial, List<Integer> words) {
        speaking.cancel();
        speaking = services.wordAudio()
                .inTurn(
                        words.stream()
                                .map(trial.set().words()::get)
                                .map(word -> new GuidedText(word.text(), word.guide()))
                                .toList(),
                        trial.manner(),
                        outcome -> {
                            if (outcome instanceof TaskOutcome.TaskDone<Pcm>(Pcm sound)) {
                                play(sound);
                            } else if (outcome instanceof TaskOutcome.TaskFailed<Pcm>(Throwable cause)) {
                                failed(cause);
                            }
                        });
    }

    private void play(Pcm sound) {
        services.audioSession().play(PlaybackRange.whole(sound));
    }

    private void changed(LibraryChange change) {
        boolean concernsOrder = change instanceof LibraryChange.TakesChanged && phase.get() instanceof RoundIdle;
        if (change instanceof LibraryChange.LearnersChanged
                || change instanceof LibraryChange.SettingsChanged
                || concernsOrder) {
            reload();
        }
    }

    @Override
    public void close() {
        changes.close();
        reads.cancel();
        stop();
    }
}
