package app.saywell.desk.lan;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What devices are answered, as the JSON that their page reads.
final class RoomAnswers {
    private RoomAnswers() {}

    /// The token of a device that has joined.
    record Joined(String device) {}

    /// The lesson as a device sees it.
    ///
    /// @param me null as long as the device has no learner
    /// @param learners those of the class; empty once the device has one
    /// @param sentences empty as long as it has none
    /// @param recorded sentences that this learner has a take of
    record LessonView(
            String lesson,
            String title,
            String className,
            @Nullable LearnerView me,
            List<LearnerView> learners,
            List<SentenceView> sentences,
            Set<String> recorded) {}

    /// A learner.
    ///
    /// @param free whether no other device is theirs
    /// @param mayRecord null in the list for all: a consent is nobody else's business
    record LearnerView(
            String id,
            String number,
            String name,
            boolean free,
            @Nullable Boolean mayRecord) {}

    /// A sentence.
    ///
    /// @param seconds the length of its model reading; 0 without one
    record SentenceView(String id, int position, String text, String meaning, double seconds) {}

    /// A recording that is stored for good.
    record Stored(String sha256) {}

    /// Why something was refused.
    record Refused(String problem) {}
}
