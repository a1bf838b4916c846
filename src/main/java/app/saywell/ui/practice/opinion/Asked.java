package app.saywell.ui.practice.opinion;

import app.saywell.practice.scoring.Comparison;
import app.saywell.speech.Failure;

/// How far the wish for a second opinion is.
public sealed interface Asked {
    /// There is no judgement that could have a second one beside it.
    record Nothing() implements Asked {}

    /// Nobody was asked yet.
    ///
    /// @param microDollars what asking costs at most
    record Open(long microDollars) implements Asked {}

    /// The answer is awaited.
    record Waiting() implements Asked {}

    /// Nobody could be asked.
    record Refused(Failure failure) implements Asked {}

    /// Both have judged.
    record Answered(Comparison comparison) implements Asked {}
}
