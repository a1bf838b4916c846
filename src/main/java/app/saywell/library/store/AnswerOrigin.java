package app.saywell.library.store;

import java.time.Instant;

/// Which service gave an answer, when, and at what price.
///
/// @param service `embedded`, or the base address of the hosted service
/// @param engine name and version of the engine, if known; may be empty
/// @param microDollars the price in millionths of a US dollar; 0 on this computer
/// @param at when the answer was received
public record AnswerOrigin(String service, String engine, long microDollars, Instant at) {
    /// The name of the service inside the application.
    public static final String EMBEDDED = "embedded";

    /// Whether the recording stayed on this computer.
    public boolean onThisComputer() {
        return service.equals(EMBEDDED);
    }

    /// Whether it was given by an engine on this computer whose scores cannot be compared with
    /// those of another one.
    ///
    /// @param otherEngine as [#engine]; what follows the version is left aside
    public boolean isOfOtherEngine(String otherEngine) {
        return onThisComputer() && !version(engine).equals(version(otherEngine));
    }

    /// The version of an engine, without what follows it.
    public static String version(String engine) {
        int space = engine.indexOf(' ');
        return space < 0 ? engine : engine.substring(0, space);
    }
}
