package app.saywell.desk.reports.pdf;

import java.util.List;

/// A table on paper.
///
/// @param notes lines between title and table
/// @param rows each with a text for every heading
public record PrintedTable(String title, List<String> notes, List<String> headings, List<List<String>> rows) {}
