package app.saywell.desk.classroom.grid;

import app.saywell.desk.school.take.Take;
import app.saywell.speech.CallFailure;

/// A take that could not be scored.
public record FailedTake(Take take, CallFailure.FailureKind reason) {}
