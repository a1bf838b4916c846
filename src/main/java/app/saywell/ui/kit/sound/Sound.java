package app.saywell.ui.kit.sound;

import app.saywell.audio.capture.Devices;
import app.saywell.audio.capture.LevelMeter;
import app.saywell.audio.capture.Margins;
import app.saywell.audio.capture.Recorder;
import app.saywell.audio.capture.RecorderState;
import app.saywell.audio.capture.SampleSource;
import app.saywell.audio.playback.Passage;
import app.saywell.audio.playback.Player;
import app.saywell.audio.playback.PlayerState;
import app.saywell.audio.playback.SoundOutput;
import app.saywell.audio.playback.Speakers;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;

/// The microphone and the loudspeaker of the application, one of each; their states are told on the
/// window's thread.
///
/// The microphone stays open from [#arm(String)] on, because opening it for every take makes some
/// of them begin too late; nothing is kept of it until a recording is started.
public final class Sound implements AutoCloseable {
    private final ReadOnlyObjectWrapper<RecorderState> recording =
            new ReadOnlyObjectWrapper<>(new RecorderState.Idle());
    private final ReadOnlyObjectWrapper<PlayerState> playing =
            new ReadOnlyObjectWrapper<>(new PlayerState.Silent());
    private final Function<String, SampleSource.Opener> microphones;
    private final Recorder recorder;
    private final Player player;

    /// @param ui runs what tells of states, on the window's thread and in order
    /// @param microphones opens the microphone of a name; the empty name is the system's choice
    public Sound(
            Executor ui,
            Function<String, SampleSource.Opener> microphones,
            SoundOutput.Opener speaker) {
        this.microphones = microphones;
        recorder = new Recorder(Margins.USUAL, state -> ui.execute(() -> recording.set(state)));
        player = new Player(speaker, state -> ui.execute(() -> playing.set(state)));
    }

    /// The devices of this computer.
    ///
    /// @param loudspeaker the name of the one to be heard, asked at each opening, so that another
    ///     counts from the next sound on; an empty name is the system's choice
    public static Sound ofThisComputer(Executor ui, Supplier<String> loudspeaker) {
        return new Sound(
                ui,
                name -> name.isEmpty() ? Devices.systemDefault() : Devices.named(name),
                rate -> {
                    String name = loudspeaker.get();
                    return (name.isEmpty() ? Speakers.systemDefault() : Speakers.named(name))
                            .open(rate);
                });
    }

    /// What the recorder is doing.
    public ReadOnlyObjectProperty<RecorderState> recording() {
        return recording.getReadOnlyProperty();
    }

    /// What the player is doing.
    public ReadOnlyObjectProperty<PlayerState> playing() {
        return playing.getReadOnlyProperty();
    }

    /// Opens a microphone by its name; an empty name is the system's choice.
    public void arm(String microphone) {
        recorder.arm(microphones.apply(microphone));
    }

    /// Ends what plays and begins a take in a new file.
    public void record(Path file) {
        player.stop();
        recorder.start(file);
    }

    /// Ends the take.
    public void endTake() {
        recorder.stop();
    }

    /// The meter of the open microphone.
    public Optional<LevelMeter> meter() {
        return recorder.meter();
    }

    /// How long the present take is by now.
    public double elapsedSeconds() {
        return recorder.elapsedSeconds();
    }

    /// The meter's block at which the present take began.
    public long startBlock() {
        return recorder.startBlock();
    }

    /// Whether a take is being written.
    public boolean isRecording() {
        return recording.get() instanceof RecorderState.Recording
                || recording.get() instanceof RecorderState.Ending;
    }

    /// Plays, in place of what plays.
    public void play(Passage passage) {
        player.play(passage);
    }

    /// Ends what plays.
    public void silence() {
        player.stop();
    }

    /// Whether something plays.
    public boolean isPlaying() {
        return playing.get() instanceof PlayerState.Playing;
    }

    /// The second of the recording that is heard now.
    public OptionalDouble position() {
        return player.position();
    }

    @Override
    public void close() {
        recorder.close();
        player.close();
    }
}
