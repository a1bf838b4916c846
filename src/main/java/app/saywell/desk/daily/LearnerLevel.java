package app.saywell.desk.daily;

/// The levels of the lessons that come with Saywell, named as in the Common European Framework.
public enum LearnerLevel {
    A1,
    A2,
    B1;

    private static final double FROM_A2 = 60;
    private static final double FROM_B1 = 85;

    /// The level for somebody who reads so many words without a fault, in percent. It says how easy the
    /// lessons to begin with are, not what the learner knows of English.
    static LearnerLevel of(double percentCorrect) {
        if (percentCorrect >= FROM_B1) {
            return B1;
        }
        return percentCorrect >= FROM_A2 ? A2 : A1;
    }

    /// How far another level is from here; a harder one is nearer than an easier one.
    int distance(LearnerLevel other) {
        int steps = other.ordinal() - ordinal();
        return steps >= 0 ? 2 * steps : -2 * steps + 1;
    }
}
