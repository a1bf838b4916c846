package app.saywell.ui.classroom.progress;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.OwnRating;
import app.saywell.practice.progress.Course;
import app.saywell.practice.progress.Wobble;

import java.util.Map;

/// How a sentence went over a pupil's takes.
///
/// @param wobble the class's own, on the scale of the course
/// @param ratings what the pupil thought of takes before seeing their scores, by the take
public record Track(Sentence sentence, Course course, Wobble wobble, Map<Long, OwnRating> ratings) {
    /// How many takes the two ends of the course are the means of.
    public int group() {
        return Math.min(3, course.scores().size() / 2);
    }

    /// By how much the ends must differ to be more than wobble.
    public double band() {
        return group() == 0 ? 0 : wobble.band(group(), group());
    }

    /// What may be said of it.
    public Course.Verdict verdict() {
        return course.verdict(wobble);
    }
}
