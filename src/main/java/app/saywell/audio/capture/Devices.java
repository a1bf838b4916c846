package app.saywell.audio.capture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.Mixer;
import javax.sound.sampled.TargetDataLine;

/// The microphones of this computer, found anew at each call.
public final class Devices {
    private static final int[] RATES = {48_000, 44_100, 32_000, 22_050, 16_000, 8_000};
    private static final double BUFFER_SECONDS = 2;

    private Devices() {}

    /// All that record, the system's own choice first.
    public static List<Device> list() {
        List<Device> devices = new ArrayList<>();
        for (Mixer.Info info : AudioSystem.getMixerInfo()) {
            if (records(AudioSystem.getMixer(info))) {
                devices.add(Device.of(info));
            }
        }
        devices.sort((a, b) -> a.kind().compareTo(b.kind()));
        return List.copyOf(devices);
    }

    /// Opens the device of this name, or the system's choice if there is none of the name any more.
    public static SampleSource.Opener named(String name) {
        return () -> open(find(name));
    }

    /// Opens the system's choice.
    public static SampleSource.Opener systemDefault() {
        return () -> open(Optional.empty());
    }

    private static boolean records(Mixer mixer) {
        return Arrays.stream(mixer.getTargetLineInfo())
                .anyMatch(line -> line.getLineClass() == TargetDataLine.class);
    }

    private static Optional<Mixer> find(String name) {
        return Arrays.stream(AudioSystem.getMixerInfo())
                .filter(info -> info.getName().equals(name))
                .map(AudioSystem::getMixer)
                .filter(Devices::records)
                .findFirst();
    }

    /// The highest common rate wins; one channel is preferred to two.
    private static SampleSource open(Optional<Mixer> mixer) throws CaptureException {
        CaptureException refusal =
                new CaptureException(RecordingFailure.NO_DEVICE, "no microphone was found");
        for (int rate : RATES) {
            for (int channels = 1; channels <= 2; channels++) {
                AudioFormat format = new AudioFormat(rate, 16, channels, true, false);
                try {
                    return open(mixer, format);
                } catch (LineUnavailableException | SecurityException e) {
                    refusal = new CaptureException(RecordingFailure.DEVICE_BUSY, e);
                } catch (IllegalArgumentException noSuchLine) {
                    // Another format may do; on a computer without any device none will.
                }
            }
        }
        throw refusal;
    }

    private static SampleSource open(Optional<Mixer> mixer, AudioFormat format)
            throws LineUnavailableException {
        DataLine.Info info = new DataLine.Info(TargetDataLine.class, format);
        TargetDataLine line =
                (TargetDataLine)
                        (mixer.isPresent() ? mixer.get().getLine(info) : AudioSystem.getLine(info));
        int frames = (int) (format.getSampleRate() * BUFFER_SECONDS);
        line.open(format, frames * format.getFrameSize());
        line.start();
        return new LineSource(line);
    }
}
