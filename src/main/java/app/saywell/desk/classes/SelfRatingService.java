package app.saywell.desk.classes;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/// Self-ratings, given before the score is shown. Learners are asked only if the class wants it. A
/// self-rating does not count for anything.
public final class SelfRatingService {
    private final UseCaseContext context;
    private final Library library;

    public SelfRatingService(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// Whether the learners of a class are asked.
    public boolean isAsked(long classId) {
        return library.classes().asksSelfRating(classId);
    }

    /// Whether this learner is asked. Learners without a class are not.
    public boolean isAsked(Learner learner) {
        return learner.classId().filter(this::isAsked).isPresent();
    }

    /// Sets whether the learners of a class are asked.
    public void setAsked(long classId, boolean asks) {
        boolean old = isAsked(classId);
        if (old != asks) {
            context.applyEdit(
                    "edit.class.rating",
                    new LibraryChange.LearnersChanged(),
                    () -> library.classes().setAsksSelfRating(classId, asks),
                    () -> library.classes().setAsksSelfRating(classId, old));
        }
    }

    public Optional<SelfRating> findRating(long takeId) {
        return library.selfRatings().findRating(takeId);
    }

    /// The self-ratings of a learner in a lesson, by take id.
    public Map<Long, SelfRating> findByLesson(long lessonId, long learnerId) {
        return library.selfRatings().findByLesson(lessonId, learnerId);
    }

    /// Sets a self-rating. Can be undone.
    public void rate(long takeId, SelfRating rating) {
        Optional<SelfRating> old = findRating(takeId);
        Instant now = context.clock().instant();
        Take.TakeOwner owner = library.takes().find(takeId).orElseThrow().owner();
        context.applyEdit(
                "edit.rating",
                new LibraryChange.TakesChanged(owner.sentenceId(), owner.learnerId()),
                () -> library.selfRatings().setRating(takeId, Optional.of(rating), now),
                () -> library.selfRatings().setRating(takeId, old, now));
    }
}
