package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.lane.TimeSelection;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.DecodedRecording;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.audio.playback.PlayerState;
import app.saywell.speech.audio.playback.RepeatMode;
import app.saywell.speech.signal.Pcm;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Plays model reading and take of the open sentence, one at a time.
final class VoicePlayback {
    private final PracticeState practiceState;
    private final AudioSession audioSession;
    private final Map<VoiceSide, DecodedRecording> recordings = new EnumMap<>(VoiceSide.class);
    private Optional<VoiceSide> playingSide = Optional.empty();
    private @Nullable PlaybackRange ownPassage;
    private @Nullable PlaybackRange startedPassage;
    private @Nullable Runnable afterPlayback;

    VoicePlayback(PracticeState practiceState, AudioSession audioSession) {
        this.practiceState = practiceState;
        this.audioSession = audioSession;
        audioSession.playerState().subscribe(this::playerStateChanged);
        practiceState.playback().loop().subscribe(this::loopChanged);
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

    /// While playback repeats and something is selected, plays that stretch.
    void play(VoiceSide side) {
        Stretch stretch = stretch(side);
        play(side, stretch.from(), stretch.to());
    }

    void play(VoiceSide side, double from, double to) {
        start(side, from, to, repeatMode());
        afterPlayback = null;
    }

    /// Plays the model reading while a take is recorded.
    ///
    /// @param onEnd runs when it has been played to its end, but not when it is stopped
    void playModelAlong(Runnable onEnd) {
        DecodedRecording recording = recordings.get(VoiceSide.MODEL);
        if (recording != null) {
            play(Optional.of(VoiceSide.MODEL), recording.audio(), 0, Double.MAX_VALUE, RepeatMode.ONCE);
            afterPlayback = onEnd;
        }
    }

    /// While playback repeats, in turn until it is stopped.
    void playBoth() {
        playOnce(VoiceSide.MODEL);
        afterPlayback = () -> {
            playOnce(VoiceSide.LEARNER);
            afterPlayback = () -> {
                if (practiceState.playback().loop().get()) {
                    playBoth();
                }
            };
        };
    }

    /// Plays a sound that was made of a recording.
    ///
    /// @param side whose times it has; the playhead runs there
    void playDerived(Pcm sound, Optional<VoiceSide> side) {
        if (!audioSession.isRecording()) {
            Stretch stretch = side.map(this::stretch).orElse(Stretch.WHOLE);
            play(side, sound, stretch.from(), stretch.to(), repeatMode());
        }
    }

    private void playOnce(VoiceSide side) {
        Stretch stretch = stretch(side);
        start(side, stretch.from(), stretch.to(), RepeatMode.ONCE);
    }

    /// Seconds of a recording.
    private record Stretch(double from, double to) {
        private static final Stretch WHOLE = new Stretch(0, Double.MAX_VALUE);
    }

    /// What is selected, while playback repeats; else everything.
    private Stretch stretch(VoiceSide side) {
        return practiceState
                .lanes()
                .selection()
                .get()
                .filter(selected -> practiceState.playback().loop().get())
                .flatMap(selected -> practiceState
                        .lanes()
                        .lane(side)
                        .map(lane -> new Stretch(
                                lane.timeMap().toLane(selected.start()),
                                lane.timeMap().toLane(selected.end()))))
                .filter(stretch -> stretch.to() > stretch.from())
                .orElse(Stretch.WHOLE);
    }

    private RepeatMode repeatMode() {
        return practiceState.playback().loop().get() ? RepeatMode.LOOP : RepeatMode.ONCE;
    }

    /// What plays now is repeated or ends, as the switch says; both in turn look at it themselves.
    private void loopChanged() {
        if (afterPlayback == null
                && ownPassage != null
                && audioSession.playerState().get() instanceof PlayerState.PlayerPlaying playing
                && playing.range().equals(ownPassage)) {
            audioSession.setRepeatMode(repeatMode());
        }
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
                    .ifPresent(seconds ->
                            playingSide.ifPresent(side -> practiceState.lanes().showPlayback(side, seconds)));
        }
    }

    private void start(VoiceSide side, double from, double to, RepeatMode repeat) {
        DecodedRecording recording = recordings.get(side);
        if (recording == null || audioSession.isRecording()) {
            return;
        }
        play(Optional.of(side), recording.audio(), from, to, repeat);
    }

    private void play(Optional<VoiceSide> side, Pcm sound, double from, double to, RepeatMode repeat) {
        playingSide = side;
        startedPassage = null;
        ownPassage = new PlaybackRange(
                sound, from, to, practiceState.playback().speed().get(), repeat);
        audioSession.play(ownPassage);
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
