package app.saywell.desk.reports.pdf;

import java.util.List;
import java.util.OptionalDouble;

/// The results of a whole class on one sheet: learners in rows, sentences in columns.
///
/// @param title class, lesson and day
/// @param thresholds of the score levels, as printed
/// @param rules by which the scores were given, in words; may be empty
/// @param sentences the column headings
/// @param means of the class: one for each sentence, and last that of all scores; empty where scores have no common
///     mean
/// @param sounds those that count now before the others, the most difficult first; may be empty
public record ClassSheet(
        String title,
        SheetThresholds thresholds,
        String rules,
        List<String> sentences,
        List<ClassSheetRow> rows,
        List<OptionalDouble> means,
        List<SheetSound> sounds) {

    /// How the class said a sound, over all learners and sentences of the sheet.
    ///
    /// @param sound in IPA
    /// @param said how often
    /// @param right how often rightly
    /// @param countsNow whether it is among the sounds that count now for the class
    public record SheetSound(String sound, int said, int right, boolean countsNow) {}

    /// The scores where good and nearly begin.
    public record SheetThresholds(int good, int nearly) {}

    /// A learner; the cells are in the order of the sentences.
    ///
    /// @param mean of the scores; empty without one, or where they have no common mean
    public record ClassSheetRow(String number, String name, List<ClassSheetCell> cells, OptionalDouble mean) {}

    /// A score as text.
    ///
    /// @param score empty where there is none
    /// @param isRecorded whether something was recorded, scored or not
    public record ClassSheetCell(String score, PrintedLevel level, boolean isRecorded) {}
}
