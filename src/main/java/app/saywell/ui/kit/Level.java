package app.saywell.ui.kit;

import app.saywell.library.people.Strictness;
import app.saywell.library.take.OwnRating;

/// How well something was said, in the three steps that a class can see from its seats.
///
/// Every level has two cues, colour and shape, so that no one needs to tell the colours apart.
public enum Level {
    /// Keep it.
    GOOD("good", "✓"),
    /// Within the band around the border: right or nearly right.
    NEARLY("nearly", "~"),
    /// Work on it.
    WORK("work", "!"),
    /// No score: shown hatched and grey, never as a bad one.
    MISSING("missing", "");

    private final String key;
    private final String sign;

    Level(String key, String sign) {
        this.key = key;
        this.sign = sign;
    }

    /// The level of a score of 0-100; a score that is no number is missing.
    public static Level of(double score, Strictness strictness) {
        if (Double.isNaN(score)) {
            return MISSING;
        }
        if (score >= strictness.good()) {
            return GOOD;
        }
        return score >= strictness.nearly() ? NEARLY : WORK;
    }

    /// The level that learners thought they were at.
    public static Level of(OwnRating rating) {
        return switch (rating) {
            case GOOD -> GOOD;
            case NEARLY -> NEARLY;
            case WORK -> WORK;
        };
    }

    /// Whether something is left to do.
    public boolean isWeak() {
        return this == NEARLY || this == WORK;
    }

    /// The end of its style class (`level-good`) and of its key in the texts (`level.good`).
    public String key() {
        return key;
    }

    /// The sign that stands beside the colour.
    public String sign() {
        return sign;
    }

    /// The style class under which the themes colour it.
    public String styleClass() {
        return "level-" + key;
    }
}
