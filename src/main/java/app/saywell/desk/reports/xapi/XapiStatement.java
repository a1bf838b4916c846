package app.saywell.desk.reports.xapi;

import app.saywell.speech.JudgingRule;
import app.saywell.speech.ScoreScale;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/// A learning record: a person read a sentence, and how well. One per accepted take.
///
/// @param id the same take always has the same id, so a store keeps it once
/// @param actor an opaque account name; never a real name, an address or a school number
/// @param sentence the reference text
public record XapiStatement(UUID id, String actor, String sentence, Instant timestamp, XapiResult reading) {

    /// The measured part.
    ///
    /// @param pronunciation score on its scale
    /// @param teacherTotal the teacher's mark for the whole, out of 100, if any
    /// @param rule by which Saywell scored; empty where another service did
    public record XapiResult(
            ScoreScale scale,
            double pronunciation,
            Duration duration,
            Optional<Double> teacherTotal,
            Optional<JudgingRule> rule) {}
}
