package app.saywell.report.xapi;

import app.saywell.speech.Scale;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/// That somebody read a sentence, and how well: one accepted take.
///
/// @param id of the statement; the same take always has the same one, so that a store keeps it once
/// @param actor an opaque number; never a name, an address or a school number
/// @param sentence the reference text
public record Statement(UUID id, String actor, String sentence, Instant at, Reading reading) {

    /// The measured part.
    ///
    /// @param pronunciation on its scale
    /// @param teacher what the teacher gave for the whole, out of 100, where there is such a mark
    public record Reading(
            Scale scale, double pronunciation, Duration length, Optional<Double> teacher) {}
}
