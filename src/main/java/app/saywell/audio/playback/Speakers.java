package app.saywell.audio.playback;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/// The loudspeaker that the system is set to, by way of the Java Sound API.
public final class Speakers {
    /// Short, so that a stop is heard as one; long enough for a busy computer.
    private static final double BUFFER_SECONDS = 0.12;

    private Speakers() {}

    /// Opens the system's choice.
    public static SoundOutput.Opener systemDefault() {
        return Speakers::open;
    }

    private static SoundOutput open(int sampleRate) throws PlaybackException {
        String refusal = "no loudspeaker was found";
        PlayerState.Trouble trouble = PlayerState.Trouble.NO_DEVICE;
        for (int channels = 1; channels <= 2; channels++) {
            AudioFormat format = new AudioFormat(sampleRate, 16, channels, true, false);
            try {
                SourceDataLine line =
                        (SourceDataLine)
                                AudioSystem.getLine(
                                        new DataLine.Info(SourceDataLine.class, format));
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
