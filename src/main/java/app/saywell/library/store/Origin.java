package app.saywell.library.store;

import java.time.Instant;

/// Where an answer came from and what it cost.
///
/// @param service `embedded`, or the base address of the hosted service
/// @param engine name and version of what judged, as far as it is known; may be empty
/// @param microDollars the price in millionths of a US dollar; 0 on this computer
/// @param at when the answer came
public record Origin(String service, String engine, long microDollars, Instant at) {
    /// The name of the service that runs within the application.
    public static final String EMBEDDED = "embedded";

    /// Whether the recording never left this computer.
    public boolean onThisComputer() {
        return service.equals(EMBEDDED);
    }
}
