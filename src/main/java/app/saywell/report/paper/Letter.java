package app.saywell.report.paper;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// A page for the parents of one pupil, with nothing of anybody else on it.
///
/// @param pupil the name, or what stands for it; may be empty
/// @param about the lesson
/// @param lines the sentences, as on a [Slip]
/// @param keep words that were good; may be empty
/// @param fix at most two things to practise, in words
public record Letter(
        String pupil, About about, List<Slip.Line> lines, List<String> keep, List<String> fix) {

    /// What the letter is about.
    ///
    /// @param schoolClass may be empty
    /// @param day of the letter
    /// @param eraseOn when the voices are erased
    public record About(
            String schoolClass, String lesson, LocalDate day, Optional<LocalDate> eraseOn) {}
}
