package app.saywell.desk.assessment;

import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// What a learner read for an assessment, and where the conditions were not equal.
///
/// @param takes the take that counts for each sentence that was read, in the order of the lesson
/// @param deviations from the conditions
public record AssessedReading(Learner learner, List<Take> takes, Set<Deviation> deviations) {

    /// What was not equal.
    public enum Deviation {
        /// Nothing was read, or a sentence is missing.
        INCOMPLETE,
        /// A sentence was recorded more often than allowed; the last allowed take counts.
        MORE_TRIES,
        /// A take that counts is longer than allowed.
        TOO_LONG,
        /// A take that counts was recorded with another microphone than those of most of the class.
        OTHER_MICROPHONE
    }

    /// The last allowed take of each sentence.
    ///
    /// @param all takes of the learner
    /// @param microphone of most of the class; empty if unknown
    static AssessedReading of(
            Assessment assessment, List<Sentence> sentences, Learner learner, List<Take> all, String microphone) {
        Set<Deviation> deviations = EnumSet.noneOf(Deviation.class);
        List<Take> counted = new ArrayList<>();
        for (Sentence sentence : sentences) {
            List<Take> tries = tries(assessment, all, sentence.id());
            if (tries.isEmpty()) {
                deviations.add(Deviation.INCOMPLETE);
                continue;
            }
            if (tries.size() > assessment.conditions().tries()) {
                deviations.add(Deviation.MORE_TRIES);
            }
            Take take = tries.get(Math.min(tries.size(), assessment.conditions().tries()) - 1);
            counted.add(take);
            if (take.audio().seconds() > assessment.conditions().seconds()) {
                deviations.add(Deviation.TOO_LONG);
            }
            boolean isOther =
                    !microphone.isEmpty() && !take.recordingInfo().device().equals(microphone);
            if (assessment.conditions().sameMicrophone() && isOther) {
                deviations.add(Deviation.OTHER_MICROPHONE);
            }
        }
        return new AssessedReading(learner, List.copyOf(counted), Set.copyOf(deviations));
    }

    /// The takes of a sentence that the assessment covers, oldest first.
    private static List<Take> tries(Assessment assessment, List<Take> all, long sentenceId) {
        return all.stream()
                .filter(take -> take.owner().sentenceId() == sentenceId
                        && assessment.covers(take.recordingInfo().recordedAt()))
                .toList();
    }
}
