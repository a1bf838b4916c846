package app.saywell.desk.kit.text;

import app.saywell.desk.school.learner.Learner;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// How learners are named on the screens of a window: by number and name, or by the number alone while a class looks
/// on.
/// A learner without a number has the first character of the name then, so that one can still be told from another.
///
/// One for the whole window. Who shows names follows [#hidden]. Where names are entered and changed they are always
/// shown. Use it only on the JavaFX thread.
public final class LearnerNames {
    private final BooleanProperty hidden = new SimpleBooleanProperty();

    /// Whether names are hidden.
    public BooleanProperty hidden() {
        return hidden;
    }

    /// Number and name.
    public String of(Learner learner) {
        return of(learner, " ");
    }

    /// Number and name.
    ///
    /// @param between what stands between them
    public String of(Learner learner, String between) {
        String name = besideNumber(learner.name(), learner.number());
        return learner.number().isEmpty() || name.isEmpty()
                ? learner.number() + name
                : learner.number() + between + name;
    }

    /// The name, where the number stands beside it; empty while that is enough.
    public String besideNumber(String name, String number) {
        if (!hidden.get() || name.isEmpty()) {
            return name;
        }
        return number.isEmpty() ? name.substring(0, name.offsetByCodePoints(0, 1)) + "…" : "";
    }
}
