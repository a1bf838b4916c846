package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.lane.TimeSelection;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.DecodedRecording;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.audio.playback.PlayerState;
import app.saywell.speech.audio.playback.RepeatMode;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Plays model reading and take of the open sentence, one at a time.
final class VoicePlayback {
    private final PracticeState practiceState;
    private final AudioSession audioSession;
    private final Map<VoiceSide, DecodedRecording> recordings = new EnumMap<>(VoiceSide.class);
    private VoiceSide playingSide = VoiceSide.MODEL;
    private @Nullable PlaybackRange startedPassage;
    private @Nullable Runnable afterPlayback;

    VoicePlayback(PracticeState practiceState, AudioSession audioSession) {
        this.practiceState = practiceState;
        this.audioSession = audioSession;
        audioSession.playerState().subscribe(this::playerStateChanged);
    }

    /// Sets the recordings; playback of others stops.
    void setRecordings(Optional<DecodedRecording> model, Optional<DecodedRecording> take) {
        Map<VoiceSide, DecodedRecording> opened = new EnumMap<>(VoiceSide.class);
        model.ifPresent(recording -> opened.put(VoiceSide.MODEL, recording));
        take.ifPresent(recording -> opened.put(VoiceSide.LEARNER, recording));
        if (!opened.equals(recordings)) {
            stop();
            recordings.clear();
            recordings.putAll(opened);
        }
    }

    void play(VoiceSide side) {
        play(side, 0, Double.MAX_VALUE);
    }

    void play(VoiceSide side, double from, double to) {
        start(side, from, to, practiceState.loop().get() ? RepeatMode.LOOP : RepeatMode.ONCE);
        afterPlayback = null;
    }

    /// Plays the model reading while a take is recorded.
    ///
    /// @param onEnd runs when it has been played to its end, but not when it is stopped
    void playModelAlong(Runnable onEnd) {
        DecodedRecording recording = recordings.get(VoiceSide.MODEL);
        if (recording != null) {
            play(VoiceSide.MODEL, recording, 0, Double.MAX_VALUE, RepeatMode.ONCE);
            afterPlayback = onEnd;
        }
    }

    void playBoth() {
        start(VoiceSide.MODEL, 0, Double.MAX_VALUE, RepeatMode.ONCE);
        afterPlayback = () -> play(VoiceSide.LEARNER);
    }

    void playSelection() {
        practiceState.lanes().selection().get().ifPresent(this::play);
    }

    private void play(TimeSelection selection) {
        practiceState
                .lanes()
                .lane(selection.side())
                .ifPresent(lane -> play(
                        selection.side(),
                        lane.timeMap().toLane(selection.start()),
                        lane.timeMap().toLane(selection.end())));
    }

    /// Stops playback; if nothing plays, plays the selection, else the take, else the model
    /// reading.
    void togglePlayback() {
        if (audioSession.isPlaying()) {
            stop();
        } else if (practiceState.lanes().selection().get().isPresent()) {
            playSelection();
        } else {
            play(recordings.containsKey(VoiceSide.LEARNER) ? VoiceSide.LEARNER : VoiceSide.MODEL);
        }
    }

    void stop() {
        afterPlayback = null;
        audioSession.stopPlayback();
    }

    /// Moves the playhead to the current sound; called once per frame.
    void updatePlayhead() {
        if (audioSession.isPlaying()) {
            audioSession
                    .playbackSeconds()
                    .ifPresent(seconds -> practiceState.lanes().showPlayback(playingSide, seconds));
        }
    }

    private void start(VoiceSide side, double from, double to, RepeatMode repeat) {
        DecodedRecording recording = recordings.get(side);
        if (recording == null || audioSession.isRecording()) {
            return;
        }
        play(side, recording, from, to, repeat);
    }

    private void play(VoiceSide side, DecodedRecording recording, double from, double to, RepeatMode repeat) {
        playingSide = side;
        startedPassage = null;
        audioSession.play(new PlaybackRange(
                recording.audio(), from, to, practiceState.speed().get(), repeat));
    }

    private void playerStateChanged(PlayerState state) {
        if (state instanceof PlayerState.PlayerPlaying playing) {
            startedPassage = playing.range();
        } else if (state instanceof PlayerState.PlayerSilent && startedPassage != null) {
            Runnable followUp = afterPlayback;
            startedPassage = null;
            afterPlayback = null;
            if (followUp != null) {
                followUp.run();
            }
        }
    }
}
