package app.saywell.desk.speaking.paper;

import app.saywell.desk.reports.pdf.PdfReportWriter;
import app.saywell.desk.reports.table.CsvWriter;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.access.AccessEntry.AccessAction;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.speaking.MeasuredSpeech;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.WholeFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Gives out what was said freely: the report on paper, all reports of a learner as a table, and one file for the
/// teacher with both and the recording. Each file is written whole or not at all, is private, and is noted in the
/// access record. Call it on a worker thread.
public final class SpeechExporter {
    private static final System.Logger LOG = System.getLogger(SpeechExporter.class.getName());

    private final UseCaseContext context;
    private final Library library;

    public SpeechExporter(UseCaseContext context) {
        this.context = context;
        library = context.library();
    }

    private interface Filling {
        void fill(OutputStream out) throws IOException;
    }

    /// Writes the report on a judged speech as PDF.
    ///
    /// @throws java.util.NoSuchElementException if it was not judged or is erased
    public void writePdf(FreeSpeech speech, Locale language, Path file) throws IOException {
        Learner learner = learner(speech.learnerId());
        var paper = papers(language).paper(measured(speech), learner);
        WholeFile.write(file, out -> PdfReportWriter.writeSpeechPaper(paper, out));
        note(AccessAction.PRINTED, learner);
    }

    /// The report on a judged speech as lines of plain text. That it was seen is noted in the access record.
    ///
    /// @throws java.util.NoSuchElementException if it was not judged or is erased
    public List<String> plainReport(FreeSpeech speech, Locale language) {
        MeasuredSpeech measured = measured(speech);
        context.noteOpened(speech.learnerId());
        return SpeechPapers.plain(papers(language).paper(measured, learner(speech.learnerId())));
    }

    /// Writes a row for each judged speech of a learner, oldest first, as CSV.
    ///
    /// @return how many; without any, no file is written
    public int writeCsv(long learnerId, Locale language, Path file) throws IOException {
        List<MeasuredSpeech> judged = library.freeSpeech().findByLearner(learnerId).stream()
                .filter(speech -> speech.answers().isPresent())
                .map(MeasuredSpeech::of)
                .toList();
        if (judged.isEmpty()) {
            return 0;
        }
        Learner learner = learner(learnerId);
        CsvWriter.write(table(language).of(judged, learner), file, CsvWriter.CsvSeparator.COMMA);
        note(AccessAction.EXPORTED, learner);
        return judged.size();
    }

    /// Writes the report on a judged speech as PDF and as CSV, with the recording, into one ZIP file.
    ///
    /// @return whether the recording is in it; its file may be gone, or cannot be read
    /// @throws java.util.NoSuchElementException if it was not judged or is erased
    public boolean writeZip(FreeSpeech speech, Locale language, Path file) throws IOException {
        Learner learner = learner(speech.learnerId());
        MeasuredSpeech measured = measured(speech);
        var paper = papers(language).paper(measured, learner);
        var rows = table(language).of(List.of(measured), learner);
        byte[] pdf = bytes(out -> PdfReportWriter.writeSpeechPaper(paper, out));
        byte[] csv = bytes(out -> CsvWriter.write(rows, out, CsvWriter.CsvSeparator.COMMA));
        Optional<byte[]> recording = library.recordings().read(speech.audio());
        WholeFile.write(file, out -> {
            try (ZipOutputStream zip = new ZipOutputStream(out)) {
                put(zip, "report.pdf", entry -> entry.write(pdf));
                put(zip, "report.csv", entry -> entry.write(csv));
                if (recording.isPresent()) {
                    put(zip, "recording." + speech.audio().extension(), entry -> entry.write(recording.get()));
                }
            }
        });
        note(AccessAction.EXPORTED, learner);
        return recording.isPresent();
    }

    private SpeechPapers papers(Locale language) {
        return new SpeechPapers(library, language);
    }

    private SpeechTable table(Locale language) {
        return new SpeechTable(library, language);
    }

    /// As it is stored now: what was erased meanwhile is given out no more.
    private MeasuredSpeech measured(FreeSpeech speech) {
        return MeasuredSpeech.of(library.freeSpeech().find(speech.id()).orElseThrow());
    }

    private Learner learner(long learnerId) {
        return library.learners().find(learnerId).orElseThrow();
    }

    private static byte[] bytes(Filling filling) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        filling.fill(out);
        return out.toByteArray();
    }

    private static void put(ZipOutputStream zip, String name, Filling filling) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        filling.fill(zip);
        zip.closeEntry();
    }

    private void note(AccessEntry.AccessAction action, Learner learner) {
        context.noteAccess(action, learner.classId().orElse(0L), Optional.of(learner.id()));
    }
}
