package app.saywell.practice.report;

import app.saywell.library.Library;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.take.OwnRating;
import app.saywell.library.take.Score;
import app.saywell.practice.change.Desk;
import app.saywell.report.table.Sheet;
import app.saywell.report.table.Sheet.Cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;

/// The results of a class as a table: one row a pupil and sentence, in the order of both lists.
///
/// A score never stands without its scale, and the grade's column is empty until a teacher has
/// given
/// one.
public final class ResultSheet {
    private final Desk desk;
    private final Library library;

    public ResultSheet(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// The headings in the language of the report.
    ///
    /// @param sheet the name of the table
    /// @param columns thirteen of them: number, name, sentence, takes, recorded at, pronunciation,
    ///     from, to, total out of 100, judged by, the teacher's total, what the pupil thought,
    // grade
    public record Headings(String sheet, List<String> columns) {
        /// How many columns there are.
        public static final int COLUMNS = 13;

        private static final List<String> KEYS =
                List.of(
                        "number",
                        "name",
                        "sentence",
                        "takes",
                        "recorded",
                        "pronunciation",
                        "from",
                        "to",
                        "total",
                        "judged-by",
                        "teacher",
                        "own-view",
                        "grade");

        public Headings {
            columns = List.copyOf(columns);
            if (columns.size() != COLUMNS) {
                throw new IllegalArgumentException("there are " + COLUMNS + " columns");
            }
        }

        /// In Korean or English.
        public static Headings in(Locale language) {
            ResourceBundle words =
                    ResourceBundle.getBundle(
                            "app.saywell.practice.report.Results",
                            language,
                            ResourceBundle.Control.getNoFallbackControl(
                                    ResourceBundle.Control.FORMAT_PROPERTIES));
            return new Headings(
                    words.getString("sheet"), KEYS.stream().map(words::getString).toList());
        }
    }

    /// As it stands now.
    public Sheet read(Selection selection, Headings headings) {
        SelectedGrid grid = SelectedGrid.read(desk, selection);
        List<List<Cell>> rows = new ArrayList<>();
        for (Learner pupil : grid.pupils()) {
            for (Sentence sentence : grid.sentences()) {
                rows.add(row(grid, pupil, sentence));
            }
        }
        return new Sheet(headings.sheet(), headings.columns(), rows);
    }

    private List<Cell> row(SelectedGrid grid, Learner pupil, Sentence sentence) {
        var standing = grid.standing(pupil, sentence);
        List<Cell> row = new ArrayList<>();
        row.add(new Cell.Text(pupil.number()));
        row.add(new Cell.Text(grid.shown(pupil)));
        row.add(new Cell.Text(sentence.text()));
        row.add(new Cell.Number(standing.takes(), 0));
        Optional<Score> score = standing.score();
        score.ifPresentOrElse(s -> add(row, grid, s), () -> addNothing(row));
        return row;
    }

    private void add(List<Cell> row, SelectedGrid grid, Score score) {
        row.add(new Cell.Text(score.takenAt().toString()));
        row.add(new Cell.Number(score.pronunciation(), 1));
        row.add(new Cell.Number(score.scale().min(), 0));
        row.add(new Cell.Number(score.scale().max(), 0));
        row.add(new Cell.Number(score.total(), 1));
        row.add(
                new Cell.Text(
                        library.results()
                                .find(score.resultId())
                                .map(result -> result.origin().service())
                                .orElse("")));
        row.add(number(grid.teacher(score)));
        row.add(
                library.ownRatings()
                        .of(score.takeId())
                        .<Cell>map(rating -> new Cell.Text(sign(rating)))
                        .orElse(new Cell.Empty()));
        row.add(number(library.marks().grade(score.takeId())));
    }

    private static String sign(OwnRating rating) {
        return switch (rating) {
            case GOOD -> "✓";
            case NEARLY -> "~";
            case WORK -> "!";
        };
    }

    private static Cell number(Optional<Double> value) {
        return value.<Cell>map(one -> new Cell.Number(one, 1)).orElse(new Cell.Empty());
    }

    private static void addNothing(List<Cell> row) {
        while (row.size() < Headings.COLUMNS) {
            row.add(new Cell.Empty());
        }
    }
}
