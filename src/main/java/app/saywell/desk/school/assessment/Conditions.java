package app.saywell.desk.school.assessment;

/// What is equal for everyone who is assessed.
///
/// @param tries how many recordings of a sentence are allowed
/// @param seconds how long one may be
/// @param sameMicrophone whether all have to be recorded with one microphone
public record Conditions(int tries, int seconds, boolean sameMicrophone) {
    /// Two tries of half a minute, on one microphone.
    public static final Conditions USUAL = new Conditions(2, 30, true);
}
