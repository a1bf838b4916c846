package app.saywell.desk.reports.xapi;

import app.saywell.speech.JudgingRule;
import app.saywell.speech.ScoreScale;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/// A learning record: a person read a sentence, and how well. One per accepted take.
///
/// @param id the same take with the same score always has the same id, so a store keeps it once; what a teacher says
///     of it later makes another one, since a store takes no second statement with an id that it knows
/// @param actor an opaque account name; never a real name, an address or a school number
/// @param sentence the reference text
public record XapiStatement(UUID id, String actor, String sentence, Instant timestamp, XapiResult reading) {

    /// How well it was read.
    ///
    /// @param pronunciation what a service gave, with the teacher's marks on words and sounds; empty where it gave
    /// none
    /// @param teacherTotal the teacher's mark for the whole, out of 100, if any: it is the score then
    /// @param rule by which Saywell scored; empty where another service did
    public record XapiResult(
            Optional<XapiPronunciation> pronunciation,
            Duration duration,
            Optional<Double> teacherTotal,
            Optional<JudgingRule> rule) {}

    /// A pronunciation score on its scale.
    public record XapiPronunciation(ScoreScale scale, double score) {}
}
