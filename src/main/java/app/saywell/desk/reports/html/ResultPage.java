package app.saywell.desk.reports.html;

import app.saywell.desk.reports.pdf.ResultSlip;
import java.util.List;
import java.util.Optional;

/// The results of one learner, with no data of any other person.
///
/// @param name empty when names are left out
/// @param heading class, lesson and day in one line, and how fluently it was read
/// @param rules by which the scores were given, in words; may be empty
/// @param sentences the sentences that were read
/// @param strength what was good, in words; may be empty
/// @param workOn the one thing to work on, in words; may be empty
public record ResultPage(
        String name, String heading, String rules, List<PageSentence> sentences, String strength, String workOn) {

    /// A sentence, how it was read, and what can be heard of it.
    ///
    /// @param meaning may be empty
    /// @param model the model reading, if it is to be heard
    /// @param own what the learner said, if it is to be heard
    public record PageSentence(
            ResultSlip.SlipSentence marked, String meaning, Optional<PageSound> model, Optional<PageSound> own) {}

    /// A sound inside the page.
    ///
    /// @param bytes a whole file
    /// @param type such as `audio/wav`
    @SuppressWarnings("ArrayRecordComponent") // passed through, never compared
    public record PageSound(byte[] bytes, String type) {}
}
