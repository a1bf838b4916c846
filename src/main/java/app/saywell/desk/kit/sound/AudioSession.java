package app.saywell.desk.kit.sound;

import app.saywell.speech.audio.capture.LevelMeter;
import app.saywell.speech.audio.capture.PreAndPostRoll;
import app.saywell.speech.audio.capture.Recorder;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.capture.SampleSource;
import app.saywell.speech.audio.capture.TakeSamples;
import app.saywell.speech.audio.playback.OutputDevices;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.audio.playback.Player;
import app.saywell.speech.audio.playback.PlayerState;
import app.saywell.speech.audio.playback.RepeatMode;
import app.saywell.speech.audio.playback.SoundOutput;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// The microphone and the loudspeaker of the application. Their states change on the UI thread.
///
/// The microphone stays open after [#openMicrophone(String)], because opening it for every take
/// makes some takes begin too late. Nothing is stored until a recording starts. There is one session for the window;
/// more microphones at the same time are sessions [beside][#beside] it.
public final class AudioSession implements AutoCloseable {
    private final ReadOnlyObjectWrapper<RecorderState> recorderState =
            new ReadOnlyObjectWrapper<>(new RecorderState.RecorderIdle());
    private final ReadOnlyObjectWrapper<PlayerState> playerState;
    private final Executor uiExecutor;
    private final Microphones microphones;
    private final Function<String, SampleSource.SourceOpener> opener;
    private final List<AudioSession> sessionsBeside = new CopyOnWriteArrayList<>();
    private final Optional<AudioSession> window;
    private final Recorder recorder;
    private final Player player;

    /// @param uiExecutor runs state changes on the UI thread, in order
    public AudioSession(Executor uiExecutor, Microphones microphones, SoundOutput.OutputOpener speaker) {
        this.uiExecutor = uiExecutor;
        this.microphones = microphones;
        opener = microphones::named;
        recorder = new Recorder(PreAndPostRoll.DEFAULT, state -> uiExecutor.execute(() -> recorderState.set(state)));
        ReadOnlyObjectWrapper<PlayerState> state = new ReadOnlyObjectWrapper<>(new PlayerState.PlayerSilent());
        playerState = state;
        player = new Player(speaker, now -> uiExecutor.execute(() -> state.set(now)));
        window = Optional.empty();
    }

    /// With another microphone, and the loudspeaker of `window`.
    private AudioSession(AudioSession window) {
        uiExecutor = window.uiExecutor;
        microphones = window.microphones;
        opener = window.microphones::exactly;
        recorder = new Recorder(
                PreAndPostRoll.DEFAULT, state -> window.uiExecutor.execute(() -> recorderState.set(state)));
        playerState = window.playerState;
        player = window.player;
        this.window = Optional.of(window);
    }

    /// A session with the devices of this computer.
    ///
    /// @param loudspeaker the name of the loudspeaker; the empty name is the default of the system.
    ///   It is read at each opening, so a change applies to the next sound
    public static AudioSession forThisComputer(Executor uiExecutor, Supplier<String> loudspeaker) {
        return new AudioSession(uiExecutor, Microphones.ofThisComputer(), rate -> {
            String deviceName = loudspeaker.get();
            return (deviceName.isEmpty() ? OutputDevices.systemDefault() : OutputDevices.byName(deviceName)).open(rate);
        });
    }

    /// Another microphone that records at the same time. It shares the loudspeaker, and ends with this session unless
    /// it is closed before. The microphone that it opens is never replaced by another one.
    public AudioSession beside() {
        AudioSession other = new AudioSession(this);
        sessionsBeside.add(other);
        return other;
    }

    /// The names of the microphones, one twice where two bear it, searched again at each call. Call it on a worker
    /// thread.
    public List<String> microphoneNames() {
        return microphones.names();
    }

    public ReadOnlyObjectProperty<RecorderState> recorderState() {
        return recorderState.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<PlayerState> playerState() {
        return playerState.getReadOnlyProperty();
    }

    /// Opens a microphone by its name; the empty name is the default of the system.
    public void openMicrophone(String microphone) {
        recorder.arm(opener.apply(microphone));
    }

    /// Lets go of the microphone. A running take is completed.
    public void closeMicrophone() {
        recorder.stop(); // a take that is only asked for is told as not made
        recorder.disarm();
    }

    /// Stops playback and starts recording a take into a new file.
    public void startRecording(Path file) {
        player.stop();
        recorder.start(file);
    }

    /// Stops recording the take.
    public void stopRecording() {
        recorder.stop();
    }

    /// Stops the takes of all microphones.
    ///
    /// @return the files of those that are being written
    public List<Path> stopAllRecordings() {
        List<Path> written = Stream.concat(Stream.of(this), sessionsBeside.stream())
                .flatMap(session -> session.writtenFile().stream())
                .toList();
        stopRecording();
        sessionsBeside.forEach(AudioSession::stopRecording);
        return written;
    }

    private Optional<Path> writtenFile() {
        return switch (recorderState.get()) {
            case RecorderState.TakeRecording(Path file) -> Optional.of(file);
            case RecorderState.TakeEnding(Path file, var _) -> Optional.of(file);
            default -> Optional.empty();
        };
    }

    /// The level meter of the open microphone.
    public Optional<LevelMeter> meter() {
        return recorder.meter();
    }

    /// The seconds recorded so far in the current take.
    public double recordedSeconds() {
        return recorder.elapsedSeconds();
    }

    /// The sound of the current take from its first sample on, for who listens along.
    public Optional<TakeSamples> takeSamples() {
        return recorder.takeSamples();
    }

    /// The meter block at which the current take began.
    public long startBlock() {
        return recorder.startBlock();
    }

    /// Whether a microphone is open or being opened.
    ObservableValue<Boolean> microphoneInUse() {
        return recorderState.map(state -> !(state instanceof RecorderState.RecorderIdle));
    }

    /// Whether a take is being written.
    public ObservableValue<Boolean> recording() {
        return recorderState.map(AudioSession::isRecording);
    }

    /// Whether a take is being written now, with this microphone or one beside it.
    public boolean isRecording() {
        return writtenFile().isPresent() || sessionsBeside.stream().anyMatch(AudioSession::isRecording);
    }

    private static boolean isRecording(RecorderState state) {
        return state instanceof RecorderState.TakeRecording || state instanceof RecorderState.TakeEnding;
    }

    /// Plays a passage; anything else stops.
    public void play(PlaybackRange passage) {
        player.play(passage);
    }

    /// Repeats what is playing from now on, or lets it end after the present pass.
    public void setRepeatMode(RepeatMode mode) {
        player.setRepeatMode(mode);
    }

    public void stopPlayback() {
        player.stop();
    }

    /// Whether something is playing.
    public ObservableValue<Boolean> playing() {
        return playerState.map(PlayerState.PlayerPlaying.class::isInstance);
    }

    /// Whether something is playing now.
    public boolean isPlaying() {
        return playerState.get() instanceof PlayerState.PlayerPlaying;
    }

    /// The position of the sound that is heard now, in seconds of the recording.
    public OptionalDouble playbackSeconds() {
        return player.position();
    }

    /// Completes a running take, lets go of the microphone and waits until this is done. The session of the window ends
    /// those beside it too, all at the same time, and the loudspeaker.
    @Override
    public void close() {
        recorder.beginClosing();
        sessionsBeside.forEach(session -> session.recorder.beginClosing());
        sessionsBeside.forEach(AudioSession::close);
        recorder.close();
        window.ifPresentOrElse(owner -> owner.sessionsBeside.remove(this), player::close);
    }
}
