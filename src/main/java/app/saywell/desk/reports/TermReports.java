package app.saywell.desk.reports;

import app.saywell.desk.reports.pdf.PdfReportWriter;
import app.saywell.desk.reports.term.Certificate;
import app.saywell.desk.reports.term.TermPage;
import app.saywell.desk.reports.word.WordReportWriter;
import app.saywell.desk.school.FileNamePart;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.WholeFile;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Term pages and certificates of a selection. The term is its period; all lessons count.
public final class TermReports {
    private final UseCaseContext context;

    public TermReports(UseCaseContext context) {
        this.context = context;
    }

    /// The pages of all learners with a take in the term.
    List<TermPage> pages(ReportSelection selection, Locale language, ProgressListener progress) {
        Terms terms = new Terms(context, selection, language);
        return LearnerSteps.make(terms.grid.learners(), progress, learner -> terms.facts
                .read(learner)
                .map(facts -> terms.pages.page(facts, terms.heading(learner), Optional.empty())));
    }

    /// The certificates of all learners with a take in the term.
    List<Certificate> certificates(ReportSelection selection, Locale language, ProgressListener progress) {
        Terms terms = new Terms(context, selection, language);
        return LearnerSteps.make(terms.grid.learners(), progress, learner -> terms.facts
                .read(learner)
                .map(facts -> terms.pages.certificate(facts, terms.heading(learner), terms.numberBeside(learner))));
    }

    /// Writes the pages of all learners as one Word file.
    ///
    /// @return how many pages it has; without any, no file is written
    /// @throws java.util.concurrent.CancellationException if the thread was interrupted
    public int writeWord(ReportSelection selection, Locale language, Path file, ProgressListener progress)
            throws IOException {
        List<TermPage> pages = pages(selection, language, progress);
        if (!pages.isEmpty()) {
            context.noteAccess(AccessEntry.AccessAction.EXPORTED, selection.classId(), selection.learnerId());
            new WordReportWriter(language).writeTermPages(pages, file);
        }
        return pages.size();
    }

    /// Writes a folder for each learner: the page as PDF and as Word, and the first and the latest recording that the
    /// page names. What is there already is replaced. A page whose recordings cannot be read is written without
    /// them.
    ///
    /// @param address where the recordings of one more folder will be uploaded; then the pages have a code for
    ///     each of theirs
    /// @return how many folders of learners, and which are without their recordings
    /// @throws java.util.concurrent.CancellationException if the thread was interrupted
    public GivenRecordings writeFolders(
            ReportSelection selection,
            Locale language,
            Path folder,
            Optional<RecordingsAddress> address,
            ProgressListener progress)
            throws IOException {
        context.noteAccess(AccessEntry.AccessAction.EXPORTED, selection.classId(), selection.learnerId());
        WholeFile.createFolder(folder);
        Terms terms = new Terms(context, selection, language);
        Optional<UploadedRecordings> uploaded =
                address.map(at -> new UploadedRecordings(context, at, folder.resolve(uploadFolderName(language))));
        if (uploaded.isPresent()) {
            uploaded.get().removeEarlier();
        }
        try {
            List<String> leftOut = new ArrayList<>();
            int folders = LearnerSteps.make(terms.grid.learners(), progress, learner -> terms.facts
                            .read(learner)
                            .map(facts -> writeFolder(terms, facts, folder, uploaded, leftOut)))
                    .size();
            return new GivenRecordings(folders, leftOut);
        } catch (UncheckedIOException e) {
            throw Objects.requireNonNull(e.getCause());
        }
    }

    /// The name of the folder with the copies that a school uploads.
    public static String uploadFolderName(Locale language) {
        return new TermTexts(language).get("file.upload");
    }

    private Path writeFolder(
            Terms terms, TermFacts facts, Path folder, Optional<UploadedRecordings> uploaded, List<String> leftOut) {
        String name = terms.fileName(facts.learner());
        Path own = folder.resolve(name);
        try {
            WholeFile.createFolder(own);
            Optional<TermPageBuilder.RecordingFiles> files = Optional.empty();
            if (facts.recordings().isPresent()) {
                files = copyRecordings(facts.recordings().get(), own, name, terms.texts, uploaded);
                if (files.isEmpty()) {
                    leftOut.add(name);
                }
            }
            List<TermPage> page = List.of(terms.pages.page(facts, terms.heading(facts.learner()), files));
            new PdfReportWriter(terms.language).writeTermPages(page, own.resolve(name + ".pdf"));
            new WordReportWriter(terms.language).writeTermPages(page, own.resolve(name + ".docx"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return own;
    }

    // A page whose recordings are gone is still worth having.
    private Optional<TermPageBuilder.RecordingFiles> copyRecordings(
            TermRecordings recordings, Path folder, String name, TermTexts texts, Optional<UploadedRecordings> uploaded)
            throws IOException {
        Optional<byte[]> first =
                context.library().recordings().readIntact(recordings.first().audio());
        Optional<byte[]> latest =
                context.library().recordings().readIntact(recordings.latest().audio());
        if (first.isEmpty() || latest.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new TermPageBuilder.RecordingFiles(
                copy(first.get(), recordings.first(), folder, name + "_" + texts.get("file.first"), uploaded),
                copy(latest.get(), recordings.latest(), folder, name + "_" + texts.get("file.latest"), uploaded)));
    }

    private static TermPageBuilder.HandedRecording copy(
            byte[] recording, Take take, Path folder, String name, Optional<UploadedRecordings> uploaded)
            throws IOException {
        String fileName = name + "." + take.audio().extension();
        WholeFile.write(folder.resolve(fileName), out -> out.write(recording));
        return new TermPageBuilder.HandedRecording(
                fileName,
                uploaded.isEmpty()
                        ? Optional.empty()
                        : Optional.of(uploaded.get().add(recording, take)));
    }

    /// What all pages of a selection have in common.
    private static final class Terms {
        private final Locale language;
        private final SelectedGrid grid;
        private final TermFactsReader facts;
        private final TermPageBuilder pages;
        private final TermTexts texts;
        private final LocalDate day;
        private final String teacher;

        Terms(UseCaseContext context, ReportSelection selection, Locale language) {
            this.language = language;
            grid = SelectedGrid.read(context, selection);
            facts = new TermFactsReader(context, selection.classId(), selection.period());
            pages = new TermPageBuilder(context.library(), language);
            texts = new TermTexts(language);
            day = LocalDate.ofInstant(context.clock().instant(), ZoneId.systemDefault());
            teacher = ApprovalReport.consentContact(context.library()).person();
        }

        TermPageBuilder.TermHeading heading(Learner learner) {
            String name = grid.displayName(learner);
            boolean isNumbered = name.isEmpty() && !learner.number().isEmpty();
            return new TermPageBuilder.TermHeading(
                    isNumbered ? texts.get("number", learner.number()) : name, grid.className(), day, teacher);
        }

        /// The number that stands beside a name; empty where it stands in its place.
        String numberBeside(Learner learner) {
            return grid.displayName(learner).isEmpty() ? "" : learner.number();
        }

        String fileName(Learner learner) {
            return Stream.of(
                            ExportFileNames.numberPart(grid, learner),
                            FileNamePart.of(grid.displayName(learner)),
                            texts.get("file"))
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining("_"));
        }
    }
}
