package app.saywell.practice.scoring;

import app.saywell.speech.Failure;

/// What came of the wish for a second opinion.
public sealed interface Opinion {
    /// Both judgements, side by side.
    record Given(Comparison comparison) implements Opinion {}

    /// There is none; nothing has changed.
    record Refused(Failure failure) implements Opinion {}
}
