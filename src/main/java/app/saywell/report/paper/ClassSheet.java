package app.saywell.report.paper;

import java.util.List;

/// A whole class on one sheet: pupils down, sentences across.
///
/// @param title class, lesson and day
/// @param borders of the levels, as they are to be named
/// @param sentences the headings of the columns
public record ClassSheet(String title, Borders borders, List<String> sentences, List<Row> rows) {

    /// From where a score counts as good and as nearly good.
    public record Borders(int good, int nearly) {}

    /// A pupil; the cells stand in the order of the sentences.
    public record Row(String number, String name, List<Cell> cells) {}

    /// A score, already as text; empty where there is none.
    public record Cell(String score, Level level) {}
}
