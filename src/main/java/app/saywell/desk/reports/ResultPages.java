package app.saywell.desk.reports;

import app.saywell.desk.reports.html.ResultPage;
import app.saywell.desk.reports.html.ResultPageWriter;
import app.saywell.desk.reports.pdf.ResultSlip;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.FileNamePart;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Result pages for learners: one file each, with nothing of any other learner. They are written
/// only when a teacher asks for them.
public final class ResultPages {
    private final UseCaseContext context;
    private final Library library;

    public ResultPages(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// What can be heard on a page. Nothing, unless the teacher ticks it.
    public record PageVoices(boolean model, boolean own) {
        /// Nothing can be heard.
        public static final PageVoices NONE = new PageVoices(false, false);
    }

    /// What was written.
    ///
    /// @param pages in the order of the class
    /// @param leftOut the voices that are not to be heard on their page, because their sound is missing or
    ///     damaged: the page without its ending, and the sentence
    public record WrittenPages(List<Path> pages, List<String> leftOut) {
        /// Copies the lists.
        public WrittenPages {
            pages = List.copyOf(pages);
            leftOut = List.copyOf(leftOut);
        }
    }

    /// Writes a page for every learner of the selection who has a take.
    ///
    /// @param language of the fixed texts; feedback of the service keeps its language
    public WrittenPages writeAll(
            ReportSelection selection, Locale language, PageVoices voices, Path folder, ProgressListener progress)
            throws IOException {
        context.noteAccess(AccessEntry.AccessAction.EXPORTED, selection.classId(), selection.learnerId());
        Files.createDirectories(folder);
        SelectedGrid grid = SelectedGrid.read(context, selection);
        List<Learner> learners = grid.learners().stream().filter(grid::hasTakes).toList();
        List<Path> pages = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        for (Learner learner : learners) {
            Path page = unusedName(folder, fileName(grid, learner));
            write(selection, learner, language, voices, page).forEach(leftOut::add);
            pages.add(page);
            progress.onProgress(pages.size(), learners.size());
        }
        return new WrittenPages(pages, leftOut);
    }

    /// @return the voices that could not be read
    private List<String> write(
            ReportSelection selection, Learner learner, Locale language, PageVoices voices, Path file)
            throws IOException {
        ReportSelection own = selection.forLearner(learner.id());
        SelectedGrid grid = SelectedGrid.read(context, own);
        ResultSlip slip = new ReportBuilder(context, language, ProgressListener.NONE)
                .slips(own, heading(grid, language))
                .getFirst();
        List<Sentence> read = grid.sentences().stream()
                .filter(sentence -> grid.takeSummary(learner, sentence).takeCount() > 0)
                .toList();
        List<ResultPage.PageSentence> sentences = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        String page = String.valueOf(file.getFileName()).replaceFirst("\\.html$", "");
        for (int i = 0; i < read.size(); i++) {
            Sentence sentence = read.get(i);
            sentences.add(new ResultPage.PageSentence(
                    slip.sentences().get(i),
                    sentence.meaning(),
                    sound(voices.model() ? modelReading(sentence) : Optional.empty(), page, sentence, leftOut),
                    sound(
                            voices.own() ? ownVoice(grid, learner, sentence) : Optional.empty(),
                            page,
                            sentence,
                            leftOut)));
        }
        new ResultPageWriter(language)
                .write(
                        new ResultPage(
                                slip.name(),
                                slip.heading(),
                                slip.rules(),
                                sentences,
                                slip.strengths(),
                                slip.improvements().stream().findFirst().orElse("")),
                        file);
        return leftOut;
    }

    private Optional<AudioClip> modelReading(Sentence sentence) {
        return library.readings().findBySentence(sentence.id()).stream()
                .filter(ModelReading::primary)
                .findFirst()
                .map(ModelReading::audio);
    }

    // The take that the marks are of, not another one.
    private Optional<AudioClip> ownVoice(SelectedGrid grid, Learner learner, Sentence sentence) {
        return grid.takeSummary(learner, sentence)
                .score()
                .map(TakeScore::takeId)
                .flatMap(library.takes()::find)
                .map(Take::audio);
    }

    // A page without it is still worth having.
    private Optional<ResultPage.PageSound> sound(
            Optional<AudioClip> voice, String page, Sentence sentence, List<String> leftOut) {
        if (voice.isEmpty()) {
            return Optional.empty();
        }
        if (library.recordings().readIntact(voice.get()).isEmpty()) {
            leftOut.add(page + ": " + sentence.text());
            return Optional.empty();
        }
        Path file = library.recordings().existingFile(voice.get());
        return Optional.of(new ResultPage.PageSound(AudioFile.toUpload(file).bytes(), "audio/wav"));
    }

    private String heading(SelectedGrid grid, Locale language) {
        String day = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(language)
                .format(LocalDate.ofInstant(context.clock().instant(), ZoneId.systemDefault()));
        return Stream.of(grid.className(), grid.lessonTitle(), day)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    /// Class, number and lesson, and no name: `3-2_07_Unit-3`.
    private static String fileName(SelectedGrid grid, Learner learner) {
        return Stream.of(
                        FileNamePart.of(grid.className()),
                        ExportFileNames.numberPart(grid, learner),
                        FileNamePart.of(grid.lessonTitle()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("_"));
    }

    private static Path unusedName(Path folder, String name) {
        Path file = folder.resolve(name + ".html");
        for (int i = 2; Files.exists(file); i++) {
            file = folder.resolve(name + "_" + i + ".html");
        }
        return file;
    }
}
