package app.saywell.practice.classroom;

import app.saywell.library.Library;
import app.saywell.library.people.Learner;
import app.saywell.library.take.OwnRating;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/// What pupils think of their takes, said before the machine's score is shown. Asked for only where
/// a class wants it; it counts for nothing and is compared with nothing but by those who look.
public final class OwnRatings {
    private final Desk desk;
    private final Library library;

    public OwnRatings(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// Whether the pupils of a class are asked.
    public boolean asked(long classId) {
        return library.classes().asksRating(classId);
    }

    /// Whether this learner is asked: those who learn alone are not.
    public boolean asked(Learner learner) {
        return learner.classId().filter(this::asked).isPresent();
    }

    /// Asks the pupils of a class from now on, or no longer.
    public void ask(long classId, boolean asks) {
        boolean old = asked(classId);
        if (old != asks) {
            desk.edit(
                    "edit.class.rating",
                    new Change.PeopleChanged(),
                    () -> library.classes().askRating(classId, asks),
                    () -> library.classes().askRating(classId, old));
        }
    }

    /// What was thought of a take.
    public Optional<OwnRating> of(long takeId) {
        return library.ownRatings().of(takeId);
    }

    /// What a learner thought of the takes of a sentence, by the take.
    public Map<Long, OwnRating> of(long sentenceId, long learnerId) {
        return library.ownRatings().of(new Take.Owner(sentenceId, learnerId));
    }

    /// Keeps what was thought; undo takes it back.
    public void rate(long takeId, OwnRating rating) {
        Optional<OwnRating> old = of(takeId);
        Instant now = desk.clock().instant();
        Take.Owner owner = library.takes().find(takeId).orElseThrow().owner();
        desk.edit(
                "edit.rating",
                new Change.TakesChanged(owner.sentenceId(), owner.learnerId()),
                () -> library.ownRatings().set(takeId, Optional.of(rating), now),
                () -> library.ownRatings().set(takeId, old, now));
    }
}
