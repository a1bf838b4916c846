package app.saywell.desk.reports.term;

import java.util.List;

/// One page about a learner's term, with no data of any other person.
///
/// @param title what kind of page it is
/// @param name the learner, or a substitute; may be empty
/// @param heading class and days in one line
/// @param sections from top to bottom
public record TermPage(String title, String name, String heading, List<TermSection> sections, TermFooter footer) {

    /// A part of the page.
    ///
    /// @param bars figures on a scale from 0 to 100, drawn above the lines; may be empty
    /// @param lines paragraphs
    /// @param codes drawn below the lines; may be empty
    public record TermSection(String heading, List<TermBar> bars, List<String> lines, List<TermCode> codes) {
        /// Without codes.
        public TermSection(String heading, List<TermBar> bars, List<String> lines) {
            this(heading, bars, lines, List.of());
        }
    }

    /// A web address as a square code (QR), to be opened with the camera of a phone.
    ///
    /// @param label what is there
    public record TermCode(String label, String address) {}

    /// A figure with its band of error.
    ///
    /// @param label what it is of
    /// @param value out of 100
    /// @param band half its width, in the same points
    /// @param figure the same as text
    public record TermBar(String label, double value, double band, String figure) {
        /// Where the band begins, at least 0.
        public double low() {
            return Math.clamp(value - band, 0, 100);
        }

        /// Where the band ends, at most 100.
        public double high() {
            return Math.clamp(value + band, 0, 100);
        }
    }

    /// The end of the page.
    ///
    /// @param notes in small letters
    /// @param signature who signs, or a line to sign on
    public record TermFooter(List<String> notes, String day, String signature) {}
}
