package app.saywell.desk.reports;

import app.saywell.desk.reports.pdf.ClassSheet;
import app.saywell.desk.reports.pdf.ConsentForm;
import app.saywell.desk.reports.pdf.ParentLetter;
import app.saywell.desk.reports.pdf.PrintedLevel;
import app.saywell.desk.reports.pdf.ResultSlip;
import app.saywell.desk.school.NameVisibility;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.task.ProgressListener;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/// Collects the content of printable documents about a class and lesson. Scores of the service are
/// labelled as such.
public final class ReportBuilder {
    private static final int MAX_WORDS_TO_FIX = 2;
    private static final int MAX_WORDS_TO_KEEP = 3;
    private static final int MANY_SOUNDS = 6;

    private final UseCaseContext context;
    private final Locale language;
    private final ProgressListener progress;
    private final PrintedFeedback feedback;
    private final PrintedRules rules;
    private final PrintedFluency fluency;

    /// @param language of the pages
    /// @param progress by learner, of slips and letters
    public ReportBuilder(UseCaseContext context, Locale language, ProgressListener progress) {
        this.context = context;
        this.language = language;
        this.progress = progress;
        feedback = new PrintedFeedback(context.library(), language);
        rules = new PrintedRules(language);
        fluency = new PrintedFluency(language);
    }

    /// The class sheet.
    ///
    /// @param title the title of the sheet
    ClassSheet classSheet(ReportSelection selection, String title) {
        SelectedGrid grid = SelectedGrid.read(context, selection);
        ScoreThresholds thresholds = grid.thresholds();
        return new ClassSheet(
                title,
                new ClassSheet.SheetThresholds(
                        (int) Math.round(thresholds.good()), (int) Math.round(thresholds.nearly())),
                rules.line(grid.learners().stream()
                        .flatMap(learner -> scores(grid, learner).stream())
                        .toList()),
                grid.sentences().stream().map(Sentence::text).toList(),
                grid.learners().stream().map(learner -> row(grid, learner)).toList(),
                means(grid),
                sounds(grid));
    }

    private static List<ClassSheet.SheetSound> sounds(SelectedGrid grid) {
        SoundTally tally = new SoundTally();
        grid.learners()
                .forEach(learner -> tally.add(CountedReadings.read(grid, learner).words().stream()
                        .map(SelectedGrid.CountedWord::word)
                        .toList()));
        return tally.all().stream()
                .filter(sound -> sound.said() >= SoundTally.MIN_SAID)
                .map(sound -> new ClassSheet.SheetSound(
                        sound.sound(), sound.said(), sound.right(), grid.focus().counts(sound.sound())))
                .sorted(Comparator.comparing(sound -> !sound.countsNow()))
                .toList();
    }

    /// The mean of each sentence, and that of all scores.
    private static List<OptionalDouble> means(SelectedGrid grid) {
        List<OptionalDouble> means = new ArrayList<>();
        grid.sentences().forEach(sentence -> means.add(grid.mean(grid.learners(), List.of(sentence))));
        means.add(grid.mean(grid.learners(), grid.sentences()));
        return means;
    }

    /// A slip for each learner with a take.
    ///
    /// @param place class, lesson and date as printed on the slip
    public List<ResultSlip> slips(ReportSelection selection, String place) {
        SelectedGrid grid = SelectedGrid.read(context, selection);
        return forEachReader(grid, learner -> {
            CountedReadings readings = CountedReadings.read(grid, learner);
            return new ResultSlip(
                    nameOrNumber(grid, learner),
                    joined(place, fluency.inWords(readings.fluency())),
                    rules.line(scores(grid, learner)),
                    lines(grid, learner, readings),
                    goodWords(readings, 1).stream().findFirst().orElse(""),
                    wordsToFix(grid, readings));
        });
    }

    private <T> List<T> forEachReader(SelectedGrid grid, Function<Learner, T> maker) {
        List<Learner> readers = grid.learners().stream().filter(grid::hasTakes).toList();
        return LearnerSteps.make(readers, progress, learner -> Optional.of(maker.apply(learner)));
    }

    /// A letter for the parents of each learner with a take.
    public List<ParentLetter> letters(ReportSelection selection, LocalDate day) {
        SelectedGrid grid = SelectedGrid.read(context, selection);
        var about = new ParentLetter.ParentLetterDetails(
                grid.className(),
                grid.lessonTitle(),
                grid.sentences().size(),
                day,
                grid.eraseOn(),
                ApprovalReport.consentContact(context.library()).person());
        return forEachReader(grid, learner -> {
            CountedReadings readings = CountedReadings.read(grid, learner);
            return new ParentLetter(
                    nameOrNumber(grid, learner),
                    about,
                    joined(
                            joined(fluency.inWords(readings.fluency()), fluency.measures(readings.fluency())),
                            rules.line(scores(grid, learner))),
                    lines(grid, learner, readings),
                    goodWords(readings, MAX_WORDS_TO_KEEP),
                    wordsToFix(grid, readings));
        });
    }

    /// A form for the guardian of each learner. If names are hidden, one form to copy.
    List<ConsentForm> consentForms(ReportSelection selection) {
        SelectedGrid grid = SelectedGrid.read(context, selection);
        Optional<String> hostedService = hostedServiceName();
        var contact = ApprovalReport.consentContact(context.library());
        if (selection.names() == NameVisibility.HIDDEN || grid.learners().isEmpty()) {
            var blankEntry = new ConsentForm.ConsentFormLearner(grid.className(), "", "");
            return List.of(new ConsentForm(blankEntry, grid.eraseOn(), hostedService, contact));
        }
        return grid.learners().stream()
                .map(learner -> new ConsentForm.ConsentFormLearner(grid.className(), learner.number(), learner.name()))
                .map(learner -> new ConsentForm(learner, grid.eraseOn(), hostedService, contact))
                .toList();
    }

    /// The sentences of the lesson.
    public List<String> sentences(ReportSelection selection) {
        return context.library().sentences().findByLesson(selection.lessonId()).stream()
                .map(Sentence::text)
                .toList();
    }

    // The form mentions the hosted service only if it is set up, so that it does not ask for more
    // consent than needed.
    private Optional<String> hostedServiceName() {
        boolean used = context.library().settings().get(Setting.SERVICE_KIND) == ServiceKind.HOSTED;
        return used ? ApprovalReport.hostedService(context.library()) : Optional.empty();
    }

    private static String joined(String first, String second) {
        return first.isEmpty() || second.isEmpty() ? first + second : first + " · " + second;
    }

    private String nameOrNumber(SelectedGrid grid, Learner learner) {
        String name = grid.displayName(learner);
        if (!name.isEmpty() || learner.number().isEmpty()) {
            return name;
        }
        boolean korean = language.getLanguage().equals("ko");
        return korean ? learner.number() + "번" : "No. " + learner.number();
    }

    private static List<TakeScore> scores(SelectedGrid grid, Learner learner) {
        return grid.sentences().stream()
                .flatMap(sentence -> grid.takeSummary(learner, sentence).score().stream())
                .toList();
    }

    private static List<String> goodWords(CountedReadings readings, int maxWords) {
        return readings.words().stream()
                .filter(countedWord -> countedWord.verdict() == Verdict.GOOD)
                .sorted(Comparator.comparingInt(ReportBuilder::difficulty)
                        .thenComparingDouble(SelectedGrid.CountedWord::score)
                        .reversed())
                .map(countedWord -> countedWord.word().word())
                .distinct()
                .limit(maxWords)
                .toList();
    }

    // Nobody is praised for "not" who said "wonderful" as well.
    private static int difficulty(SelectedGrid.CountedWord countedWord) {
        return Math.min(countedWord.word().phonemes().size(), MANY_SOUNDS);
    }

    private List<String> wordsToFix(SelectedGrid grid, CountedReadings readings) {
        return readings.words().stream()
                .filter(countedWord -> !countedWord.word().isFaultless())
                .sorted(Comparator.comparing((SelectedGrid.CountedWord countedWord) ->
                                !grid.focus().counts(countedWord.word()))
                        .thenComparingDouble(SelectedGrid.CountedWord::score))
                .map(feedback::lineOf)
                .distinct()
                .limit(MAX_WORDS_TO_FIX)
                .toList();
    }

    private static List<ResultSlip.SlipSentence> lines(SelectedGrid grid, Learner learner, CountedReadings readings) {
        return grid.sentences().stream()
                .filter(sentence -> grid.takeSummary(learner, sentence).takeCount() > 0)
                .map(sentence -> line(sentence, readings.words(sentence), grid.countedTotal(learner, sentence)))
                .toList();
    }

    private static ResultSlip.SlipSentence line(
            Sentence sentence, List<SelectedGrid.CountedWord> counted, Optional<ResultSlip.SlipTotal> total) {
        List<ResultSlip.MarkedWord> words = counted.stream()
                .map(countedWord -> new ResultSlip.MarkedWord(
                        countedWord.word().word(), LevelClassifier.print(countedWord.verdict()), countedWord.sign()))
                .toList();
        return new ResultSlip.SlipSentence(words.isEmpty() ? unscoredWords(sentence) : words, total);
    }

    private static List<ResultSlip.MarkedWord> unscoredWords(Sentence sentence) {
        return List.of(sentence.text().split("\\s+")).stream()
                .map(word -> new ResultSlip.MarkedWord(word, PrintedLevel.UNSCORED, ""))
                .toList();
    }

    private static ClassSheet.ClassSheetRow row(SelectedGrid grid, Learner learner) {
        List<ClassSheet.ClassSheetCell> cells = grid.sentences().stream()
                .map(sentence -> cell(grid, learner, sentence))
                .toList();
        return new ClassSheet.ClassSheetRow(
                learner.number(), grid.displayName(learner), cells, grid.mean(List.of(learner), grid.sentences()));
    }

    private static ClassSheet.ClassSheetCell cell(SelectedGrid grid, Learner learner, Sentence sentence) {
        PrintedLevel level =
                grid.verdict(learner, sentence).map(LevelClassifier::print).orElse(PrintedLevel.UNSCORED);
        return grid.countedTotal(learner, sentence)
                .map(total -> new ClassSheet.ClassSheetCell(
                        total.figure() + (total.source() == ResultSlip.TotalSource.SERVICE ? "" : "*"), level, true))
                .orElseGet(() -> new ClassSheet.ClassSheetCell(
                        "",
                        PrintedLevel.UNSCORED,
                        grid.takeSummary(learner, sentence).takeCount() > 0));
    }
}
