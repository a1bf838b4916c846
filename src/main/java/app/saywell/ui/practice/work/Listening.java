package app.saywell.ui.practice.work;

import app.saywell.audio.playback.Passage;
import app.saywell.audio.playback.PlayerState;
import app.saywell.audio.playback.Repeat;
import app.saywell.ui.kit.sound.Clip;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.kit.wave.Selection;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.practice.desk.Desk;

import org.jspecify.annotations.Nullable;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// Plays the two voices of the sentence on the desk; only one sounds at a time.
final class Listening {
    private final Desk desk;
    private final Sound sound;
    private final Map<Side, Clip> clips = new EnumMap<>(Side.class);
    private Side sounding = Side.MODEL;
    private @Nullable Passage heard;
    private @Nullable Runnable then;

    Listening(Desk desk, Sound sound) {
        this.desk = desk;
        this.sound = sound;
        sound.playing().subscribe(this::changed);
    }

    /// The recordings that there are now; what still plays of others ends.
    void put(Optional<Clip> model, Optional<Clip> take) {
        stop();
        clips.clear();
        model.ifPresent(clip -> clips.put(Side.MODEL, clip));
        take.ifPresent(clip -> clips.put(Side.LEARNER, clip));
    }

    void play(Side side) {
        play(side, 0, Double.MAX_VALUE);
    }

    void play(Side side, double from, double to) {
        start(side, from, to, desk.loop().get() ? Repeat.LOOP : Repeat.ONCE);
        then = null;
    }

    void playBoth() {
        start(Side.MODEL, 0, Double.MAX_VALUE, Repeat.ONCE);
        then = () -> play(Side.LEARNER);
    }

    void playSelection() {
        desk.lanes().selection().get().ifPresent(this::play);
    }

    private void play(Selection chosen) {
        desk.lanes()
                .lane(chosen.side())
                .ifPresent(
                        lane ->
                                play(
                                        chosen.side(),
                                        lane.map().toLane(chosen.start()),
                                        lane.map().toLane(chosen.end())));
    }

    /// Stops what sounds; in silence plays what is chosen, else the learner, else the model.
    void toggle() {
        if (sound.isPlaying()) {
            stop();
        } else if (desk.lanes().selection().get().isPresent()) {
            playSelection();
        } else {
            play(clips.containsKey(Side.LEARNER) ? Side.LEARNER : Side.MODEL);
        }
    }

    void stop() {
        then = null;
        sound.silence();
    }

    /// Moves the playhead to what is heard now; to be called once a frame.
    void follow() {
        if (sound.isPlaying()) {
            sound.position().ifPresent(at -> desk.lanes().playing(sounding, at));
        }
    }

    private void start(Side side, double from, double to, Repeat repeat) {
        Clip clip = clips.get(side);
        if (clip == null || sound.isRecording()) {
            return;
        }
        sounding = side;
        heard = null;
        sound.play(new Passage(clip.audio(), from, to, desk.speed().get(), repeat));
    }

    private void changed(PlayerState state) {
        if (state instanceof PlayerState.Playing playing) {
            heard = playing.passage();
        } else if (state instanceof PlayerState.Silent && heard != null) {
            Runnable next = then;
            heard = null;
            then = null;
            if (next != null) {
                next.run();
            }
        }
    }
}
