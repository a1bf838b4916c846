package app.saywell.library.people;

import java.util.Optional;

/// Somebody who practises.
///
/// @param name what to call them; an alias is enough
/// @param number the attendance number, or another one that the school uses; may be empty
/// @param classId their class; empty for somebody who learns alone
public record Learner(
        long id, String name, String number, Optional<Long> classId, Consent consent) {}
