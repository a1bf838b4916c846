package app.saywell.desk.classes.view;

import java.util.Locale;

/// The tabs of the class screen.
public enum ClassTab {
    /// Learners in rows, sentences in columns, and the rotation.
    GRID,
    /// Devices in the room that record the lesson.
    DEVICES,
    /// Homework that was given, and what was handed in.
    HOMEWORK,
    /// The learners of the class.
    LEARNERS,
    /// The progress of one learner.
    PROGRESS,
    /// What to teach next.
    TEACHING,
    /// Hearing the takes whose scores are least sure.
    LISTENING,
    /// Fitting the thresholds to the teacher's ratings.
    CALIBRATION,
    /// Assessments: equal conditions, blind ratings, results.
    ASSESSMENT,
    /// Name, thresholds and day of erasure.
    CLASS;

    /// The end of the text key, such as `learners`.
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
