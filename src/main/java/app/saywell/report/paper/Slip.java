package app.saywell.report.paper;

import java.util.List;
import java.util.Optional;

/// Half a page for one pupil, with nothing of anybody else on it.
///
/// @param name empty where names are left out
/// @param place class, lesson and day, as they are to stand in one line
/// @param lines the sentences
/// @param keep what was good, in words; may be empty
/// @param fix at most two things to practise, in words
public record Slip(String name, String place, List<Line> lines, String keep, List<String> fix) {

    /// A sentence and how it was read.
    ///
    /// @param total empty where it was not judged
    public record Line(List<MarkedWord> words, Optional<Total> total) {}

    /// What it came to.
    ///
    /// @param points out of 100
    public record Total(int points, By by) {}

    /// Whose judgement it is.
    public enum By {
        MACHINE,
        TEACHER
    }

    /// A word and how it was said.
    public record MarkedWord(String word, Level level) {}
}
