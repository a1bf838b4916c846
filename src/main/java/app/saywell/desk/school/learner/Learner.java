package app.saywell.desk.school.learner;

import java.util.Optional;

/// A person who practises, alone or in a class.
///
/// @param name a name or an alias
/// @param number the attendance number, or another number of the school; may be empty
/// @param classId the class; empty for learners without a class
public record Learner(long id, String name, String number, Optional<Long> classId, Consent consent) {}
