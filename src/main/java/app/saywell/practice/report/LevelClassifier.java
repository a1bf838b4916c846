package app.saywell.practice.report;

import app.saywell.library.learner.ScoreThresholds;
import app.saywell.library.learner.Verdict;
import app.saywell.report.pdf.PrintedLevel;

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
