package app.saywell.library.people;

import java.time.LocalDate;
import java.util.Optional;

/// A class of learners.
///
/// @param eraseOn the day on which its voices are erased; empty where none was set
public record SchoolClass(
        long id, String name, Strictness strictness, Optional<LocalDate> eraseOn, int pupils) {}
