package app.saywell.desk.reports.pdf;

import java.util.List;

/// The results of a whole class on one sheet: learners in rows, sentences in columns.
///
/// @param title class, lesson and day
/// @param thresholds of the score levels, as printed
/// @param rules by which the scores were given, in words; may be empty
/// @param sentences the column headings
public record ClassSheet(
        String title, SheetThresholds thresholds, String rules, List<String> sentences, List<ClassSheetRow> rows) {

    /// The scores where good and nearly begin.
    public record SheetThresholds(int good, int nearly) {}

    /// A learner; the cells are in the order of the sentences.
    public record ClassSheetRow(String number, String name, List<ClassSheetCell> cells) {}

    /// A score as text; empty where there is none.
    public record ClassSheetCell(String score, PrintedLevel level) {}
}
