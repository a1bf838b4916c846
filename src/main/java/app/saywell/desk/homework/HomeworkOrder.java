package app.saywell.desk.homework;

import app.saywell.speech.FeedbackLanguage;
import java.time.LocalDate;
import java.util.Optional;

/// What a teacher gives as homework.
///
/// @param dueOn the day on which it is to be handed in
/// @param language the language that the page shows first; learners can switch
public record HomeworkOrder(
        long lessonId, long classId, Optional<LocalDate> dueOn, HomeworkAudience audience, FeedbackLanguage language) {

    /// Whom a page is for.
    public enum HomeworkAudience {
        /// One file for all; learners write their number.
        WHOLE_CLASS,
        /// One file for each learner, with alias and number inside.
        EACH_LEARNER
    }
}
