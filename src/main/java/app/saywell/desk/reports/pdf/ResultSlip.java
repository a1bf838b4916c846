package app.saywell.desk.reports.pdf;

import app.saywell.desk.school.mark.PointsFormat;
import app.saywell.desk.school.take.ScoreBand;
import java.util.List;
import java.util.Optional;

/// Half a page of results for one learner, with no data of any other person.
///
/// @param name empty when names are left out
/// @param heading class, lesson and day in one line, and how fluently it was read
/// @param rules by which the scores were given, in words; may be empty
/// @param sentences the sentences that were read
/// @param strengths what was good, in words; may be empty
/// @param improvements at most two things to practise, in words
public record ResultSlip(
        String name,
        String heading,
        String rules,
        List<SlipSentence> sentences,
        String strengths,
        List<String> improvements) {

    /// A sentence and how it was read.
    ///
    /// @param total empty when it was not scored
    public record SlipSentence(List<MarkedWord> words, Optional<SlipTotal> total) {}

    /// The total score.
    ///
    /// @param points out of 100; a whole number unless a teacher gave another one
    /// @param band what people who listen would give for the sounds; empty where the teacher gave the total, and
    ///     for readings of too few words
    public record SlipTotal(double points, TotalSource source, Optional<ScoreBand> band) {
        /// As it is printed: in tens where it says little.
        public String figure() {
            return source == TotalSource.TEACHER ? PointsFormat.text(points) : ScoreBand.figure(points, band);
        }
    }

    /// Who gave the total.
    public enum TotalSource {
        /// The service alone.
        SERVICE,
        /// The service, with the teacher's marks on words and sounds.
        MARKED,
        /// The teacher.
        TEACHER;

        /// The key of the text with the total.
        public String key() {
            return switch (this) {
                case SERVICE -> "total";
                case MARKED -> "total.marked";
                case TEACHER -> "total.teacher";
            };
        }
    }

    /// A word and how it was said.
    ///
    /// @param sign of the teacher's marks on it ([app.saywell.desk.school.mark.WordMarkSigns]); empty without one
    public record MarkedWord(String word, PrintedLevel level, String sign) {}

    /// Whether one of the totals has a band.
    public static boolean hasBands(List<SlipSentence> sentences) {
        return sentences.stream().flatMap(sentence -> sentence.total().stream()).anyMatch(total -> total.band()
                .isPresent());
    }

    /// Whether one of the words has a sign of the teacher.
    static boolean hasSigns(List<SlipSentence> sentences) {
        return sentences.stream().flatMap(sentence -> sentence.words().stream()).anyMatch(word -> !word.sign()
                .isEmpty());
    }
}
