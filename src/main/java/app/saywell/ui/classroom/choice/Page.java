package app.saywell.ui.classroom.choice;

import java.util.Locale;

/// The pages of the Class place.
public enum Page {
    /// Pupils down, sentences across, and who is at the microphone.
    GRID,
    /// Who is in the class.
    PUPILS,
    /// How one pupil gets on.
    PROGRESS,
    /// What to teach tomorrow.
    TEACHING,
    /// Where the borders between the levels should lie.
    CALIBRATION,
    /// Name, borders, the day of erasure.
    CLASS;

    /// The end of its key in the texts, such as `pupils`.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
