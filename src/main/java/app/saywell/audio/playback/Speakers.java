package app.saywell.audio.playback;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.Mixer;
import javax.sound.sampled.SourceDataLine;

/// The loudspeakers of this computer, by way of the Java Sound API.
public final class Speakers {
    /// Short, so that a stop is heard as one; long enough for a busy computer.
    private static final double BUFFER_SECONDS = 0.12;

    private Speakers() {}

    /// The names of all that play, the system's own order.
    public static List<String> list() {
        return Arrays.stream(AudioSystem.getMixerInfo())
                .filter(info -> plays(AudioSystem.getMixer(info)))
                .map(Mixer.Info::getName)
                .distinct()
                .toList();
    }

    /// Opens the system's choice.
    public static SoundOutput.Opener systemDefault() {
        return rate -> open(Optional.empty(), rate);
    }

    /// Opens the one of this name, or the system's choice if there is none of the name any more.
    public static SoundOutput.Opener named(String name) {
        return rate -> open(find(name), rate);
    }

    private static boolean plays(Mixer mixer) {
        return Arrays.stream(mixer.getSourceLineInfo())
                .anyMatch(line -> line.getLineClass() == SourceDataLine.class);
    }

    private static Optional<Mixer> find(String name) {
        return Arrays.stream(AudioSystem.getMixerInfo())
                .filter(info -> info.getName().equals(name))
                .map(AudioSystem::getMixer)
                .filter(Speakers::plays)
                .findFirst();
    }

    private static SoundOutput open(Optional<Mixer> mixer, int sampleRate)
            throws PlaybackException {
        String refusal = "no loudspeaker was found";
        PlayerState.Trouble trouble = PlayerState.Trouble.NO_DEVICE;
        for (int channels = 1; channels <= 2; channels++) {
            AudioFormat format = new AudioFormat(sampleRate, 16, channels, true, false);
            DataLine.Info info = new DataLine.Info(SourceDataLine.class, format);
            try {
                SourceDataLine line =
                        (SourceDataLine)
                                (mixer.isPresent()
                                        ? mixer.get().getLine(info)
                                        : AudioSystem.getLine(info));
                line.open(format, (int) (sampleRate * BUFFER_SECONDS) * format.getFrameSize());
                line.start();
                return new LineOutput(line);
            } catch (LineUnavailableException | SecurityException e) {
                refusal = String.valueOf(e.getMessage());
                trouble = PlayerState.Trouble.DEVICE_BUSY;
            } catch (IllegalArgumentException noSuchLine) {
                // With two channels there may be one; on a computer without sound there is none.
            }
        }
        throw new PlaybackException(trouble, refusal);
    }
}
