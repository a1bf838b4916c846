package app.saywell.desk.reports;

import app.saywell.desk.reports.pdf.PrintedLevel;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.Verdict;

/// Score levels by the thresholds of a class.
final class LevelClassifier {
    private LevelClassifier() {}

    static PrintedLevel classify(double score, ScoreThresholds thresholds) {
        return print(Verdict.of(score, thresholds));
    }

    static PrintedLevel print(Verdict verdict) {
        return switch (verdict) {
            case GOOD -> PrintedLevel.GOOD;
            case NEARLY -> PrintedLevel.NEARLY;
            case WEAK -> PrintedLevel.WEAK;
        };
    }
}
