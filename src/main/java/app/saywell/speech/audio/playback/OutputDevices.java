package app.saywell.speech.audio.playback;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.Mixer;
import javax.sound.sampled.SourceDataLine;

/// The output devices of this computer, through the Java Sound API.
public final class OutputDevices {
    /// Short enough that a stop is immediate, long enough for a busy computer.
    private static final double BUFFER_SECONDS = 0.12;

    private OutputDevices() {}

    /// The names of all output devices, in the system's order.
    public static List<String> list() {
        return Arrays.stream(AudioSystem.getMixerInfo())
                .filter(info -> canPlay(AudioSystem.getMixer(info)))
                .map(Mixer.Info::getName)
                .distinct()
                .toList();
    }

    /// Opens the system's default device.
    public static SoundOutput.OutputOpener systemDefault() {
        return rate -> open(Optional.empty(), rate);
    }

    /// Opens the device with this name, or the system's default if it no longer exists.
    public static SoundOutput.OutputOpener byName(String name) {
        return rate -> open(find(name), rate);
    }

    private static boolean canPlay(Mixer mixer) {
        return Arrays.stream(mixer.getSourceLineInfo()).anyMatch(line -> line.getLineClass() == SourceDataLine.class);
    }

    private static Optional<Mixer> find(String name) {
        return Arrays.stream(AudioSystem.getMixerInfo())
                .filter(info -> info.getName().equals(name))
                .map(AudioSystem::getMixer)
                .filter(OutputDevices::canPlay)
                .findFirst();
    }

    private static SoundOutput open(Optional<Mixer> mixer, int sampleRate) throws PlaybackException {
        String refusal = "no loudspeaker was found";
        PlayerState.PlaybackProblem trouble = PlayerState.PlaybackProblem.NO_DEVICE;
        for (int channels = 1; channels <= 2; channels++) {
            AudioFormat format = new AudioFormat(sampleRate, 16, channels, true, false);
            DataLine.Info info = new DataLine.Info(SourceDataLine.class, format);
            try {
                SourceDataLine line =
                        (SourceDataLine) (mixer.isPresent() ? mixer.get().getLine(info) : AudioSystem.getLine(info));
                line.open(format, (int) (sampleRate * BUFFER_SECONDS) * format.getFrameSize());
                line.start();
                return new LineOutput(line);
            } catch (LineUnavailableException | SecurityException e) {
                refusal = String.valueOf(e.getMessage());
                trouble = PlayerState.PlaybackProblem.DEVICE_BUSY;
            } catch (IllegalArgumentException noSuchLine) {
                // Two channels may work; on a computer without sound output nothing does.
            }
        }
        throw new PlaybackException(trouble, refusal);
    }
}
