package app.saywell.ui.classroom.choice;

import app.saywell.audio.playback.Passage;
import app.saywell.audio.playback.PlayerState;
import app.saywell.library.take.GridStore;
import app.saywell.library.take.Take;
import app.saywell.task.Outcome;
import app.saywell.ui.kit.sound.Clip;
import app.saywell.ui.studio.Studio;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// Plays places of several takes one after the other; says nothing of whose they are.
public final class ClipPlayer {
    private static final double AROUND_SECONDS = 0.25;

    private final Studio studio;
    private final Deque<GridStore.Clip> waiting = new ArrayDeque<>();
    private boolean playing;

    /// Listens to the player from now on.
    public ClipPlayer(Studio studio) {
        this.studio = studio;
        studio.sound().playing().subscribe(this::changed);
    }

    /// Plays them in place of what plays.
    public void play(List<GridStore.Clip> clips) {
        waiting.clear();
        waiting.addAll(clips);
        next();
    }

    /// Plays a whole take.
    public void play(Take take) {
        play(List.of(new GridStore.Clip(take.id(), 0, take.audio().seconds())));
    }

    private void changed(PlayerState state) {
        if (playing && state instanceof PlayerState.Silent) {
            playing = false;
            next();
        }
    }

    private void next() {
        GridStore.Clip clip = waiting.poll();
        if (clip != null) {
            studio.practice().takes().find(clip.takeId()).ifPresent(take -> open(take, clip));
        }
    }

    private void open(Take take, GridStore.Clip clip) {
        studio.tasks()
                .run(
                        progress -> studio.clips().open(take.audio()),
                        outcome -> {
                            if (outcome instanceof Outcome.Done<Clip>(Clip sound)) {
                                studio.sound()
                                        .play(
                                                Passage.of(
                                                        sound.audio(),
                                                        clip.start() - AROUND_SECONDS,
                                                        clip.end() + AROUND_SECONDS));
                                playing = true;
                            }
                        });
    }
}
