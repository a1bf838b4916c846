package app.saywell.practice.report;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.people.Strictness;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.change.Desk;
import app.saywell.report.paper.ClassSheet;
import app.saywell.report.paper.ConsentForm;
import app.saywell.report.paper.Letter;
import app.saywell.report.paper.Level;
import app.saywell.report.paper.Slip;
import app.saywell.speech.Word;

import java.net.URI;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What stands on paper about a class and lesson. The machine's scores are given as such.
public final class Reports {
    private static final int THINGS_TO_FIX = 2;
    private static final int THINGS_TO_KEEP = 3;

    private final Desk desk;
    private final Locale language;

    /// @param language of what is said about pupils whose names are left out
    public Reports(Desk desk, Locale language) {
        this.desk = desk;
        this.language = language;
    }

    /// The class on a sheet of paper.
    ///
    /// @param title as it is to stand above it
    public ClassSheet classSheet(Selection selection, String title) {
        SelectedGrid grid = SelectedGrid.read(desk, selection);
        Strictness strictness = grid.strictness();
        return new ClassSheet(
                title,
                new ClassSheet.Borders(
                        (int) Math.round(strictness.good()), (int) Math.round(strictness.nearly())),
                grid.sentences().stream().map(Sentence::text).toList(),
                grid.pupils().stream().map(pupil -> row(grid, pupil, strictness)).toList());
    }

    /// A slip for each pupil who has a take.
    ///
    /// @param place class, lesson and day, as they are to stand on it
    public List<Slip> slips(Selection selection, String place) {
        SelectedGrid grid = SelectedGrid.read(desk, selection);
        return grid.pupils().stream()
                .filter(grid::hasTakes)
                .map(
                        pupil ->
                                new Slip(
                                        nameOrNumber(grid, pupil),
                                        place,
                                        lines(grid, pupil),
                                        keep(grid, pupil, 1).stream().findFirst().orElse(""),
                                        fix(grid, pupil)))
                .toList();
    }

    /// A letter for the parents of each pupil who has a take.
    public List<Letter> letters(Selection selection, LocalDate day) {
        SelectedGrid grid = SelectedGrid.read(desk, selection);
        var about = new Letter.About(grid.className(), grid.lessonTitle(), day, grid.eraseOn());
        return grid.pupils().stream()
                .filter(grid::hasTakes)
                .map(
                        pupil ->
                                new Letter(
                                        nameOrNumber(grid, pupil),
                                        about,
                                        lines(grid, pupil),
                                        keep(grid, pupil, THINGS_TO_KEEP),
                                        fix(grid, pupil)))
                .toList();
    }

    /// A form for the guardian of each pupil; without names a single one, to be copied.
    public List<ConsentForm> consentForms(Selection selection) {
        SelectedGrid grid = SelectedGrid.read(desk, selection);
        Optional<String> hosted = hosted();
        if (selection.names() == Names.HIDDEN || grid.pupils().isEmpty()) {
            var nobody = new ConsentForm.Pupil(grid.className(), "", "");
            return List.of(new ConsentForm(nobody, grid.eraseOn(), hosted));
        }
        return grid.pupils().stream()
                .map(p -> new ConsentForm.Pupil(grid.className(), p.number(), p.name()))
                .map(pupil -> new ConsentForm(pupil, grid.eraseOn(), hosted))
                .toList();
    }

    /// The sentences of the lesson.
    public List<String> sentences(Selection selection) {
        return desk.library().sentences().of(selection.lessonId()).stream()
                .map(Sentence::text)
                .toList();
    }

    // A form that offers what nobody has set up would ask for more than is needed.
    private Optional<String> hosted() {
        String address = desk.library().settings().get(Setting.HOSTED_ADDRESS).strip();
        boolean used = desk.library().settings().get(Setting.SERVICE) == ServiceKind.HOSTED;
        if (!used || address.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(URI.create(address).getHost())
                    .or(() -> Optional.of(address));
        } catch (IllegalArgumentException notAnAddress) {
            return Optional.of(address);
        }
    }

    private String nameOrNumber(SelectedGrid grid, Learner pupil) {
        String name = grid.shown(pupil);
        if (!name.isEmpty() || pupil.number().isEmpty()) {
            return name;
        }
        boolean korean = language.getLanguage().equals("ko");
        return korean ? pupil.number() + "번" : "No. " + pupil.number();
    }

    private static List<SelectedGrid.Heard> words(SelectedGrid grid, Learner pupil) {
        return grid.sentences().stream()
                .flatMap(sentence -> grid.words(pupil, sentence).stream())
                .toList();
    }

    private static List<String> keep(SelectedGrid grid, Learner pupil, int most) {
        return words(grid, pupil).stream()
                .filter(heard -> heard.score() >= grid.strictness().good())
                .sorted(
                        Comparator.comparingInt(Reports::shortness)
                                .thenComparing(
                                        Comparator.comparingDouble(SelectedGrid.Heard::score)
                                                .reversed()))
                .map(heard -> heard.word().word())
                .distinct()
                .limit(most)
                .toList();
    }

    private static int shortness(SelectedGrid.Heard heard) {
        return heard.word().phonemes().size() > 2 ? 0 : 1;
    }

    private static List<String> fix(SelectedGrid grid, Learner pupil) {
        return words(grid, pupil).stream()
                .filter(heard -> !heard.right())
                .sorted(Comparator.comparingDouble(SelectedGrid.Heard::score))
                .map(heard -> advice(heard.word()))
                .distinct()
                .limit(THINGS_TO_FIX)
                .toList();
    }

    private static String advice(Word word) {
        String feedback = word.feedback();
        return feedback == null ? word.word() : word.word() + " — " + feedback;
    }

    private static List<Slip.Line> lines(SelectedGrid grid, Learner pupil) {
        return grid.sentences().stream().map(s -> line(grid, pupil, s)).toList();
    }

    private static Slip.Line line(SelectedGrid grid, Learner pupil, Sentence sentence) {
        List<Slip.MarkedWord> words =
                grid.words(pupil, sentence).stream()
                        .map(
                                heard ->
                                        new Slip.MarkedWord(
                                                heard.word().word(),
                                                Levels.of(heard.score(), grid.strictness())))
                        .toList();
        return new Slip.Line(
                words.isEmpty() ? unread(sentence) : words, grid.total(pupil, sentence));
    }

    private static List<Slip.MarkedWord> unread(Sentence sentence) {
        return List.of(sentence.text().split("\\s+")).stream()
                .map(word -> new Slip.MarkedWord(word, Level.UNKNOWN))
                .toList();
    }

    private static ClassSheet.Row row(SelectedGrid grid, Learner pupil, Strictness strictness) {
        List<ClassSheet.Cell> cells =
                grid.sentences().stream().map(s -> cell(grid, pupil, s, strictness)).toList();
        return new ClassSheet.Row(pupil.number(), grid.shown(pupil), cells);
    }

    private static ClassSheet.Cell cell(
            SelectedGrid grid, Learner pupil, Sentence sentence, Strictness strictness) {
        Level level =
                grid.measure(pupil, sentence)
                        .map(measure -> Levels.of(measure, strictness))
                        .orElse(Level.UNKNOWN);
        return grid.total(pupil, sentence)
                .map(
                        one ->
                                new ClassSheet.Cell(
                                        one.points() + (one.by() == Slip.By.TEACHER ? "*" : ""),
                                        level))
                .orElse(new ClassSheet.Cell("", Level.UNKNOWN));
    }
}
