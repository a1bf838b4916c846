package app.saywell.ui.classroom.grid;

import app.saywell.library.take.Take;
import app.saywell.speech.CallFailure;

/// A take that could not be scored.
public record FailedTake(Take take, CallFailure.FailureKind reason) {}
