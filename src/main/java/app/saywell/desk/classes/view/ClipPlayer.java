package app.saywell.desk.classes.view;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.DecodedRecording;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.take.ClassGridStore;
import app.saywell.desk.takes.TakeService;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.audio.playback.PlayerState;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// Plays parts of several takes one after the other, without saying whose they are. What is heard is noted in the
/// access record.
public final class ClipPlayer {
    private static final double PADDING_SECONDS = 0.25;

    private final TakeService takeService;
    private final AudioSession audioSession;
    private final ShownRecordings recordings;
    private final Deque<ClassGridStore.MissedClip> queuedClips = new ArrayDeque<>();
    private final LatestRead reads;
    private boolean playing;

    /// Follows the state of the player.
    public ClipPlayer(
            TakeService takeService, TaskRunner tasks, AudioSession audioSession, ShownRecordings recordings) {
        this.takeService = takeService;
        this.audioSession = audioSession;
        this.recordings = recordings;
        reads = new LatestRead(tasks);
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
        } else if (state instanceof PlayerState.PlaybackFailed) {
            playing = false;
            queuedClips.clear();
        }
    }

    private void playNext() {
        ClassGridStore.MissedClip clip = queuedClips.poll();
        if (clip != null) {
            reads.run(() -> open(clip.takeId()), sound -> sound.ifPresent(found -> play(found, clip)));
        }
    }

    private Optional<DecodedRecording> open(long takeId) throws IOException {
        Optional<Take> take = takeService.find(takeId).map(takeService::opened);
        return take.isEmpty()
                ? Optional.empty()
                : Optional.of(recordings.open(take.get().audio()));
    }

    private void play(DecodedRecording sound, ClassGridStore.MissedClip clip) {
        audioSession.play(
                PlaybackRange.of(sound.audio(), clip.start() - PADDING_SECONDS, clip.end() + PADDING_SECONDS));
        playing = true;
    }
}
