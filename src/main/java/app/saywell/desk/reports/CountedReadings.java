package app.saywell.desk.reports;

import app.saywell.desk.reports.SelectedGrid.CountedWord;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.PronunciationResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// The readings of a learner that count, read from the library and parsed once, in the order of the sentences.
///
/// @param bySentence by id of the sentence; without those that have no result
record CountedReadings(Map<Long, CountedReading> bySentence) {
    private static final CountedReading NONE = new CountedReading(List.of(), Optional.empty());

    /// A reading.
    ///
    /// @param words with the teacher's marks
    /// @param fluency empty where its service gave no report
    record CountedReading(List<CountedWord> words, Optional<FluencyReport> fluency) {
        private static CountedReading of(ScoringResult result) {
            PronunciationResult pronunciation = result.pronunciationResult();
            return new CountedReading(
                    SelectedGrid.words(result, pronunciation), Optional.ofNullable(pronunciation.fluency()));
        }
    }

    static CountedReadings read(SelectedGrid grid, Learner learner) {
        Map<Long, Long> resultIds = new LinkedHashMap<>();
        for (Sentence sentence : grid.sentences()) {
            grid.takeSummary(learner, sentence)
                    .score()
                    .map(TakeScore::resultId)
                    .ifPresent(result -> resultIds.put(sentence.id(), result));
        }
        Map<Long, ScoringResult> results = grid.context().library().results().findAll(List.copyOf(resultIds.values()));
        Map<Long, CountedReading> readings = new LinkedHashMap<>();
        resultIds.forEach((sentence, id) -> {
            ScoringResult result = results.get(id);
            if (result != null) {
                readings.put(sentence, CountedReading.of(result));
            }
        });
        return new CountedReadings(readings);
    }

    /// The words of a sentence; empty where it has no result.
    List<CountedWord> words(Sentence sentence) {
        return Objects.requireNonNull(bySentence.getOrDefault(sentence.id(), NONE))
                .words();
    }

    /// All words.
    List<CountedWord> words() {
        return bySentence.values().stream()
                .flatMap(reading -> reading.words().stream())
                .toList();
    }

    List<FluencyReport> fluency() {
        return bySentence.values().stream()
                .flatMap(reading -> reading.fluency().stream())
                .toList();
    }
}
