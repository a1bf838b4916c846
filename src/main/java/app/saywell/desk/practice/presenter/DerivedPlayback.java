package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.practice.state.DerivedSound;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.store.audio.ByteLimitedCache;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.prosody.HummedMelody;
import app.saywell.speech.signal.prosody.ProsodyTransplantation;
import app.saywell.speech.signal.prosody.SpokenReading;
import app.saywell.speech.task.OpenWork;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Makes sounds of the recordings of the open sentence in the background and plays them. They are nowhere stored: the
/// last ones, at most 24 MiB of samples, are remembered until the sentence is read anew, as it is after an erasure.
final class DerivedPlayback {
    private static final long MAX_BYTES = 24L << 20;

    private final PracticeState practiceState;
    private final TaskRunner tasks;
    private final VoicePlayback playback;
    private final ByteLimitedCache<DerivedSound, Pcm> lately =
            new ByteLimitedCache<>(MAX_BYTES, sound -> (long) sound.samples().length * Float.BYTES);
    private Optional<SpokenReading> model = Optional.empty();
    private Optional<SpokenReading> take = Optional.empty();
    private boolean showsModel = true;
    private @Nullable RunningTask making;

    DerivedPlayback(PracticeState practiceState, TaskRunner tasks, VoicePlayback playback) {
        this.practiceState = practiceState;
        this.tasks = tasks;
        this.playback = playback;
        practiceState.sentenceDetail().subscribe(sentence -> {
            if (sentence.isEmpty()) {
                forget();
            }
        });
    }

    /// Sets what they are made of; what was made of others is forgotten.
    void show(LoadedSentence loaded) {
        Optional<SpokenReading> newModel = loaded.modelReading()
                .map(voice -> new SpokenReading(
                        voice.recording().audio(), new NativeAnalysis(loaded.modelComponents()).words()));
        Optional<SpokenReading> newTake = loaded.chosenTake()
                .map(voice -> new SpokenReading(
                        voice.recording().audio(),
                        loaded.result().map(result -> result.parsed().words()).orElse(List.of())));
        showsModel = loaded.comparedTake().isEmpty();
        if (!newModel.equals(model) || !newTake.equals(take)) {
            stopMaking();
            lately.clear();
            model = newModel;
            take = newTake;
            practiceState.derivedSounds().set(available());
        }
    }

    private void forget() {
        stopMaking();
        lately.clear();
        model = Optional.empty();
        take = Optional.empty();
        practiceState.derivedSounds().set(Set.of());
    }

    private Set<DerivedSound> available() {
        Set<DerivedSound> sounds = EnumSet.noneOf(DerivedSound.class);
        model.ifPresent(found -> sounds.add(DerivedSound.MODEL_MELODY));
        take.ifPresent(found -> sounds.add(DerivedSound.MY_MELODY));
        if (model.isPresent() && take.isPresent() && ProsodyTransplantation.canAlign(take.get(), model.get())) {
            sounds.add(DerivedSound.MINE_LIKE_MODEL);
        }
        return sounds;
    }

    void play(DerivedSound sound) {
        if (!practiceState.derivedSounds().get().contains(sound)) {
            return;
        }
        stopMaking();
        playback.stop();
        Optional<Pcm> known = lately.get(sound);
        if (known.isPresent()) {
            play(sound, known.get());
        } else {
            Optional<SpokenReading> ownReading = take;
            Optional<SpokenReading> modelReading = model;
            making = tasks.run(progress -> make(sound, ownReading, modelReading), outcome -> made(sound, outcome));
        }
    }

    private static Optional<Pcm> make(DerivedSound sound, Optional<SpokenReading> take, Optional<SpokenReading> model) {
        return switch (sound) {
            case MINE_LIKE_MODEL ->
                take.flatMap(own -> model.flatMap(other -> ProsodyTransplantation.resynthesize(own, other)));
            case MY_MELODY -> take.map(own -> HummedMelody.of(own.audio()));
            case MODEL_MELODY -> model.map(other -> HummedMelody.of(other.audio()));
        };
    }

    private void made(DerivedSound sound, TaskOutcome<Optional<Pcm>> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<Optional<Pcm>>(Optional<Pcm> audio) ->
                audio.ifPresent(samples -> {
                    making = null;
                    lately.put(sound, samples);
                    play(sound, samples);
                });
            case TaskOutcome.TaskFailed<Optional<Pcm>> failed ->
                tasks.openWork().failed(this, OpenWork.Reason.NOT_READ, () -> play(sound));
            case TaskOutcome.TaskCancelled<Optional<Pcm>> cancelled -> {}
        }
    }

    /// Along the lane of the recording whose times the sound has, if that is shown.
    private void play(DerivedSound sound, Pcm audio) {
        VoiceSide side = sound == DerivedSound.MY_MELODY ? VoiceSide.LEARNER : VoiceSide.MODEL;
        playback.playDerived(audio, side == VoiceSide.MODEL && !showsModel ? Optional.empty() : Optional.of(side));
    }

    private void stopMaking() {
        if (making != null) {
            making.cancel();
            making = null;
        }
    }
}
