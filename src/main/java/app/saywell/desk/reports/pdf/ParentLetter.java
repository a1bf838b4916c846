package app.saywell.desk.reports.pdf;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// A page for the parents of one learner, with no data of any other person.
///
/// @param learner the name, or a substitute; may be empty
/// @param details class, lesson and dates
/// @param rules how fluently it was read, and by which rules the scores were given, in words; may be empty
/// @param sentences the sentences that were read, as on a [ResultSlip]
/// @param strengths words that were good; may be empty
/// @param improvements at most two things to practise, in words
public record ParentLetter(
        String learner,
        ParentLetterDetails details,
        String rules,
        List<ResultSlip.SlipSentence> sentences,
        List<String> strengths,
        List<String> improvements) {

    /// What the letter is about.
    ///
    /// @param schoolClass may be empty
    /// @param sentenceCount how many sentences the lesson has
    /// @param day date of the letter
    /// @param eraseOn when the recordings are erased
    /// @param teacher who signs, as the school's papers name them; empty for a line to write on
    public record ParentLetterDetails(
            String schoolClass,
            String lesson,
            int sentenceCount,
            LocalDate day,
            Optional<LocalDate> eraseOn,
            String teacher) {}
}
