package app.saywell.audio.capture;

import javax.sound.sampled.Mixer;

/// A microphone that the system offers.
///
/// @param name by which it is remembered
/// @param description what the system says of it
/// @param kind whether it is likely to be a microphone at all
public record Device(String name, String description, Kind kind) {

    /// What can be told from the name.
    public enum Kind {
        /// What the system is set to.
        SYSTEM_DEFAULT,
        /// Any other.
        MICROPHONE,
        /// A virtual cable or the monitor of a loudspeaker: it records what the computer plays.
        LOOPBACK
    }

    static Device of(Mixer.Info info) {
        return new Device(info.getName(), info.getDescription(), kind(info));
    }

    private static Kind kind(Mixer.Info info) {
        String words =
                (info.getName() + " " + info.getDescription()).toLowerCase(java.util.Locale.ROOT);
        if (words.startsWith("default") || words.startsWith("primary sound capture")) {
            return Kind.SYSTEM_DEFAULT;
        }
        for (String loop :
                new String[] {
                    "monitor of", "cable", "blackhole", "loopback", "soundflower", "stereo mix"
                }) {
            if (words.contains(loop)) {
                return Kind.LOOPBACK;
            }
        }
        return Kind.MICROPHONE;
    }
}
