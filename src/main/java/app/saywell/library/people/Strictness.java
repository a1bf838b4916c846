package app.saywell.library.people;

/// The borders between the three levels, on a scale of 0 to 100. Changing them re-colours old
/// results; it changes no score.
///
/// @param nearly from here on a score is nearly good
/// @param good from here on a score is good
public record Strictness(double nearly, double good) {
    /// The borders where nobody chose others: the service's own threshold stands in the middle.
    public static final Strictness ORDINARY = new Strictness(55, 70);
}
