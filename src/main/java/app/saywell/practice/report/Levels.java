package app.saywell.practice.report;

import app.saywell.library.people.Strictness;
import app.saywell.report.paper.Level;

/// Scores as levels, by a class's own borders.
final class Levels {
    private Levels() {}

    static Level of(double score, Strictness strictness) {
        if (score >= strictness.good()) {
            return Level.GOOD;
        }
        return score >= strictness.nearly() ? Level.NEARLY : Level.WORK_ON_IT;
    }
}
