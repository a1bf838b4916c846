package app.saywell.practice.report;

import app.saywell.library.learner.ScoreThresholds;
import app.saywell.report.pdf.PrintedLevel;

/// Score levels by the thresholds of a class.
final class LevelClassifier {
    private LevelClassifier() {}

    static PrintedLevel classify(double score, ScoreThresholds thresholds) {
        if (score >= thresholds.good()) {
            return PrintedLevel.GOOD;
        }
        return score >= thresholds.nearly() ? PrintedLevel.NEARLY : PrintedLevel.WEAK;
    }
}
