package app.saywell.ui.kit;

/// Where one level ends and the next begins, on the 0-100 scale of words and sounds.
///
/// The service calls a word right from 70. Scores a few points either side of that are the same
/// within its accuracy, so the middle level spans a band around it instead of a cliff at it.
///
/// @param nearly from this score on, nearly
/// @param good from this score on, good
public record Borders(double nearly, double good) {

    /// The borders where a class has set none.
    public static final Borders STANDARD = new Borders(60, 75);

    /// Rejects borders in the wrong order.
    public Borders {
        if (!(nearly <= good)) {
            throw new IllegalArgumentException("nearly " + nearly + " lies above good " + good);
        }
    }

    /// The level of a score; a score that is no number is missing.
    public Level of(double score) {
        if (Double.isNaN(score)) {
            return Level.MISSING;
        }
        if (score >= good) {
            return Level.GOOD;
        }
        return score >= nearly ? Level.NEARLY : Level.WORK;
    }
}
