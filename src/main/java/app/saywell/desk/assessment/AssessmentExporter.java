package app.saywell.desk.assessment;

import app.saywell.desk.reports.pdf.PdfReportWriter;
import app.saywell.desk.reports.pdf.PrintedTable;
import app.saywell.desk.reports.table.CsvWriter;
import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.reports.table.TableSheet.SheetCell;
import app.saywell.desk.reports.table.XlsxWriter;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.assessment.Rating;
import app.saywell.desk.school.assessment.Rubric;
import app.saywell.desk.store.change.UseCaseContext;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/// Writes the results of an assessment: as a table for the school's system, and as pages to be signed and kept.
public final class AssessmentExporter {
    private final UseCaseContext context;

    public AssessmentExporter(UseCaseContext context) {
        this.context = context;
    }

    public void exportCsv(AssessmentResults results, Locale language, Path file) throws IOException {
        note(results, AccessEntry.AccessAction.EXPORTED);
        CsvWriter.write(table(results, language), file, CsvWriter.CsvSeparator.COMMA);
    }

    /// The results as an Excel workbook.
    public void exportXlsx(AssessmentResults results, Locale language, Path file) throws IOException {
        note(results, AccessEntry.AccessAction.EXPORTED);
        XlsxWriter.write(table(results, language), file);
    }

    /// The results as PDF, with rubric, conditions, agreement, and every rating with who gave it and when.
    public void exportPdf(AssessmentResults results, Locale language, Path file) throws IOException {
        note(results, AccessEntry.AccessAction.PRINTED);
        AssessmentTexts texts = new AssessmentTexts(language);
        TableSheet sheet = table(results, language);
        List<String> notes = new ArrayList<>();
        notes.add(conditions(results.assessment(), texts));
        notes.add(
                results.agreement().isPresent()
                        ? texts.get("agreement", results.agreement().getAsDouble())
                        : texts.get("agreement.none"));
        List<PrintedTable> tables = new ArrayList<>();
        tables.add(new PrintedTable(
                results.assessment().title() + " · " + texts.get("title"),
                notes,
                sheet.headings(),
                sheet.rows().stream()
                        .map(row -> row.stream().map(AssessmentExporter::print).toList())
                        .toList()));
        tables.add(history(results, texts, language));
        new PdfReportWriter(language).writeTables(tables, file);
    }

    private void note(AssessmentResults results, AccessEntry.AccessAction action) {
        context.noteAccess(action, results.assessment().classId(), Optional.empty());
    }

    private static String conditions(Assessment assessment, AssessmentTexts texts) {
        return texts.get(
                "conditions",
                assessment.conditions().tries(),
                assessment.conditions().seconds(),
                texts.get(assessment.conditions().sameMicrophone() ? "microphone.same" : "microphone.any"));
    }

    private static TableSheet table(AssessmentResults results, Locale language) {
        AssessmentTexts texts = new AssessmentTexts(language);
        Rubric rubric = results.assessment().rubric();
        List<String> headings = new ArrayList<>(List.of(texts.get("number"), texts.get("name")));
        rubric.criteria()
                .forEach(criterion ->
                        headings.add(texts.get("criterion.weighted", texts.name(criterion), criterion.weight())));
        headings.addAll(
                List.of(texts.get("rater", 1), texts.get("rater", 2), texts.get("points"), texts.get("remarks")));
        return new TableSheet(
                texts.get("title"),
                headings,
                results.learners().stream()
                        .map(learner -> row(learner, rubric, texts))
                        .toList());
    }

    private static List<SheetCell> row(AssessmentResults.LearnerResult learner, Rubric rubric, AssessmentTexts texts) {
        List<SheetCell> row = new ArrayList<>();
        row.add(new SheetCell.TextCell(learner.reading().learner().number()));
        row.add(new SheetCell.TextCell(learner.reading().learner().name()));
        IntStream.range(0, rubric.criteria().size()).forEach(i -> row.add(cell(learner.level(i))));
        row.add(cell(points(learner.first(), rubric)));
        row.add(cell(points(learner.second(), rubric)));
        row.add(cell(learner.points(rubric)));
        row.add(new SheetCell.TextCell(texts.remarks(learner, rubric)));
        return row;
    }

    private static OptionalDouble points(Optional<Rating> rating, Rubric rubric) {
        return rating.map(given -> OptionalDouble.of(rubric.points(given.levels())))
                .orElse(OptionalDouble.empty());
    }

    private static SheetCell cell(OptionalDouble value) {
        return value.isPresent() ? new SheetCell.NumberCell(value.getAsDouble(), 1) : new SheetCell.EmptyCell();
    }

    private static String print(SheetCell cell) {
        return switch (cell) {
            case SheetCell.TextCell text -> text.text();
            case SheetCell.NumberCell number -> String.format(Locale.ROOT, "%.1f", number.value());
            case SheetCell.EmptyCell _ -> "";
        };
    }

    private PrintedTable history(AssessmentResults results, AssessmentTexts texts, Locale language) {
        DateTimeFormatter time = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(language)
                .withZone(ZoneId.systemDefault());
        String day = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(language)
                .format(LocalDate.ofInstant(context.clock().instant(), ZoneId.systemDefault()));
        return new PrintedTable(
                texts.get("history"),
                List.of(day),
                List.of(
                        texts.get("time"),
                        texts.get("person"),
                        texts.get("rater.column"),
                        texts.get("name"),
                        texts.get("levels"),
                        texts.get("points")),
                results.history().stream()
                        .map(rating -> List.of(
                                time.format(rating.at()),
                                rating.person(),
                                String.valueOf(rating.rater()),
                                nameOf(results, rating.learnerId()),
                                rating.levels().toString().replaceAll("[\\[\\]]", ""),
                                String.format(
                                        Locale.ROOT,
                                        "%.1f",
                                        results.assessment().rubric().points(rating.levels()))))
                        .toList());
    }

    private static String nameOf(AssessmentResults results, long learnerId) {
        return results.learners().stream()
                .map(learner -> learner.reading().learner())
                .filter(learner -> learner.id() == learnerId)
                .map(learner -> (learner.number() + " " + learner.name()).strip())
                .findFirst()
                .orElse("");
    }
}
