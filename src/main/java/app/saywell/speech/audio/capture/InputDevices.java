package app.saywell.speech.audio.capture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.Mixer;
import javax.sound.sampled.TargetDataLine;

/// The input devices of this computer, searched again at each call.
public final class InputDevices {
    private static final double BUFFER_SECONDS = 2;
    private static final FormatSearch FORMATS = new FormatSearch();

    private InputDevices() {}

    /// All input devices, the system's default first.
    public static List<InputDevice> list() {
        List<InputDevice> devices = new ArrayList<>();
        for (Mixer.Info info : AudioSystem.getMixerInfo()) {
            if (canRecord(AudioSystem.getMixer(info))) {
                devices.add(InputDevice.of(info));
            }
        }
        devices.sort((a, b) -> a.kind().compareTo(b.kind()));
        return List.copyOf(devices);
    }

    /// Opens the device with this name, or the system's default if it no longer exists.
    public static SampleSource.SourceOpener byName(String name) {
        return () -> open(find(name));
    }

    /// Opens the microphone with this name, and none if it no longer exists or if another one bears the same name.
    public static SampleSource.SourceOpener onlyByName(String name) {
        return () -> open(Optional.of(theOnly(named(name)
                .filter(info -> InputDevice.of(info).kind() == InputDevice.DeviceKind.MICROPHONE)
                .map(AudioSystem::getMixer)
                .filter(InputDevices::canRecord)
                .toList())));
    }

    /// What there is one of.
    ///
    /// @throws CaptureException if there is none, or more than one, which nothing tells apart
    static <T> T theOnly(List<T> ofOneName) throws CaptureException {
        if (ofOneName.size() != 1) {
            throw new CaptureException(
                    RecordingFailure.NO_DEVICE,
                    ofOneName.isEmpty() ? "there is no device with this name" : "several devices bear this name");
        }
        return ofOneName.getFirst();
    }

    /// The names of the devices that people speak into; a name comes twice where two devices bear it. Devices that
    /// record the loudspeaker are left out, and so is the system's default, which is one of the others.
    public static List<String> microphoneNames() {
        return list().stream()
                .filter(device -> device.kind() == InputDevice.DeviceKind.MICROPHONE)
                .map(InputDevice::name)
                .toList();
    }

    /// Opens the system's default device.
    public static SampleSource.SourceOpener systemDefault() {
        return () -> open(Optional.empty());
    }

    private static boolean canRecord(Mixer mixer) {
        return Arrays.stream(mixer.getTargetLineInfo()).anyMatch(line -> line.getLineClass() == TargetDataLine.class);
    }

    private static Optional<Mixer> find(String name) {
        return named(name)
                .map(AudioSystem::getMixer)
                .filter(InputDevices::canRecord)
                .findFirst();
    }

    private static Stream<Mixer.Info> named(String name) {
        return Arrays.stream(AudioSystem.getMixerInfo())
                .filter(info -> info.getName().equals(name));
    }

    private static SampleSource open(Optional<Mixer> mixer) throws CaptureException {
        String device = mixer.map(Mixer::getMixerInfo).map(Mixer.Info::getName).orElse("");
        return FORMATS.open(device, format -> open(mixer, format));
    }

    private static SampleSource open(Optional<Mixer> mixer, AudioFormat format) throws LineUnavailableException {
        DataLine.Info info = new DataLine.Info(TargetDataLine.class, format);
        TargetDataLine line =
                (TargetDataLine) (mixer.isPresent() ? mixer.get().getLine(info) : AudioSystem.getLine(info));
        int frames = (int) (format.getSampleRate() * BUFFER_SECONDS);
        line.open(format, frames * format.getFrameSize());
        line.start();
        return new LineSource(line);
    }
}
