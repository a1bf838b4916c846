package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.lessons.SentenceStatus;
import app.saywell.desk.practice.state.SentenceList;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Builds the sentence list from the sentences of a lesson.
final class SentenceLists {
    private SentenceLists() {}

    /// @param chosenSentenceId the open sentence
    /// @param hiddenSentenceId the sentence whose level is hidden; 0 for none
    static SentenceList build(
            Optional<SentenceList.CurrentLearner> learner,
            String lessonTitle,
            List<SentenceStatus> sentenceStates,
            long chosenSentenceId,
            long hiddenSentenceId,
            ScoreThresholds thresholds) {
        List<SentenceList.SentenceListRow> rows = sentenceStates.stream()
                .map(state -> toRow(state, hiddenSentenceId, thresholds))
                .toList();
        int chosenIndex = IntStream.range(0, rows.size())
                .filter(i -> rows.get(i).sentenceId() == chosenSentenceId)
                .findFirst()
                .orElse(-1);
        return new SentenceList(learner, lessonTitle, rows, chosenIndex);
    }

    /// The current learner as the card shows it; empty for a learner without a name.
    static Optional<SentenceList.CurrentLearner> currentLearner(Learner learner, Optional<SchoolClass> schoolClass) {
        return learner.name().isEmpty()
                ? Optional.empty()
                : Optional.of(new SentenceList.CurrentLearner(
                        learner.name(), learner.number(), LearnerOptions.classAndNumber(learner, schoolClass)));
    }

    private static SentenceList.SentenceListRow toRow(
            SentenceStatus state, long hiddenSentenceId, ScoreThresholds thresholds) {
        return new SentenceList.SentenceListRow(
                state.sentence().id(),
                state.sentence().text(),
                state.verdict(thresholds)
                        .filter(_ -> state.sentence().id() != hiddenSentenceId)
                        .map(ScoreLevel::of)
                        .orElse(ScoreLevel.MISSING));
    }
}
