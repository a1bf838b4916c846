package app.saywell.desk.reports.pdf;

import java.util.List;

/// What one learner said freely, on as many pages as it needs. All texts are in the language of the paper.
///
/// @param name of the learner; may be empty
/// @param heading class, number and day in one line
/// @param task what was spoken about
/// @param notices what keeps the report from saying much; may be empty
/// @param said what was said, with its heading and its legend
/// @param sections the figures and what to try
/// @param notes below everything, in small letters
public record SpeechPaper(
        String title,
        String name,
        String heading,
        String task,
        List<String> notices,
        SaidText said,
        List<PaperSection> sections,
        List<String> notes) {

    /// What was said.
    ///
    /// @param legend what the signs and lines mean
    /// @param notes below the words
    public record SaidText(String heading, List<SaidWord> words, String legend, List<String> notes) {}

    /// A word that was said.
    ///
    /// @param isSure whether it is sure that this was said
    public record SaidWord(String text, boolean isSure, PrintedLevel level) {
        /// As it stands on paper: an unsure word in brackets with a question mark, a weak one with an exclamation mark.
        public String printed() {
            return isSure ? level == PrintedLevel.WEAK ? text + " !" : text : "[" + text + " ?]";
        }
    }

    /// A heading with lines below it.
    public record PaperSection(String heading, List<String> lines) {}

    /// The text at the bottom of a page.
    String footer(int page) {
        return (name.isEmpty() ? title : name) + " · " + heading + " · " + page;
    }
}
