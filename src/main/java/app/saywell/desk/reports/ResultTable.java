package app.saywell.desk.reports;

import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.reports.table.TableSheet.SheetCell;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.take.ScoreBand;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.takes.fluency.FluencyMeasure;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;

/// The results of a class as a table: one row per learner and sentence, in the order of both lists.
///
/// A score always has its scale. The teacher's total is the total, and the grade column is empty
/// until a teacher has given a grade.
public final class ResultTable {
    private static final DateTimeFormatter TIME_FORMAT =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm xxx", Locale.ROOT);

    private static final Set<String> GRADE_COLUMNS = Set.of("total", "teacher", "grade");

    private final UseCaseContext context;
    private final Library library;

    public ResultTable(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// The headings in the language of the report.
    ///
    /// @param sheet the name of the sheet
    /// @param columns thirty-two headings: number, name, sentence, takes, recorded where, recorded
    ///   at, pronunciation, from, to, stress, pauses, speed, fluency, rhythm and melody, the total that counts,
    ///   the total of the service alone, what people who listen would give from and to, scored by, scoring rule,
    ///   marks on words, teacher's total, self-rating, grade, and the measures of fluency
    /// @param language of the report
    /// @param home what is said of a take that was recorded at home
    /// @param here what is said of one that the service inside has scored
    public record TableHeadings(Locale language, String sheet, List<String> columns, String home, String here) {
        /// Number of columns.
        public static final int COLUMNS = 32;

        private static final List<String> KEYS = List.of(
                "number",
                "name",
                "sentence",
                "takes",
                "origin",
                "recorded",
                "pronunciation",
                "from",
                "to",
                "stress",
                "pauses",
                "speed",
                "fluency",
                "prosody",
                "total",
                "served",
                "people.from",
                "people.to",
                "judged-by",
                "rule",
                "marks",
                "teacher",
                "own-view",
                "grade",
                "measure.speech_rate",
                "measure.articulation_rate",
                "measure.length_of_run",
                "measure.pauses_inside",
                "measure.pauses_at_borders",
                "measure.rhythm",
                "measure.pitch_range",
                "measure.final_movement");

        private static final List<FluencyMeasure> MEASURES = List.of(
                FluencyMeasure.SPEECH_RATE,
                FluencyMeasure.ARTICULATION_RATE,
                FluencyMeasure.LENGTH_OF_RUN,
                FluencyMeasure.PAUSES_INSIDE,
                FluencyMeasure.PAUSES_AT_BORDERS,
                FluencyMeasure.RHYTHM,
                FluencyMeasure.PITCH_RANGE,
                FluencyMeasure.FINAL_MOVEMENT);

        public TableHeadings {
            columns = List.copyOf(columns);
            if (columns.size() != COLUMNS) {
                throw new IllegalArgumentException("there are " + COLUMNS + " columns");
            }
        }

        /// In Korean or English.
        public static TableHeadings in(Locale language) {
            ResourceBundle words = ResourceBundle.getBundle(
                    "app.saywell.desk.reports.Results",
                    language,
                    ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
            return new TableHeadings(
                    language,
                    words.getString("sheet"),
                    KEYS.stream().map(words::getString).toList(),
                    words.getString("home"),
                    words.getString("here"));
        }
    }

    /// Reads the present state.
    public TableSheet read(ReportSelection selection, TableHeadings headings) {
        SelectedGrid grid = SelectedGrid.read(context, selection);
        List<List<SheetCell>> rows = new ArrayList<>();
        for (Learner learner : grid.learners()) {
            for (Sentence sentence : grid.sentences()) {
                rows.add(row(grid, learner, sentence, headings));
            }
        }
        return new TableSheet(headings.sheet(), headings.columns(), rows);
    }

    private List<SheetCell> row(SelectedGrid grid, Learner learner, Sentence sentence, TableHeadings headings) {
        var summary = grid.takeSummary(learner, sentence);
        List<SheetCell> row = new ArrayList<>();
        row.add(new SheetCell.TextCell(learner.number()));
        row.add(new SheetCell.TextCell(grid.displayName(learner)));
        row.add(new SheetCell.TextCell(sentence.text()));
        row.add(new SheetCell.NumberCell(summary.takeCount(), 0));
        row.add(
                grid.isFromHome(learner, sentence)
                        ? new SheetCell.TextCell(headings.home())
                        : new SheetCell.EmptyCell());
        Optional<TakeScore> score = summary.score();
        score.ifPresentOrElse(
                takeScore -> addScore(row, grid, takeScore, headings), () -> addGrade(row, grid, learner, sentence));
        return row;
    }

    private void addScore(List<SheetCell> row, SelectedGrid grid, TakeScore score, TableHeadings headings) {
        row.add(new SheetCell.TextCell(localTime(score.recordedAt())));
        row.add(new SheetCell.NumberCell(score.pronunciation(), 1));
        row.add(new SheetCell.NumberCell(score.scale().min(), 0));
        row.add(new SheetCell.NumberCell(score.scale().max(), 0));
        Optional<ScoringResult> result = library.results().find(score.resultId());
        Optional<PronunciationResult> counted = result.map(ScoringResult::pronunciationResult);
        Optional<PronunciationFeedback> parts = counted.map(PronunciationResult::feedback);
        row.add(partCell(parts.map(PronunciationFeedback::stress)));
        row.add(partCell(parts.map(PronunciationFeedback::pause)));
        row.add(partCell(parts.map(PronunciationFeedback::speed)));
        Optional<FluencyReport> fluency = counted.flatMap(found -> Optional.ofNullable(found.fluency()));
        row.add(numberCell(fluency.map(FluencyReport::fluency)));
        row.add(numberCell(fluency.map(FluencyReport::prosody)));
        row.add(new SheetCell.NumberCell(grid.teacherTotal(score).orElse(score.total()), 1));
        row.add(numberCell(result.map(found -> found.serviceResult().total())));
        Optional<ScoreBand> band = grid.band(score);
        row.add(numberCell(band.map(people -> (double) people.lowest())));
        row.add(numberCell(band.map(people -> (double) people.highest())));
        row.add(new SheetCell.TextCell(
                result.map(found -> scorer(found, headings)).orElse("")));
        row.add(new SheetCell.TextCell(new PrintedRules(headings.language()).of(score)));
        row.add(new SheetCell.TextCell(result.flatMap(found -> counted.map(words -> wordMarks(found, words)))
                .orElse("")));
        row.add(numberCell(grid.teacherTotal(score)));
        row.add(library.selfRatings()
                .findRating(score.takeId())
                .<SheetCell>map(rating -> new SheetCell.TextCell(symbol(rating)))
                .orElse(new SheetCell.EmptyCell()));
        row.add(numberCell(library.marks().grade(score.takeId())));
        TableHeadings.MEASURES.forEach(
                measure -> row.add(numberCell(fluency.flatMap(report -> measure.in(report, Optional.empty())))));
    }

    private static String scorer(ScoringResult result, TableHeadings headings) {
        String service = result.origin().service();
        return service.equals(AnswerOrigin.EMBEDDED) ? headings.here() : service;
    }

    /// The words that the teacher marked, each with its sign.
    private static String wordMarks(ScoringResult result, PronunciationResult counted) {
        return SelectedGrid.words(result, counted).stream()
                .filter(word -> !word.sign().isEmpty())
                .map(word -> word.word().word() + " " + word.sign())
                .collect(Collectors.joining(", "));
    }

    private static String symbol(SelfRating rating) {
        return switch (rating) {
            case GOOD -> "✓";
            case NEARLY -> "~";
            case WORK -> "!";
        };
    }

    /// The time on the clock of this computer, with its offset from UTC.
    private static String localTime(Instant time) {
        return TIME_FORMAT.format(time.atZone(ZoneId.systemDefault()));
    }

    // Empty for results without the part.
    private static SheetCell partCell(Optional<DimensionScore> part) {
        return numberCell(part.map(DimensionScore::score));
    }

    private static SheetCell numberCell(Optional<Double> value) {
        return value.<SheetCell>map(number -> new SheetCell.NumberCell(number, 1))
                .orElse(new SheetCell.EmptyCell());
    }

    /// The grade, which counts as the teacher's total: there is no score.
    private static void addGrade(List<SheetCell> row, SelectedGrid grid, Learner learner, Sentence sentence) {
        SheetCell grade = numberCell(grid.grade(learner, sentence));
        for (String column : TableHeadings.KEYS.subList(row.size(), TableHeadings.COLUMNS)) {
            row.add(GRADE_COLUMNS.contains(column) ? grade : new SheetCell.EmptyCell());
        }
    }
}
