package app.saywell.speech.audio.capture;

import javax.sound.sampled.Mixer;

/// An input device of the system.
///
/// @param name the name under which it is stored in the settings
/// @param description the system's description
/// @param kind whether it is probably a microphone
public record InputDevice(String name, String description, DeviceKind kind) {

    /// The kind of device, guessed from its name.
    public enum DeviceKind {
        /// The system's default device.
        SYSTEM_DEFAULT,
        /// Any other device.
        MICROPHONE,
        /// A virtual cable or the monitor of a loudspeaker, which records what the computer plays.
        LOOPBACK
    }

    static InputDevice of(Mixer.Info info) {
        return new InputDevice(info.getName(), info.getDescription(), kind(info));
    }

    private static DeviceKind kind(Mixer.Info info) {
        String words = (info.getName() + " " + info.getDescription()).toLowerCase(java.util.Locale.ROOT);
        if (words.startsWith("default") || words.startsWith("primary sound capture")) {
            return DeviceKind.SYSTEM_DEFAULT;
        }
        for (String loop : new String[] {"monitor of", "cable", "blackhole", "loopback", "soundflower", "stereo mix"}) {
            if (words.contains(loop)) {
                return DeviceKind.LOOPBACK;
            }
        }
        return DeviceKind.MICROPHONE;
    }
}
