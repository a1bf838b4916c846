package app.saywell.desk.lessons.reading;

import app.saywell.desk.school.lesson.ModelReading;
import java.util.Optional;

/// Tells readings of the computer voice from recorded ones: by who reads them, which every export
/// and pack carries along.
public final class MadeReading {
    /// The accent of British voices.
    public static final String BRITISH = "British";

    private static final String MARK = "computer voice";

    private MadeReading() {}

    /// The name of the computer voice that is said to read; empty where a person is.
    public static Optional<String> voiceName(String speaker) {
        return speaker.startsWith(MARK)
                ? Optional.of(speaker.substring(MARK.length()).replaceFirst("^[,\\s]+", ""))
                : Optional.empty();
    }

    /// Whether a computer reads it.
    public static boolean is(ModelReading reading) {
        return reading.speaker().name().startsWith(MARK);
    }

    /// Whether a British computer voice reads it, so that it is to be judged as British.
    public static boolean british(ModelReading reading) {
        return is(reading) && reading.speaker().accent().equals(BRITISH);
    }

    /// Who is said to read what a voice says.
    ///
    /// @param name of the voice
    public static ModelReading.ReadingSpeaker voice(String name, String accent) {
        return new ModelReading.ReadingSpeaker(MARK + ", " + name, accent);
    }
}
