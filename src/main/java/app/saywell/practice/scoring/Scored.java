package app.saywell.practice.scoring;

import app.saywell.library.take.Result;
import app.saywell.speech.Failure;

/// What came of the wish to have a take judged.
public sealed interface Scored {
    /// It is judged, and the judgement is stored.
    record Judged(Result result) implements Scored {}

    /// It is not judged; the take is safe.
    record Refused(Failure failure) implements Scored {}
}
