package app.saywell.ui.classroom.selection;

import app.saywell.audio.playback.PlaybackRange;
import app.saywell.audio.playback.PlayerState;
import app.saywell.library.take.ClassGridStore;
import app.saywell.library.take.Take;
import app.saywell.practice.take.TakeService;
import app.saywell.task.TaskOutcome;
import app.saywell.task.TaskRunner;
import app.saywell.ui.kit.sound.AudioSession;
import app.saywell.ui.kit.sound.DecodedRecording;
import app.saywell.ui.kit.sound.ShownRecordings;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// Plays parts of several takes one after the other, without saying whose they are.
public final class ClipPlayer {
    private static final double PADDING_SECONDS = 0.25;

    private final TakeService takeService;
    private final TaskRunner tasks;
    private final AudioSession audioSession;
    private final ShownRecordings recordings;
    private final Deque<ClassGridStore.MissedClip> queuedClips = new ArrayDeque<>();
    private boolean playing;

    /// Follows the state of the player.
    public ClipPlayer(
            TakeService takeService, TaskRunner tasks, AudioSession audioSession, ShownRecordings recordings) {
        this.takeService = takeService;
        this.tasks = tasks;
        this.audioSession = audioSession;
        this.recordings = recordings;
        audioSession.playerState().subscribe(this::playerChanged);
    }

    /// Stops what plays and plays these clips.
    public void play(List<ClassGridStore.MissedClip> clips) {
        queuedClips.clear();
        queuedClips.addAll(clips);
        playNext();
    }

    /// Plays a whole take.
    public void play(Take take) {
        play(List.of(new ClassGridStore.MissedClip(take.id(), 0, take.audio().seconds())));
    }

    private void playerChanged(PlayerState state) {
        if (playing && state instanceof PlayerState.PlayerSilent) {
            playing = false;
            playNext();
        }
    }

    private void playNext() {
        ClassGridStore.MissedClip clip = queuedClips.poll();
        if (clip != null) {
            tasks.run(progress -> open(clip.takeId()), outcome -> play(outcome, clip));
        }
    }

    private Optional<DecodedRecording> open(long takeId) throws IOException {
        Optional<Take> take = takeService.find(takeId);
        return take.isEmpty()
                ? Optional.empty()
                : Optional.of(recordings.open(take.get().audio()));
    }

    private void play(TaskOutcome<Optional<DecodedRecording>> outcome, ClassGridStore.MissedClip clip) {
        if (outcome instanceof TaskOutcome.TaskDone<Optional<DecodedRecording>>(Optional<DecodedRecording> sound)
                && sound.isPresent()) {
            audioSession.play(PlaybackRange.of(
                    sound.get().audio(), clip.start() - PADDING_SECONDS, clip.end() + PADDING_SECONDS));
            playing = true;
        }
    }
}
