package app.saywell.desk.reports;

import app.saywell.desk.reports.pdf.PrintedLevel;
import app.saywell.desk.school.learner.Verdict;

/// Verdicts as they are printed.
public final class LevelClassifier {
    private LevelClassifier() {}

    /// The level that stands for a verdict.
    public static PrintedLevel print(Verdict verdict) {
        return switch (verdict) {
            case GOOD -> PrintedLevel.GOOD;
            case NEARLY -> PrintedLevel.NEARLY;
            case WEAK -> PrintedLevel.WEAK;
        };
    }
}
