package app.saywell.practice.report;

import app.saywell.library.Library;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.library.take.GridStore;
import app.saywell.library.take.Result;
import app.saywell.library.take.Score;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Desk;
import app.saywell.practice.classroom.ClassGrid;
import app.saywell.report.paper.ClassSheet;
import app.saywell.report.paper.Level;
import app.saywell.report.paper.Slip;
import app.saywell.report.textgrid.SpeechTiers;
import app.saywell.report.textgrid.TextGrid;
import app.saywell.speech.Word;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reports of a class and lesson. The machine's scores are given as such; a grade is there only
/// where a teacher gave one.
public final class Reports {
    private static final int THINGS_TO_FIX = 2;

    private final Desk desk;
    private final Library library;

    public Reports(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// A result as tiers for Praat.
    public TextGrid textGrid(long resultId) {
        Result result = library.results().find(resultId).orElseThrow();
        Take take = library.takes().find(result.takeId()).orElseThrow();
        return SpeechTiers.of(result.judgement().components(), take.audio().seconds());
    }

    /// The class on a sheet of paper.
    ///
    /// @param title as it is to stand above it
    public ClassSheet classSheet(long classId, long lessonId, String title, Names names) {
        ClassGrid grid = ClassGrid.read(desk, classId, lessonId);
        Strictness strictness = schoolClass(classId).strictness();
        return new ClassSheet(
                title,
                new ClassSheet.Borders(
                        (int) Math.round(strictness.good()), (int) Math.round(strictness.nearly())),
                grid.sentences().stream().map(Sentence::text).toList(),
                grid.pupils().stream().map(pupil -> row(grid, pupil, strictness, names)).toList());
    }

    /// A slip for each pupil who has a take.
    ///
    /// @param place class, lesson and day, as they are to stand on it
    public List<Slip> slips(long classId, long lessonId, String place, Names names) {
        ClassGrid grid = ClassGrid.read(desk, classId, lessonId);
        Strictness strictness = schoolClass(classId).strictness();
        return grid.pupils().stream()
                .filter(
                        pupil ->
                                grid.sentences().stream()
                                        .anyMatch(s -> grid.cell(pupil, s).standing().takes() > 0))
                .map(pupil -> slip(grid, pupil, strictness, place, names))
                .toList();
    }

    private Slip slip(
            ClassGrid grid, Learner pupil, Strictness strictness, String place, Names names) {
        List<Optional<Result>> results =
                grid.sentences().stream().map(s -> result(grid.cell(pupil, s))).toList();
        List<Slip.Line> lines =
                grid.sentences().stream()
                        .map(s -> line(s, grid.cell(pupil, s), strictness))
                        .toList();
        List<Word> words =
                results.stream()
                        .flatMap(Optional::stream)
                        .flatMap(result -> result.judgement().words().stream())
                        .toList();
        String keep =
                words.stream()
                        .max(Comparator.comparingDouble(Word::score))
                        .filter(word -> word.score() >= strictness.good())
                        .map(Word::word)
                        .orElse("");
        List<String> fix =
                words.stream()
                        .filter(word -> !word.correct())
                        .sorted(Comparator.comparingDouble(Word::score))
                        .map(Reports::advice)
                        .distinct()
                        .limit(THINGS_TO_FIX)
                        .toList();
        return new Slip(shown(pupil, names), place, lines, keep, fix);
    }

    private static String advice(Word word) {
        String feedback = word.feedback();
        return feedback == null ? word.word() : word.word() + " — " + feedback;
    }

    private Slip.Line line(Sentence sentence, GridStore.Cell cell, Strictness strictness) {
        Optional<Result> result = result(cell);
        List<Slip.MarkedWord> words =
                result.map(
                                judged ->
                                        judged.judgement().words().stream()
                                                .map(w -> marked(w, strictness))
                                                .toList())
                        .orElseGet(
                                () ->
                                        List.of(sentence.text().split("\\s+")).stream()
                                                .map(w -> new Slip.MarkedWord(w, Level.UNKNOWN))
                                                .toList());
        return new Slip.Line(
                words, cell.standing().score().map(score -> (int) Math.round(score.total())));
    }

    private static Slip.MarkedWord marked(Word word, Strictness strictness) {
        return new Slip.MarkedWord(word.word(), Levels.of(word.score(), strictness));
    }

    private ClassSheet.Row row(ClassGrid grid, Learner pupil, Strictness strictness, Names names) {
        List<ClassSheet.Cell> cells =
                grid.sentences().stream()
                        .map(s -> cell(grid.cell(pupil, s).standing().score(), strictness))
                        .toList();
        return new ClassSheet.Row(pupil.number(), shown(pupil, names), cells);
    }

    private static ClassSheet.Cell cell(Optional<Score> score, Strictness strictness) {
        return score.map(
                        s ->
                                new ClassSheet.Cell(
                                        String.format(Locale.ROOT, "%.0f", s.total()),
                                        Levels.of(s.total(), strictness)))
                .orElse(new ClassSheet.Cell("", Level.UNKNOWN));
    }

    private Optional<Result> result(GridStore.Cell cell) {
        return cell.standing().score().flatMap(score -> library.results().find(score.resultId()));
    }

    private SchoolClass schoolClass(long classId) {
        return library.classes().find(classId).orElseThrow();
    }

    private static String shown(Learner pupil, Names names) {
        return names == Names.SHOWN ? pupil.name() : "";
    }
}
