package app.saywell.desk.classroom.microphones;

import app.saywell.desk.school.learner.Learner;
import java.util.List;
import java.util.Optional;

/// What can be chosen for a microphone seat: what no other seat has.
///
/// @param microphones their names; the empty name is none
/// @param learners in the order of the roster; empty is nobody
public record SeatChoices(List<String> microphones, List<Optional<Learner>> learners) {}
